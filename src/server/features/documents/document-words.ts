/** What quotes and receipts say on paper. */
export const documentWords = {
  quote: /*i18n*/ { id: "document.quote", message: "Quote {reference}" },
  receipt: /*i18n*/ { id: "document.receipt", message: "Receipt for quote {reference}" },
  page: /*i18n*/ { id: "document.page", message: "Page {page} of {pages}" },
  test: /*i18n*/ { id: "document.test", message: "TEST – no money moves" },
  client: /*i18n*/ { id: "document.client", message: "Client" },
  company: /*i18n*/ { id: "document.company", message: "Company" },
  email: /*i18n*/ { id: "document.email", message: "Email" },
  phone: /*i18n*/ { id: "document.phone", message: "Phone" },
  delivery: /*i18n*/ { id: "document.delivery", message: "Delivery address" },
  requestedOn: /*i18n*/ { id: "document.requestedOn", message: "Requested on" },
  confirmedOn: /*i18n*/ { id: "document.confirmedOn", message: "Confirmed on" },
  wantedBy: /*i18n*/ { id: "document.wantedBy", message: "Wanted by" },
  purchaseOrder: /*i18n*/ { id: "document.purchaseOrder", message: "Purchase order" },
  paidOn: /*i18n*/ { id: "document.paidOn", message: "Paid on" },
  paymentReference: /*i18n*/ { id: "document.paymentReference", message: "Payment reference" },
  paidBy: /*i18n*/ { id: "document.paidBy", message: "Paid by" },
  card: /*i18n*/ { id: "document.card", message: "Card" },
  transfer: /*i18n*/ { id: "document.transfer", message: "Bank transfer" },
  item: /*i18n*/ { id: "document.item", message: "Product and size" },
  units: /*i18n*/ { id: "document.units", message: "Units" },
  unitPrice: /*i18n*/ { id: "document.unitPrice", message: "Unit price" },
  amount: /*i18n*/ { id: "document.amount", message: "Amount" },
  logo: /*i18n*/ { id: "document.logo", message: "Logo printing, one-time fee" },
  toConfirm: /*i18n*/ { id: "document.toConfirm", message: "to be confirmed" },
  total: /*i18n*/ { id: "document.total", message: "Total" },
  estimate: /*i18n*/ { id: "document.estimate", message: "Total (estimate)" },
  received: /*i18n*/ { id: "document.received", message: "Amount received" },
  refunded: /*i18n*/ { id: "document.refunded", message: "Refunded on {date}" },
  disputed: /*i18n*/ { id: "document.disputed", message: "Returned through your bank (dispute)" },
  kept: /*i18n*/ { id: "document.kept", message: "Amount kept" },
  fabric: /*i18n*/ { id: "document.fabric", message: "Bag colors" },
  ink: /*i18n*/ { id: "document.ink", message: "Logo colors" },
  project: /*i18n*/ { id: "document.project", message: "Project details" },
  payment: /*i18n*/ { id: "document.payment", message: "Payment for quote {reference}" },
  thanks: /*i18n*/ {
    id: "document.thanks",
    message: "We have received this payment in full. Thank you.",
  },
  checking: /*i18n*/ {
    id: "document.checking",
    message: "We have received this payment and are checking it against your quote.",
  },
} as const;

/** How a quote stands, in a sentence under its title. */
export const standingWords = {
  pending: /*i18n*/ {
    id: "document.standing.pending",
    message: "Under review. The prices are fixed once we confirm the quote.",
  },
  approved: /*i18n*/ { id: "document.standing.approved", message: "Approved, and waiting for payment." },
  confirmed: /*i18n*/ {
    id: "document.standing.confirmed",
    message: "Confirmed. These prices are fixed; production starts once the quote is paid.",
  },
  rejected: /*i18n*/ { id: "document.standing.rejected", message: "Rejected. Reason: {reason}" },
  paid: /*i18n*/ { id: "document.standing.paid", message: "Paid. Thank you." },
} as const;

export const notSpecified = /*i18n*/ { id: "document.notSpecified", message: "Not specified" };
