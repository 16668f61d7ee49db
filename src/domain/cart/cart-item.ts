import { maximumQuantity, minimumQuantity } from "#domain/catalogue/catalogue-limits.ts";
import { type ReadProduct, readProductRow } from "#domain/catalogue/read-products.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import { isRecord, readId, readNumber, readText } from "#domain/text/read-value.ts";

/** The size a line was put into the cart with. */
export interface SelectedCartSize {
  readonly id: number;
  readonly name: string;
  /** Dollars. */
  readonly price: number;
}

/** A line of the cart exactly as it is stored: the product's fields, the size, its price, the quantity. */
export interface CartItem extends ReadProduct {
  readonly selectedSize: SelectedCartSize;
  /** The size's price, in dollars. */
  readonly price: number;
  readonly quantity: number;
}

/** A quantity that a line may have: whole, at least 1, at most what a quote may ask for (SPEC-2.19). */
export function readQuantity(value: unknown): number | undefined {
  const number = readNumber(value);
  if (number === null || number < minimumQuantity) return undefined;
  return Math.min(Math.floor(number), maximumQuantity);
}

function readSelectedSize(value: unknown): SelectedCartSize | undefined {
  if (!isRecord(value)) return undefined;
  const id = readId(value.id);
  const name = readText(value.name);
  const price = readNumber(value.price);
  const isPriced = price !== null && parseUnitPrice(price) !== undefined;
  return id !== undefined && name !== null && isPriced ? { id, name, price } : undefined;
}

/** A stored line read back; undefined when it is none, whatever local storage held. */
export function readCartItem(value: unknown): CartItem | undefined {
  const product = readProductRow(value);
  if (!product || !isRecord(value)) return undefined;
  const selectedSize = readSelectedSize(value.selectedSize);
  const quantity = readQuantity(value.quantity);
  if (!selectedSize || quantity === undefined) return undefined;
  return { ...product, selectedSize, price: selectedSize.price, quantity };
}
