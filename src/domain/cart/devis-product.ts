import { centsToDollars } from "#domain/money/cents.ts";
import { isRecord, readId, readJson, readNumber, readText } from "#domain/text/read-value.ts";
import { type Cart, cartTotal, unitCount } from "./cart.ts";
import { type CartItem, readCartItem, readQuantity } from "./cart-item.ts";

/** Local-storage key of what a quote is asked for. */
export const devisProductKey = "devisProduct";

/** What a quote is asked for: one product, or `multiple` for the whole cart, exactly as stored. */
export interface DevisProduct {
  readonly id: number | "multiple";
  readonly name: string;
  /** Sum of the quantities. */
  readonly quantity: number;
  readonly items: readonly CartItem[];
  /** Σ price × quantity, in dollars with two decimals. */
  readonly price: number;
  /** Names of the sizes, each once. */
  readonly sizes: readonly string[];
}

function entry(id: DevisProduct["id"], name: string, items: Cart): DevisProduct {
  return {
    id,
    name,
    quantity: unitCount(items),
    items,
    price: centsToDollars(cartTotal(items)),
    sizes: [...new Set(items.map((item) => item.selectedSize.name))],
  };
}

/** The entry for one chosen product. */
export function devisProductOfItem(item: CartItem): DevisProduct {
  return entry(item.id, item.name, [item]);
}

/** The entry for the whole cart, named after its number of products: `3 produits` (SPEC-2.12). */
export function devisProductOfCart(cart: Cart): DevisProduct {
  const products = new Set(cart.map((item) => item.id)).size;
  return entry("multiple", `${products} produits`, cart);
}

const wholeCartName = /^(?:(\d+) produits|Panier \((\d+) articles?\))$/;

/** The number in the name of a whole cart, as either side of the shop writes it (SPEC-2.12). */
export function countInName(name: string): number | undefined {
  const match = wholeCartName.exec(name);
  return match ? Number(match[1] ?? match[2]) : undefined;
}

function readSizeNames(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const names = value.map((size) => readText(isRecord(size) ? size.name : size));
  return [...new Set(names.filter((name) => name !== null))];
}

/** The items of an entry; an entry that is itself a cart line stands for that line. */
function readItems(value: Readonly<Record<string, unknown>>): readonly CartItem[] {
  const listed = Array.isArray(value.items) ? value.items.map(readCartItem) : [readCartItem(value)];
  return listed.filter((item) => item !== undefined);
}

/** The entry that local storage holds; undefined when there is none that can be read. */
export function readDevisProduct(stored: string | null): DevisProduct | undefined {
  const value = readJson(stored ?? "");
  if (!isRecord(value)) return undefined;
  const id = value.id === "multiple" ? "multiple" : readId(value.id);
  const name = readText(value.name) ?? readText(value.nom);
  if (id === undefined || name === null) return undefined;
  const items = readItems(value);
  const known = entry(id, name, items);
  if (items.length > 0) return known;
  return {
    ...known,
    quantity: readQuantity(value.quantity) ?? 0,
    price: readNumber(value.price) ?? 0,
    sizes: readSizeNames(value.sizes),
  };
}

export function writeDevisProduct(devisProduct: DevisProduct): string {
  return JSON.stringify(devisProduct);
}

/** The units asked for of each size, by size id: what the quote form starts with (SPEC-2.13). */
export function prefilledUnits(devisProduct: DevisProduct): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const { selectedSize, quantity } of devisProduct.items) {
    units.set(selectedSize.id, (units.get(selectedSize.id) ?? 0) + quantity);
  }
  return units;
}
