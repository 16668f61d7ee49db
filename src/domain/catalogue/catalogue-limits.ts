/** Products on the home page (SPEC-2.1). */
export const featuredProducts = 3;
/** Products a page of the listing, and how many `Load More Products` adds. */
export const listingPage = 9;
/** Hover zoom of the product viewer, percent. */
export const zoomPercent = 250;
/** Smallest quantity of a cart line. */
export const minimumQuantity = 1;
/** Largest quantity of a cart line: what a quote may ask for of one size (SPEC-2.19). */
export const maximumQuantity = 10_000_000;
/** Longest texts of a product or size, in characters. */
export const catalogueTextLimits = {
  name: 200,
  description: 5000,
  sizeName: 100,
  label: 200,
  alt: 200,
} as const;

/** Pictures of a product. */
export const productPicturesMost = 12;
