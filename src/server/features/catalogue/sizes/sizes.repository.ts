import type { Insertable, SelectQueryBuilder } from "kysely";
import { type UnitPriceE4, unitPriceE4, unitPriceToDecimal } from "#domain/money/unit-price.ts";
import { contains, searchable } from "#server/platform/database/contains.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import type { Paging } from "#server/platform/lists/paging.ts";
import type { SizeRow, SizeTable } from "../catalogue.table.ts";

export type NewSize = Omit<Insertable<SizeTable>, "id" | "search_key" | "version">;
export type SizeChange = Partial<Omit<NewSize, "created_at" | "deleted_at">>;
export type SizeSorting = readonly [
  column: "search_key" | "label" | "unit_price_e4" | "product_id" | "id",
  direction: "asc" | "desc",
];

interface SizesFilter {
  readonly search: string;
  readonly productId?: number | undefined;
  /** Also those of products that are not published. */
  readonly withDrafts?: boolean | undefined;
}

interface SizesAsked extends SizesFilter {
  readonly sorting: SizeSorting;
  readonly paging?: Paging | undefined;
}

/** The sizes that are offered: neither deleted themselves nor hidden with their product. */
export async function listSizes(db: Db, { sorting, paging, ...filter }: SizesAsked): Promise<SizeRow[]> {
  const [column, direction] = sorting;
  let query = found(db, filter)
    .selectAll("sizes")
    .orderBy(`sizes.${column}`, direction)
    .orderBy("sizes.id", direction);
  if (paging) query = query.limit(paging.limit).offset(paging.offset);
  return await query.execute();
}

export async function countSizes(db: Db, filter: SizesFilter): Promise<number> {
  return await countFound(found(db, filter));
}

export async function findSize(db: Db, id: number): Promise<SizeRow | undefined> {
  return await found(db, { search: "", withDrafts: true })
    .selectAll("sizes")
    .where("sizes.id", "=", id)
    .executeTakeFirst();
}

/** A size whether it is deleted or not. */
export async function findSizeForStaff(db: Db, id: number): Promise<SizeRow | undefined> {
  return await db.selectFrom("sizes").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertSize(transaction: Transaction, size: NewSize): Promise<SizeRow> {
  return await transaction
    .insertInto("sizes")
    .values({ ...size, search_key: keyOf(size) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the size if it still stands at this version and is not deleted; nothing when it does not. */
export async function updateSize(
  transaction: Transaction,
  row: SizeRow,
  change: SizeChange,
): Promise<SizeRow | undefined> {
  return await transaction
    .updateTable("sizes")
    .set({ ...change, search_key: keyOf({ ...row, ...change }), version: row.version + 1 })
    .where("id", "=", row.id)
    .where("version", "=", row.version)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** These sizes, and all whose own price was put aside; deleted ones too, which may be restored. */
export async function listSizesToPrice(db: Db, sizeIds: readonly number[]): Promise<SizeRow[]> {
  return await db
    .selectFrom("sizes")
    .selectAll()
    .where((eb) => eb.or([eb("own_price_e4", "is not", null), isOneOf(db, "id", sizeIds)]))
    .orderBy("id")
    .execute();
}

interface SizePrices {
  /** What it costs. */
  readonly price: UnitPriceE4;
  /** Its own price, put aside; null where that is what it costs. */
  readonly own: UnitPriceE4 | null;
}

/** Writes what a size costs, in the transaction that holds the price lists; nothing where it costs that already. */
export async function setSizePrices(
  transaction: Transaction,
  row: SizeRow,
  { price, own }: SizePrices,
): Promise<void> {
  if (row.unit_price_e4 === price && row.own_price_e4 === own) return;
  const isSeen = row.unit_price_e4 !== price;
  await transaction
    .updateTable("sizes")
    .set((eb) => ({
      ...{ unit_price_e4: price, own_price_e4: own, search_key: keyOf({ ...row, unit_price_e4: price }) },
      version: eb("version", "+", isSeen ? 1 : 0),
    }))
    .where("id", "=", row.id)
    .execute();
}

/** Deletes (`at`) or restores (null) the size if it still stands at this version. */
export async function markSizeDeleted(
  transaction: Transaction,
  { id, version }: Pick<SizeRow, "id" | "version">,
  at: string | null,
): Promise<SizeRow | undefined> {
  return await transaction
    .updateTable("sizes")
    .set({ deleted_at: at, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("deleted_at", at === null ? "is not" : "is", null)
    .returningAll()
    .executeTakeFirst();
}

function found(
  db: Db,
  { search, productId, withDrafts = false }: SizesFilter,
): SelectQueryBuilder<Tables, "sizes" | "products", object> {
  let query = db
    .selectFrom("sizes")
    .innerJoin("products", "products.id", "sizes.product_id")
    .where("sizes.deleted_at", "is", null)
    .where("products.deleted_at", "is", null);
  if (!withDrafts) query = query.where("products.is_draft", "=", 0);
  if (productId !== undefined) query = query.where("sizes.product_id", "=", productId);
  if (search === "") return query;
  return query.where((eb) =>
    eb.or([contains(eb.ref("sizes.search_key"), search), contains(eb.ref("products.name_key"), search)]),
  );
}

function keyOf(size: Pick<NewSize, "name" | "label" | "unit_price_e4">): string {
  return searchable(size.name, size.label, unitPriceToDecimal(unitPriceE4(size.unit_price_e4)));
}
