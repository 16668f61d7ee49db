/**
 * Every link of the shop. Pages under `/en` and `/fr` keep their visitors under that address, hence `start`:
 * "" without a language in the address.
 */
export function pathsFrom(start: "" | "/en" | "/fr") {
  return {
    home: () => start || "/",
    products: () => `${start}/products`,
    /** The canonical address of a product. */
    product: (id: number | string) => `${start}/products/${id}`,
    /** The address that cards link to; the same page. */
    details: (id: number | string) => `${start}/details/${id}`,
    devis: () => `${start}/devis`,
    checkout: () => `${start}/checkout`,
    contact: () => `${start}/contact`,
    about: () => `${start}/about`,
    privacyPolicy: () => `${start}/privacy-policy`,
    terms: () => `${start}/terms`,
    cookies: () => `${start}/cookies`,
    login: () => `${start}/login`,
    register: () => `${start}/register`,
    forgotPassword: () => `${start}/forgot-password`,
  };
}

/** Links of the shop and of a client. Those of the back office are `officePaths`, which no public page carries. */
export const paths = {
  ...pathsFrom(""),
  unauthorized: () => "/unauthorized",
  paymentTest: () => "/payment-test",
  language: () => "/language",
  clientQuotes: () => "/client/quotes",
  clientLogin: () => "/client/login",
  clientCheckout: (token: string) => `/Client/Checkout/${encodeURIComponent(token)}`,
  clientPayment: (token: string) => `/Client/Payement/${encodeURIComponent(token)}`,
  /** Of an offer whose link this tab knows. */
  offer: () => "/offer",
  clientDashboard: (quoteId: number) => `/client/dashboard/${quoteId}`,
  clientProof: (orderId: number) => `/client/orders/${orderId}/proof`,
  clientOrderAgain: (orderId: number) => `/client/orders/${orderId}/again`,
  paymentSuccess: (quoteId: number) => `/client/dashboard/${quoteId}/payment-success`,
};
