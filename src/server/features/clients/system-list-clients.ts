import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import type { Paging } from "#server/platform/lists/paging.ts";
import { readListCounts, totalOf } from "#server/platform/lists/read-list-counts.ts";
import { nearestEnd } from "#server/platform/lists/read-long-list.ts";
import "./clients.table.ts";

export interface ClientOrder {
  readonly column: "id" | "name" | "email" | "created_at";
  readonly direction: "asc" | "desc";
}

export type ListedClient = Awaited<ReturnType<typeof readClientRows>>[number];

/** Each has its index. */
const orders = {
  id: [sql.ref("id")],
  name: [sql`lower(name)`, sql.ref("id")],
  email: [sql.ref("email_key")],
  created_at: [sql.ref("created_at"), sql.ref("id")],
} as const satisfies Record<ClientOrder["column"], readonly RawBuilder<unknown>[]>;

interface Asked {
  /** What they must fulfil; none for all of them. */
  readonly condition: RawBuilder<SqlBool> | undefined;
  readonly total: number;
  readonly order: ClientOrder;
  readonly paging: Pick<Paging, "limit" | "offset">;
}

/** One page of the clients, from the nearer end of the order's index. */
export async function systemReadClientPage(
  db: Db,
  { condition, total, order, paging }: Asked,
): Promise<ListedClient[]> {
  const { limit, offset, isFromEnd } = nearestEnd(paging, total);
  if (limit === 0) return [];
  const direction = sql.raw((order.direction === "desc") !== isFromEnd ? "desc" : "asc");
  const keys = sql.join(orders[order.column].map((key) => sql`${key} ${direction}`));
  const found = await sql<{ id: number }>`select id from clients where merged_into is null
    ${condition ? sql`and ${condition}` : sql``} order by ${keys} limit ${limit} offset ${offset}`.execute(
    db,
  );
  const ids = found.rows.map(({ id }) => id);
  const rows = new Map((await readClientRows(db, ids)).map((row) => [row.id, row]));
  return (isFromEnd ? ids.reverse() : ids).flatMap((id) => rows.get(id) ?? []);
}

/** How many clients there are. Those that became another are few, and have an index. */
export async function systemCountClients(db: Db): Promise<number> {
  const all = totalOf(await readListCounts(db, "clients"));
  return all - (await countFound(db.selectFrom("clients").where("merged_into", "is not", null)));
}

/** Clients by their ids, also such as became another. */
export async function systemReadClients(db: Db, ids: readonly number[]): Promise<ListedClient[]> {
  return await readClientRows(db, ids);
}

async function readClientRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("clients")
    .select(["id", "name", "email", "language", "created_at", "merged_into"])
    .where("id", "in", ids)
    .execute();
}

/** A client, also one that became another. */
export async function systemReadClient(db: Db, id: number): Promise<ListedClient | undefined> {
  return (await readClientRows(db, [id])).at(0);
}
