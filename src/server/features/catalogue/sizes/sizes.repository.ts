import type { Insertable, SelectQueryBuilder } from "kysely";
import { unitPriceE4, unitPriceToDecimal } from "#domain/money/unit-price.ts";
import { contains, searchable } from "#server/platform/database/contains.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { Tables } from "#server/platform/database/tables.ts";
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
  const { count } = await found(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findSize(db: Db, id: number): Promise<SizeRow | undefined> {
  return await found(db, { search: "" }).selectAll("sizes").where("sizes.id", "=", id).executeTakeFirst();
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
  { search, productId }: SizesFilter,
): SelectQueryBuilder<Tables, "sizes" | "products", object> {
  let query = db
    .selectFrom("sizes")
    .innerJoin("products", "products.id", "sizes.product_id")
    .where("sizes.deleted_at", "is", null)
    .where("products.deleted_at", "is", null);
  if (productId !== undefined) query = query.where("sizes.product_id", "=", productId);
  if (search === "") return query;
  return query.where((eb) =>
    eb.or([contains(eb.ref("sizes.search_key"), search), contains(eb.ref("products.name_key"), search)]),
  );
}

function keyOf(size: Pick<NewSize, "name" | "label" | "unit_price_e4">): string {
  return searchable(size.name, size.label, unitPriceToDecimal(unitPriceE4(size.unit_price_e4)));
}
