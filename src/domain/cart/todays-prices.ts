import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { parseUnitPrice, type UnitPriceE4 } from "#domain/money/unit-price.ts";
import { readNumber } from "#domain/text/read-value.ts";
import type { Cart } from "./cart.ts";

/** What became of a line since it was put into the cart: another price, or its size is no longer sold. */
export type LineChange = { readonly kind: "price"; readonly before: UnitPriceE4 } | { readonly kind: "gone" };

interface PricedCart {
  readonly cart: Cart;
  /** By the id of the size. */
  readonly changes: ReadonlyMap<number, LineChange>;
}

/** The cart at today's prices, and which lines that changes (SPEC-3.28). */
export function atTodaysPrices(cart: Cart, sizes: readonly Pick<ReadSize, "id" | "price">[]): PricedCart {
  const prices = new Map(sizes.map(({ id, price }) => [id, price]));
  const changes = new Map<number, LineChange>();
  const priced = cart.map((item) => {
    const { selectedSize } = item;
    const listed = prices.get(selectedSize.id);
    if (listed === undefined) {
      changes.set(selectedSize.id, { kind: "gone" });
      return item;
    }
    const before = parseUnitPrice(item.price);
    const today = parseUnitPrice(listed);
    const price = readNumber(listed);
    if (price === null || today === undefined || before === undefined || today === before) return item;
    changes.set(selectedSize.id, { kind: "price", before });
    return { ...item, price, selectedSize: { ...selectedSize, price } };
  });
  return { cart: priced, changes };
}
