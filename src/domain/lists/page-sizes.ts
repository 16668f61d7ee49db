/** Page sizes of the lists of the back office that remember how a person wants them; the first of each is the default. */
export const pageSizes = {
  users: [4, 10, 25, 50],
  quotes: [6, 10, 25, 50, 100],
  "quotes-payments": [15, 25, 50],
  payments: [10, 15, 25, 50],
  clients: [25, 10, 50, 100],
  companies: [25, 10, 50, 100],
  orders: [25, 10, 50, 100],
  invoices: [25, 10, 50, 100],
  exports: [10, 25, 50],
  sizes: [5, 10, 25, 50],
  products: [10, 5, 25, 50, 100],
} as const;

/** Products a page on a narrow window. */
export const productsPageWhenNarrow = 5;

/** Width in px below which the screens are the mobile ones. */
export const mobileBreakpoint = 768;

/** The most rows a list call gives on one page. */
export const maxPerPage = 500;
