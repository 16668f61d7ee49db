import { sql } from "kysely";
import { z } from "zod";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

/** The tables of a deal that a command may change, each after the one that its rows belong to. */
const tableNames = [
  "quotes",
  "quote_versions",
  "acceptances",
  "reminders",
  "orders",
  "order_lines",
  "order_gates",
  "plan_items",
  "settlements",
  "shipments",
  "shipment_lines",
  "invoices",
] as const;
type TableName = (typeof tableNames)[number];

/** By which column, which has an index, their rows belong to what. */
const ownerOf: Readonly<Record<TableName, { readonly column: string; readonly in?: TableName }>> = {
  quotes: { column: "id" },
  quote_versions: { column: "quote_id", in: "quotes" },
  acceptances: { column: "version_id", in: "quote_versions" },
  reminders: { column: "quote_id", in: "quotes" },
  orders: { column: "quote_id", in: "quotes" },
  order_lines: { column: "order_id", in: "orders" },
  order_gates: { column: "order_id", in: "orders" },
  plan_items: { column: "version_id", in: "quote_versions" },
  settlements: { column: "order_id", in: "orders" },
  shipments: { column: "order_id", in: "orders" },
  shipment_lines: { column: "shipment_id", in: "shipments" },
  invoices: { column: "quote_id", in: "quotes" },
};

const columns = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type Columns = Readonly<z.infer<typeof columns>>;

const replacedRow = z.object({
  table: z.enum(tableNames),
  id: z.int(),
  /** What the command changed of the row, as it was: all of one that it removed, nothing of one that it added. */
  before: columns.nullable(),
  /** The same as the command left it. */
  after: columns.nullable(),
});
export type ReplacedRow = Readonly<z.infer<typeof replacedRow>>;

export interface RowOfDeal {
  readonly table: TableName;
  readonly id: number;
  readonly columns: Columns;
}

/** All rows of a deal that an undo can restore, parents first. */
export async function readRowsOfDeal(db: Db, quoteId: number): Promise<RowOfDeal[]> {
  const found: RowOfDeal[] = [];
  for (const table of tableNames) {
    const { column, in: parent } = ownerOf[table];
    const owners = parent ? found.filter((row) => row.table === parent).map(({ id }) => id) : [quoteId];
    if (owners.length === 0) continue;
    const { rows } = await sql`
      select * from ${sql.table(table)} where ${isOneOf(db, column, owners)} order by id`.execute(db);
    found.push(
      ...z
        .array(columns)
        .parse(rows)
        .map((row) => ({ table, id: z.int().parse(row.id), columns: row })),
    );
  }
  return found;
}

export async function updateRowOfDeal(
  transaction: Transaction,
  { table, id, before }: ReplacedRow,
): Promise<void> {
  const set = Object.entries(before ?? {}).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${id}`.execute(transaction);
}

export async function deleteRowOfDeal(transaction: Transaction, { table, id }: ReplacedRow): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(transaction);
}

export async function insertRowOfDeal(
  transaction: Transaction,
  { table, before }: ReplacedRow,
): Promise<void> {
  const names = Object.keys(before ?? {}).map((name) => sql.ref(name));
  await sql`insert into ${sql.table(table)} (${sql.join(names)})
    values (${sql.join(Object.values(before ?? {}))})`.execute(transaction);
}

const replaced = z.object({
  rows: z.array(replacedRow),
  /** The mails about it, which wait. */
  mailIds: z.array(z.int()),
  /** The last entry of the ledger about its deal, before it and after. */
  entries: z.object({ before: z.int(), after: z.int() }),
  /** What could be undone before, by its line of the history. */
  former: z.int().nullable(),
});
export type Replaced = Readonly<z.infer<typeof replaced>>;

/** Keeps what a command replaced beside its line of the history. */
export async function insertReplaced(
  transaction: Transaction,
  { historyId, at, ...content }: Replaced & { readonly historyId: number; readonly at: Date },
): Promise<void> {
  const values = { history_id: historyId, content: JSON.stringify(content), created_at: at.toISOString() };
  await transaction
    .insertInto("replaced_rows")
    .values({ ...values, ended_at: null })
    .execute();
}

/** What a command replaced, by its line of the history; undefined for one that cannot be undone, or for one of long ago. */
export async function findReplaced(
  db: Db,
  historyId: number,
): Promise<(Replaced & { readonly keptAt: string; readonly isEnded: boolean }) | undefined> {
  const row = await db
    .selectFrom("replaced_rows")
    .select(["content", "created_at", "ended_at"])
    .where("history_id", "=", historyId)
    .executeTakeFirst();
  if (!row) return undefined;
  const kept = replaced.parse(JSON.parse(row.content));
  return { ...kept, keptAt: row.created_at, isEnded: row.ended_at !== null };
}

/** It is undone no more, however long that is ago. */
export async function endReplaced(db: Db, historyId: number, at: Date): Promise<void> {
  const ended = db.updateTable("replaced_rows").set({ ended_at: at.toISOString() });
  await ended.where("history_id", "=", historyId).execute();
}

/** What is not undone any more: its mail has left long ago. */
export async function sweepReplacedRows(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("replaced_rows").where("created_at", "<", before.toISOString()).execute();
}
