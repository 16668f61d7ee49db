import fc from "fast-check";
import type { CartItem } from "./cart-item.ts";

/** A cart line that states only what matters. */
export function anItem(change: Partial<CartItem> & { sizeId?: number; sizeName?: string } = {}): CartItem {
  const { sizeId = 10, sizeName = "L", ...rest } = change;
  const price = rest.price ?? 0.145;
  return {
    id: 1,
    name: "Tote",
    description: null,
    image_base64: null,
    image_details: null,
    rating: null,
    dispo: null,
    sold: null,
    created_at: null,
    quantity: 1,
    ...rest,
    price,
    selectedSize: { id: sizeId, name: sizeName, price },
  };
}

/** Any line of a small shop, so that lines of the same product and size meet often. */
export const anyItem = fc
  .record({
    id: fc.integer({ min: 1, max: 3 }),
    sizeId: fc.integer({ min: 1, max: 3 }),
    e4: fc.integer({ min: 1, max: 30_000 }),
    quantity: fc.integer({ min: 1, max: 100_000 }),
  })
  .map(({ e4, ...rest }) => anItem({ ...rest, price: e4 / 10_000 }));
