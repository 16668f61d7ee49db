import type { ExportedColumn } from "#domain/catalogue/exchange/columns.ts";
import { type UnitPriceE4, unitPriceE4 } from "#domain/money/unit-price.ts";
import type { Db } from "#server/platform/database/db.ts";
import { listProducts } from "../products/products.repository.ts";
import { listSizes } from "../sizes/sizes.repository.ts";

export type NumberColumn = "price" | "cost";
type Texts = Readonly<Record<Exclude<ExportedColumn, NumberColumn>, string>>;
type Numbers = Readonly<Record<NumberColumn, UnitPriceE4 | undefined>>;

/** A line of the export. A product without sizes has one line, without a price; a cost that is not known stays blank. */
export type CatalogueRow = Texts & Numbers;

/** Every product with its sizes, in the order in which they were added. */
export async function readCatalogueRows(db: Db): Promise<CatalogueRow[]> {
  const products = await listProducts(db, { search: "", withDrafts: true, sorting: ["created_at", "asc"] });
  const sizes = Map.groupBy(
    await listSizes(db, { search: "", withDrafts: true, sorting: ["id", "asc"] }),
    ({ product_id }) => product_id,
  );
  return products.flatMap((product): CatalogueRow[] => {
    const { name, description, name_fr, description_fr } = product;
    const texts = { product: name, description, name_fr, description_fr };
    const own = sizes.get(product.id) ?? [];
    if (own.length === 0) return [{ ...texts, size: "", label: "", price: undefined, cost: undefined }];
    return own.map((size) => ({
      ...texts,
      size: size.name,
      label: size.label,
      price: unitPriceE4(size.unit_price_e4),
      cost: size.unit_cost_e4 === null ? undefined : unitPriceE4(size.unit_cost_e4),
    }));
  });
}
