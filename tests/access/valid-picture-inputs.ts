import { frontArea } from "#tests/support/sketches.ts";
import type { Targets } from "./targets.ts";

/** What the calls about pictures and artwork are sent. */
export const pictureWrites: Readonly<
  Record<string, (targets: Targets) => Readonly<Record<string, unknown>>>
> = {
  "POST /api/artwork/check": () => ({ width_mm: 200 }),
  "POST /api/products/{id}/pictures": () => ({ alt_en: "From the side" }),
  "PUT /api/products/{id}/pictures": () => ({ pictures: [{ image: "https://www.example.com/bag.jpg" }] }),
  "PUT /api/products/{id}/print-areas": () => ({ print_areas: [{ ...frontArea, width_mm: 200 }] }),
  "PUT /api/quotes/{id}/sketch": ({ productId }) => ({
    ...{ product: productId, size: null, dye: "#1A7F37", places: [] },
  }),
};
