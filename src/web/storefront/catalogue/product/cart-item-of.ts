import type { CartItem } from "#domain/cart/cart-item.ts";
import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { parseUnitPrice, unitPriceToNumber } from "#domain/money/unit-price.ts";

/** The cart line of a product in a size; nothing when the size has no price that can be read. */
export function cartItemOf(product: ReadProduct, size: ReadSize, quantity: number): CartItem | undefined {
  const unitPrice = parseUnitPrice(size.price);
  if (unitPrice === undefined) return undefined;
  const price = unitPriceToNumber(unitPrice);
  return { ...product, selectedSize: { id: size.id, name: size.name, price }, price, quantity };
}
