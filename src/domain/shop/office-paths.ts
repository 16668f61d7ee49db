/** The addresses of the back office: for its own links, for mails, and for answers that name a next step. */
export const officePaths = {
  admin: () => "/admin",
  /** A section by the specification's name, with what its list shows. */
  adminSection: (section: string, list: Readonly<Record<string, string>> = {}) =>
    `/admin?${new URLSearchParams({ section, ...list })}`,
  adminQuote: (id: number) => `/admin/quotes/${id}`,
  /** Where its order is made. */
  adminProduction: (quoteId: number) => `/admin/quotes/${quoteId}?part=production`,
  /** The messages about a quote, on its page. */
  adminThread: (id: number) => `/admin/quotes/${id}#messages`,
  adminOrder: (id: number) => `/admin/orders/${id}`,
  /** The proofs of an order, on its page. */
  adminProofs: (orderId: number) => `/admin/orders/${orderId}#proofs`,
  adminPayment: (id: number) => `/admin/payments/${id}`,
  adminClient: (id: number) => `/admin/clients/${id}`,
  adminCompany: (id: number) => `/admin/companies/${id}`,
  adminInvoice: (id: number) => `/admin/invoices/${id}`,
  adminUser: (id: number) => `/admin/users/${id}`,
  adminProduct: (id: number) => `/admin/products/${id}`,
};
