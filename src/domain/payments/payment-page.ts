const paymentPages = /^(\/client\/(payement|dashboard)\/|(\/(en|fr))?\/offer\/)/i;

/** Is this the path of a screen on which a card is paid? Only there a provider's library may be loaded. */
export function isPaymentPage(pathname: string): boolean {
  return paymentPages.test(pathname);
}
