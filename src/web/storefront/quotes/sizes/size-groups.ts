import type { PriceBreak } from "#domain/prices/price-list.ts";
import type { ShownImage } from "../../../parts/catalogue/shown-image.ts";

/** A size as the form needs it; its price exact, as it arrived. */
export interface FormSize {
  readonly id: number;
  readonly name: string;
  readonly label: string | null;
  readonly price: string | number;
  /** What it costs by quantity, where the price list in use names it. */
  readonly breaks?: readonly PriceBreak[];
}

/** The sizes of one product, under its name. */
export interface SizeGroup {
  /** Null for sizes whose product is not in the list. */
  readonly product: {
    readonly id: number;
    readonly name: string;
    readonly name_fr?: string | undefined;
    readonly image: ShownImage;
  } | null;
  readonly sizes: readonly FormSize[];
}

interface OfProduct {
  readonly product_id: number | null;
}

/** Sizes by product, in the order of the products; a product without sizes cannot be asked for. */
export function groupSizes(
  products: readonly NonNullable<SizeGroup["product"]>[],
  sizes: readonly (FormSize & OfProduct)[],
): SizeGroup[] {
  const known = new Set(products.map(({ id }) => id));
  const withoutProduct = sizes.filter((size) => size.product_id === null || !known.has(size.product_id));
  const groups: SizeGroup[] = products.map((product) => ({
    product,
    sizes: sizes.filter((size) => size.product_id === product.id).map(withoutOwner),
  }));
  return [...groups, { product: null, sizes: withoutProduct.map(withoutOwner) }].filter(
    (group) => group.sizes.length > 0,
  );
}

/** The groups that hold one of these sizes come first: what the visitor chose before. */
export function chosenFirst(groups: readonly SizeGroup[], sizeIds: ReadonlySet<number>): SizeGroup[] {
  const isChosen = (group: SizeGroup) => group.sizes.some(({ id }) => sizeIds.has(id));
  return [...groups.filter(isChosen), ...groups.filter((group) => !isChosen(group))];
}

function withoutOwner({ id, name, label, price, breaks }: FormSize): FormSize {
  return { id, name, label, price, ...(breaks && { breaks }) };
}
