import { maximumQuantity } from "#domain/catalogue/catalogue-limits.ts";
import { type Cents, cents } from "#domain/money/cents.ts";
import { divideHalfUp } from "#domain/money/decimal.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import { readJson } from "#domain/text/read-value.ts";
import { type CartItem, readCartItem, readQuantity } from "./cart-item.ts";

/** Local-storage key of the cart. */
export const cartKey = "cartItems";

export type Cart = readonly CartItem[];

/** Which line is meant: its product and its size. */
export interface CartLine {
  readonly id: number;
  readonly sizeId: number;
}

const isLine = (item: CartItem, line: CartLine): boolean =>
  item.id === line.id && item.selectedSize.id === line.sizeId;

/** Adds an item: a line of the same product and size grows by its quantity, otherwise it is appended (SPEC-1.21). */
export function addToCart(cart: Cart, added: CartItem): Cart {
  const line = { id: added.id, sizeId: added.selectedSize.id };
  if (!cart.some((item) => isLine(item, line))) return [...cart, added];
  return cart.map((item) =>
    isLine(item, line)
      ? { ...item, quantity: Math.min(item.quantity + added.quantity, maximumQuantity) }
      : item,
  );
}

/** Sets a line's quantity; 0 or less removes the line, no number leaves it as it was. */
export function setQuantity(cart: Cart, line: CartLine, quantity: number): Cart {
  if (quantity <= 0) return removeFromCart(cart, line);
  const whole = readQuantity(quantity);
  if (whole === undefined) return cart;
  return cart.map((item) => (isLine(item, line) ? { ...item, quantity: whole } : item));
}

/** Takes out the lines of these sizes. */
export function removeSizes(cart: Cart, sizeIds: ReadonlySet<number>): Cart {
  return cart.filter((item) => !sizeIds.has(item.selectedSize.id));
}

/** Undoes a removal: the lines of `before` that are gone come back; what was added meanwhile stays. */
export function putBack(cart: Cart, before: Cart): Cart {
  const isThere = (item: CartItem) =>
    cart.some((other) => isLine(other, { id: item.id, sizeId: item.selectedSize.id }));
  return [...before.filter((item) => !isThere(item)), ...cart];
}

export function removeFromCart(cart: Cart, line: CartLine): Cart {
  return cart.filter((item) => !isLine(item, line));
}

/** Σ size price × quantity, exact, rounded half up to cents once. */
export function cartTotal(cart: Cart): Cents {
  const exact = cart.reduce(
    (sum, item) => sum + BigInt(parseUnitPrice(item.price) ?? 0) * BigInt(item.quantity),
    0n,
  );
  return cents(Number(divideHalfUp(exact, 100n)));
}

/** The number on the badge: lines, not bags (SPEC-0.19). */
export function lineCount(cart: Cart): number {
  return cart.length;
}

/** Bags in the cart. */
export function unitCount(cart: Cart): number {
  return cart.reduce((sum, item) => sum + item.quantity, 0);
}

/** The cart that local storage holds; whatever else is there is left out. Doubled lines become one. */
export function readCart(stored: string | null): Cart {
  const rows = readJson(stored ?? "");
  if (!Array.isArray(rows)) return [];
  return rows
    .map(readCartItem)
    .filter((item) => item !== undefined)
    .reduce(addToCart, [] as Cart);
}

export function writeCart(cart: Cart): string {
  return JSON.stringify(cart);
}
