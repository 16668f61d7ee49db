import type { Targets } from "./targets.ts";

/** Of the product of the tests. */
export const printArea = {
  ...{ id: "front", name: "front", picture: `/storage/pictures/${"0".repeat(24)}-800.webp` },
  corners: [
    [300, 400],
    [500, 420],
    [490, 650],
    [310, 620],
  ],
  ...{ width_mm: 250, height_mm: 230 },
};
/** What the calls about pictures and artwork are sent. */
export const pictureWrites: Readonly<
  Record<string, (targets: Targets) => Readonly<Record<string, unknown>>>
> = {
  "POST /api/artwork/check": () => ({ width_mm: 200 }),
  "POST /api/products/{id}/pictures": () => ({ alt_en: "From the side" }),
  "PUT /api/products/{id}/pictures": () => ({ pictures: [{ image: "https://www.example.com/bag.jpg" }] }),
  "PUT /api/products/{id}/print-areas": () => ({ print_areas: [printArea] }),
  "PUT /api/quotes/{id}/sketch": ({ productId }) => ({
    ...{ product: productId, size: null, dye: "#1A7F37", places: [] },
  }),
};
