import { type UnitPriceE4, unitPriceE4 } from "#domain/money/unit-price.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

/** What a quote copies of a size and its product on the day it is made. */
export interface SizeForQuote {
  readonly sizeId: number;
  readonly sizeName: string;
  readonly sizeLabel: string;
  readonly unitPriceE4: UnitPriceE4;
  readonly productId: number;
  readonly productName: string;
  readonly productNameFr: string;
  readonly productType: string | null;
  readonly material: string | null;
}

/** How a request names sizes: by id, or by name alone; `productId` and `productName` say which product is meant. */
export interface SizesAsked {
  readonly sizeIds?: readonly number[] | undefined;
  readonly sizeNames?: readonly string[] | undefined;
  readonly productId?: number | undefined;
  /** The request's `interest`; it only decides between products that have a size of the same name. */
  readonly productName?: string | undefined;
  /** Staff may offer what is not published; clients cannot ask for it. */
  readonly withDrafts?: boolean | undefined;
}

export interface SizesFound {
  /** By id; one that is missing here is not offered. */
  readonly byId: ReadonlyMap<number, SizeForQuote>;
  /** By name, as it was asked: none is not offered, more than one is ambiguous. */
  readonly byName: ReadonlyMap<string, readonly SizeForQuote[]>;
}

/**
 * Finds the sizes that a quote is asked for, with what it has to copy; only those that are offered. Names alone are looked
 * up within the product when it is known, otherwise in the whole shop.
 */
export async function readSizesForQuote(db: Db, asked: SizesAsked): Promise<SizesFound> {
  const { sizeIds = [], sizeNames = [], productId, productName, withDrafts = false } = asked;
  const rows = await findSizesForQuote(db, { sizeIds, sizeNames, withDrafts });
  const sizes = rows.map((row): SizeForQuote => ({ ...row, unitPriceE4: unitPriceE4(row.unitPriceE4) }));
  const ids = new Set(sizeIds);
  const named = (name: string) => {
    const all = sizes.filter((size) => size.sizeName === name);
    if (productId !== undefined) return all.filter((size) => size.productId === productId);
    const meant = all.filter((size) => size.productName === productName);
    return meant.length > 0 ? meant : all;
  };
  return {
    byId: new Map(sizes.filter((size) => ids.has(size.sizeId)).map((size) => [size.sizeId, size])),
    byName: new Map(sizeNames.map((name) => [name, named(name)])),
  };
}

/** The offered sizes of these ids or these names, with their products, in the order in which they were added. */
async function findSizesForQuote(
  db: Db,
  asked: Required<Pick<SizesAsked, "withDrafts">> & {
    sizeIds: readonly number[];
    sizeNames: readonly string[];
  },
) {
  const { sizeIds, sizeNames, withDrafts } = asked;
  if (sizeIds.length + sizeNames.length === 0) return [];
  let query = db
    .selectFrom("sizes")
    .innerJoin("products", "products.id", "sizes.product_id")
    .select([
      "sizes.id as sizeId",
      "sizes.name as sizeName",
      "sizes.label as sizeLabel",
      "sizes.unit_price_e4 as unitPriceE4",
      "products.id as productId",
      "products.name as productName",
      "products.name_fr as productNameFr",
      "products.product_type as productType",
      "products.material as material",
    ])
    .where("sizes.deleted_at", "is", null)
    .where("products.deleted_at", "is", null)
    .where((eb) => eb.or([isOneOf(db, "sizes.id", sizeIds), isOneOf(db, "sizes.name", sizeNames)]))
    .orderBy("sizes.id");
  if (!withDrafts) query = query.where("products.is_draft", "=", 0);
  return await query.execute();
}
