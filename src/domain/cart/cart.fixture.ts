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
    featured_order: null,
    product_type: null,
    material: null,
    picture: null,
    quantity: 1,
    ...rest,
    price,
    selectedSize: { id: sizeId, name: sizeName, price },
  };
}
