import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { SearchedTable } from "#server/platform/search/searched-table.ts";
import { countOf, countRows, whereOf } from "./count-rows.ts";
import { type Also, lookFor } from "./look-for.ts";
import type { Paging } from "./paging.ts";

export interface LongList {
  readonly table: SearchedTable;
  /** What rows must fulfil beyond not being deleted. Indexes hold the columns, so that counting reads no row. */
  readonly conditions: readonly RawBuilder<SqlBool>[];
  readonly search?: string | undefined;
  /** Rows that a search finds whatever their text holds. */
  readonly also?: Also | undefined;
  /** Columns or expressions, of which the last is unique; an index has them in this order. */
  readonly order: readonly RawBuilder<unknown>[];
  readonly direction: "asc" | "desc";
  readonly paging: Pick<Paging, "limit" | "offset">;
  /** How many rows fulfil the conditions, where that is known without counting. */
  readonly known?: number | undefined;
}

/**
 * One page of a list that may hold millions, as ids in their order, and how many rows there are in all. Each of the
 * two queries stays on an index, whatever was asked for (ADR-16).
 */
export async function readLongList(db: Db, list: LongList): Promise<{ ids: number[]; total: number }> {
  const { table, conditions, search } = list;
  const from = { table, conditions };
  if (!search) return await readWalking(db, list, list.known ?? (await countRows(db, from)));
  const found = await lookFor(db, { ...from, text: search, also: list.also });
  if ("ids" in found) return await readGathered(db, list, found.ids);
  return await readWalking(db, { ...list, conditions: [...conditions, found.condition] }, found.total);
}

/** Rows that were read by their ids, in the order of the list. */
export function inOrderOf<Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Walks the index of the order, from the nearer end, until the page is full. */
async function readWalking(db: Db, { table, conditions, ...list }: LongList, total: number) {
  const rows = sql`select id, ${keysOf(list)} from ${sql.table(table.name)} ${whereOf({ table, conditions })}`;
  return { ids: await readSlice(db, rows, list, total), total };
}

/**
 * Gathers the few rows that are meant by their ids, and sorts them then: no index of an order can lead astray. They bear the
 * table's name, which conditions may call them by.
 */
async function readGathered(db: Db, { table, conditions, ...list }: LongList, ids: readonly number[]) {
  const meant = { table, conditions: [isOneOf(db, "id", ids)] };
  const kept = whereOf({ table: { ...table, isSoftDeleted: false }, conditions });
  const gathered = sql`with meant as materialized (select * from ${sql.table(table.name)} ${whereOf(meant)})
    select id, ${keysOf(list)} from meant as ${sql.table(table.name)} ${kept}`;
  // Without other conditions the ids are those of all rows, none of which is deleted.
  const total = conditions.length === 0 ? ids.length : await countOf(db, gathered);
  return { ids: await readSlice(db, gathered, list, total), total };
}

type Order = Pick<LongList, "order" | "direction" | "paging">;

async function readSlice(db: Db, rows: RawBuilder<unknown>, list: Order, total: number): Promise<number[]> {
  const slice = nearestEnd(list.paging, total);
  if (slice.limit === 0) return [];
  const isDescending = (list.direction === "desc") !== slice.isFromEnd;
  const direction = sql.raw(isDescending ? "desc" : "asc");
  const order = sql.join(list.order.map((_, index) => sql`${sql.ref(`key_${index}`)} ${direction}`));
  const read = await sql<{ id: number }>`${rows} order by ${order}
    limit ${slice.limit} offset ${slice.offset}`.execute(db);
  const ids = read.rows.map(({ id }) => id);
  return slice.isFromEnd ? ids.reverse() : ids;
}

function keysOf({ order }: Pick<LongList, "order">): RawBuilder<unknown> {
  return sql.join(order.map((key, index) => sql`${key} as ${sql.ref(`key_${index}`)}`));
}

interface Slice {
  readonly limit: number;
  readonly offset: number;
  /** Read in the opposite order, then turned round. */
  readonly isFromEnd: boolean;
}

/** The same rows counted from whichever end is nearer: so the last page of a million costs what the first one does. */
export function nearestEnd({ limit, offset }: Pick<Paging, "limit" | "offset">, total: number): Slice {
  const rows = Math.max(0, Math.min(limit, total - offset));
  const behind = total - offset - rows;
  if (behind < offset) return { limit: rows, offset: Math.max(0, behind), isFromEnd: true };
  return { limit: rows, offset, isFromEnd: false };
}
