/** Three columns of cards where there is room. */
export const listingGrid = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3";
