import type { ExportedColumn } from "#domain/catalogue/exchange/columns.ts";
import { unitPriceE4 } from "#domain/money/unit-price.ts";
import type { Db } from "#server/platform/database/db.ts";
import { listProducts } from "../products/products.repository.ts";
import { listSizes } from "../sizes/sizes.repository.ts";

type Texts = Readonly<Record<Exclude<ExportedColumn, "price">, string>>;

/** A line of the export. A product without sizes has one line, without a price. */
export type CatalogueRow = Texts & { readonly price: ReturnType<typeof unitPriceE4> | undefined };

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
    if (own.length === 0) return [{ ...texts, size: "", label: "", price: undefined }];
    return own.map((size) => ({
      ...texts,
      size: size.name,
      label: size.label,
      price: unitPriceE4(size.unit_price_e4),
    }));
  });
}
