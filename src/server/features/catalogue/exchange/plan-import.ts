import type { CatalogueFault } from "#domain/catalogue/exchange/file-table.ts";
import type { CatalogueLine } from "#domain/catalogue/exchange/read-lines.ts";
import type { Message } from "#domain/words.ts";
import type { ProductRow, SizeRow } from "../catalogue.table.ts";
import type { ProductChange } from "../products/products.repository.ts";
import type { SizeChange } from "../sizes/sizes.repository.ts";

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
  readonly change: Required<Pick<SizeChange, "label" | "unit_price_e4">> | undefined;
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
  shop: { readonly products: readonly ProductRow[]; readonly sizes: readonly SizeRow[] },
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
    const sizes = ofProduct.flatMap(({ row, size }) =>
      size ? sizeStep(row, size, only(sizesByName.get(size.name), row, "size", sizesAlike)) : [],
    );
    return { row, name, before, change: productChange(ofProduct, before), sizes };
  });
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

function sizeStep(
  row: number,
  { name, label, price }: NonNullable<CatalogueLine["size"]>,
  before: SizeRow | undefined,
): SizeStep {
  const change = { label: label || (before?.label ?? ""), unit_price_e4: price };
  const isSame = before?.label === change.label && before.unit_price_e4 === price;
  return { row, name, before, change: isSame ? undefined : change };
}
