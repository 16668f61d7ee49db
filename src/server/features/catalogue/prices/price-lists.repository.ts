import type { Insertable, Updateable } from "kysely";
import { unitPriceE4 } from "#domain/money/unit-price.ts";
import type { PriceBreak } from "#domain/prices/price-list.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { PriceBreakRow, PriceListRow, PriceListTable } from "./prices.table.ts";

/** The active list first, then the newest. */
export async function listPriceListRows(db: Db): Promise<PriceListRow[]> {
  return await db
    .selectFrom("price_lists")
    .selectAll()
    .orderBy("active", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function findPriceListRow(db: Db, id: number): Promise<PriceListRow | undefined> {
  return await db.selectFrom("price_lists").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findActiveListRow(db: Db): Promise<PriceListRow | undefined> {
  return await db.selectFrom("price_lists").selectAll().where("active", "=", 1).executeTakeFirst();
}

export async function insertPriceList(
  transaction: Transaction,
  list: Pick<Insertable<PriceListTable>, "name" | "print" | "active" | "active_since">,
  at: Date,
): Promise<PriceListRow> {
  const now = at.toISOString();
  return await transaction
    .insertInto("price_lists")
    .values({ ...list, active_until: null, created_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the list if it still stands at this version; nothing when it does not. */
export async function updatePriceListRow(
  transaction: Transaction,
  { id, version }: Pick<PriceListRow, "id" | "version">,
  change: Updateable<PriceListTable>,
): Promise<PriceListRow | undefined> {
  return await transaction
    .updateTable("price_lists")
    .set({ ...change, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}

/** The breaks of a list by size and quantity: of all its sizes, or of one. */
export async function listBreaks(db: Db, listId: number, sizeId?: number): Promise<PriceBreakRow[]> {
  let query = db
    .selectFrom("price_breaks")
    .select(["size_id", "min_units", "unit_price_e4", "unit_cost_e4"])
    .where("list_id", "=", listId)
    .orderBy("size_id")
    .orderBy("min_units");
  if (sizeId !== undefined) query = query.where("size_id", "=", sizeId);
  return await query.execute();
}

/** The breaks of several lists, by the list. */
export async function listBreaksOfLists(
  db: Db,
  listIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PriceBreakRow[]>> {
  const rows = await db
    .selectFrom("price_breaks")
    .select(["list_id", "size_id", "min_units", "unit_price_e4", "unit_cost_e4"])
    .where(isOneOf(db, "list_id", listIds))
    .orderBy("size_id")
    .orderBy("min_units")
    .execute();
  return Map.groupBy(rows, ({ list_id }) => list_id);
}

/** Rows of one statement: SQLite takes some 32,000 values in one. */
const rowsAtOnce = 2_000;

/** Writes the breaks of a list anew. */
export async function replaceBreaks(
  transaction: Transaction,
  listId: number,
  breaks: readonly PriceBreakRow[],
): Promise<void> {
  await transaction.deleteFrom("price_breaks").where("list_id", "=", listId).execute();
  for (let start = 0; start < breaks.length; start += rowsAtOnce) {
    const rows = breaks.slice(start, start + rowsAtOnce).map((each) => ({ list_id: listId, ...each }));
    await transaction.insertInto("price_breaks").values(rows).execute();
  }
}

/** Deletes a list with its breaks: one that nothing was priced by. */
export async function deletePriceList(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom("price_breaks").where("list_id", "=", id).execute();
  await transaction.deleteFrom("price_lists").where("id", "=", id).execute();
}

/** Prices some breaks of one size anew; its quantities stay. */
export async function repriceBreaks(
  transaction: Transaction,
  { listId, sizeId }: { readonly listId: number; readonly sizeId: number },
  breaks: readonly PriceBreak[],
): Promise<void> {
  for (const { minUnits, unitPrice } of breaks) {
    await transaction
      .updateTable("price_breaks")
      .set({ unit_price_e4: unitPrice })
      .where("list_id", "=", listId)
      .where("size_id", "=", sizeId)
      .where("min_units", "=", minUnits)
      .execute();
  }
}

/** The breaks by size. */
export function breaksBySize(rows: readonly PriceBreakRow[]): ReadonlyMap<number, readonly PriceBreak[]> {
  const bySize = Map.groupBy(rows, ({ size_id }) => size_id);
  return new Map([...bySize].map(([sizeId, breaks]) => [sizeId, breaks.map(breakOf)]));
}

export function breakOf({
  min_units,
  unit_price_e4,
}: Pick<PriceBreakRow, "min_units" | "unit_price_e4">): PriceBreak {
  return { minUnits: min_units, unitPrice: unitPriceE4(unit_price_e4) };
}

/** What a bag of a size costs the shop from a quantity on, as these rows know it. */
export function costsByBreak(rows: readonly PriceBreakRow[]) {
  const costs = new Map(rows.map((row) => [`${row.size_id} ${row.min_units}`, row.unit_cost_e4]));
  return ({ size_id, min_units }: Pick<PriceBreakRow, "size_id" | "min_units">): number | null =>
    costs.get(`${size_id} ${min_units}`) ?? null;
}
