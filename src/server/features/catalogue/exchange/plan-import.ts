import type { CatalogueLine, LineSize } from "#domain/catalogue/exchange/catalogue-line.ts";
import { type CatalogueFault, tooManyBreaks } from "#domain/catalogue/exchange/file-table.ts";
import { unitPriceE4 } from "#domain/money/unit-price.ts";
import { firstBreak, type PriceBreak } from "#domain/prices/price-list.ts";
import { maximumBreaks } from "#domain/prices/price-list-rules.ts";
import type { Message } from "#domain/words.ts";
import type { ProductRow, SizeRow } from "../catalogue.table.ts";
import type { ProductChange } from "../products/products.repository.ts";

const productsAlike: Message = /*i18n*/ {
  id: "import.product.alike",
  message: "Several products have this name. Rename one of them first.",
};
const sizesAlike: Message = /*i18n*/ {
  id: "import.size.alike",
  message: "Several sizes of this product have this name. Rename one of them first.",
};

/** A size of the file, beside the one that stands in the shop. */
export interface SizeStep {
  readonly row: number;
  readonly name: string;
  readonly before: SizeRow | undefined;
  /** What differs; nothing where the shop says the same. */
  readonly change: Pick<SizeRow, "label" | "unit_price_e4" | "unit_cost_e4"> | undefined;
  /** What the price list says of it, and all that it would say; nothing where it stays as it is. */
  readonly breaks:
    | { readonly before: readonly PriceBreak[]; readonly after: readonly PriceBreak[] }
    | undefined;
}

export interface ProductStep {
  readonly row: number;
  readonly name: string;
  readonly before: ProductRow | undefined;
  readonly change: ProductChange | undefined;
  readonly sizes: readonly SizeStep[];
}

export interface ImportPlan {
  readonly products: readonly ProductStep[];
  readonly faults: readonly CatalogueFault[];
}

/** What the lines of a file ask for, beside what the shop has: things are known by their exact names. */
export function planImport(
  lines: readonly CatalogueLine[],
  shop: {
    readonly products: readonly ProductRow[];
    readonly sizes: readonly SizeRow[];
    /** The prices from quantities on of the list in use, by the size. */
    readonly breaks: ReadonlyMap<number, readonly PriceBreak[]>;
  },
): ImportPlan {
  const productsByName = Map.groupBy(shop.products, ({ name }) => name);
  const sizesByProduct = Map.groupBy(shop.sizes, ({ product_id }) => product_id);
  const faults: CatalogueFault[] = [];
  const only = <R>(rows: readonly R[] = [], row: number, field: string, message: Message): R | undefined => {
    if (rows.length > 1) faults.push({ row, field, message });
    return rows[0];
  };
  const products = [...Map.groupBy(lines, ({ product }) => product)].map(([name, ofProduct]): ProductStep => {
    const row = ofProduct[0]?.row ?? 0;
    const before = only(productsByName.get(name), row, "product", productsAlike);
    const sizesByName = Map.groupBy(before ? (sizesByProduct.get(before.id) ?? []) : [], (size) => size.name);
    const named = Map.groupBy(
      ofProduct.flatMap(({ row, size }) => (size ? { ...size, row } : [])),
      (size) => size.name,
    );
    const sizes = [...named].map(([sizeName, lines]) => {
      const sizeRow = lines[0]?.row ?? row;
      const stored = only(sizesByName.get(sizeName), sizeRow, "size", sizesAlike);
      return sizeStep(
        { row: sizeRow, name: sizeName, lines },
        stored,
        shop.breaks.get(stored?.id ?? 0) ?? [],
      );
    });
    return { row, name, before, change: productChange(ofProduct, before), sizes };
  });
  const listed = new Map(shop.breaks);
  const steps = products.flatMap(({ sizes }) => sizes);
  // A size that is new has no id yet: its row in the file is as good.
  for (const { row, before, breaks } of steps) if (breaks) listed.set(before?.id ?? -row, breaks.after);
  if ([...listed.values()].reduce((sum, { length }) => sum + length, 0) > maximumBreaks) {
    const row = steps.find(({ breaks }) => breaks)?.row ?? 0;
    faults.push({ row, field: "quantity", message: tooManyBreaks });
  }
  return { products, faults };
}

/** The texts that the lines give, where they are not the stored ones. */
function productChange(
  lines: readonly CatalogueLine[],
  before: ProductRow | undefined,
): ProductChange | undefined {
  const given = (field: "description" | "name_fr" | "description_fr") =>
    lines.find((line) => line[field] !== "")?.[field];
  const texts = (["description", "name_fr", "description_fr"] as const).flatMap((field) => {
    const text = given(field);
    return text === undefined || text === before?.[field] ? [] : [[field, text] as const];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

interface LinesOfSize {
  readonly row: number;
  readonly name: string;
  readonly lines: readonly LineSize[];
}

/** One price needs no list; several do, and so does that of a size which the list names. */
function sizeStep(
  { row, name, lines }: LinesOfSize,
  before: SizeRow | undefined,
  listed: readonly PriceBreak[],
): SizeStep {
  const given = lines.flatMap(({ price, breaks }) =>
    breaks.length > 0 ? breaks : lines.length > 1 ? [{ minUnits: 1, unitPrice: price }] : [],
  );
  const isOfList = given.length > 1 || (given.length === 1 && listed.length > 0);
  const after = isOfList ? withBreaks(listed, given) : listed;
  const breaks = isSame(listed, after) ? undefined : { before: listed, after };
  const price = isOfList ? firstBreak(after)?.unitPrice : lines[0]?.price;
  const change = {
    label: lines.find(({ label }) => label !== "")?.label ?? before?.label ?? "",
    unit_price_e4: price ?? unitPriceE4(before?.unit_price_e4 ?? 0),
    unit_cost_e4: lines.find(({ cost }) => cost !== undefined)?.cost ?? before?.unit_cost_e4 ?? null,
  };
  const isKept =
    before?.label === change.label &&
    before.unit_price_e4 === change.unit_price_e4 &&
    before.unit_cost_e4 === change.unit_cost_e4;
  return { row, name, before, change: isKept ? undefined : change, breaks };
}

/** The breaks with these in their places. */
function withBreaks(breaks: readonly PriceBreak[], given: readonly PriceBreak[]): PriceBreak[] {
  const prices = new Map([...breaks, ...given].map(({ minUnits, unitPrice }) => [minUnits, unitPrice]));
  return [...prices]
    .map(([minUnits, unitPrice]) => ({ minUnits, unitPrice }))
    .toSorted((one, other) => one.minUnits - other.minUnits);
}

function isSame(one: readonly PriceBreak[], other: readonly PriceBreak[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ minUnits, unitPrice }, place) => {
      const same = other[place];
      return same?.minUnits === minUnits && same.unitPrice === unitPrice;
    })
  );
}
