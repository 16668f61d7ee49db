import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import "./clients.table.ts";

/** As a part of a query: the client that a column names, or the one that he became, for as long as the merge stands. */
export function clientNow(idColumn: string): RawBuilder<number> {
  const id = sql.ref(idColumn);
  return sql<number>`coalesce((select merged_into from clients where clients.id = ${id}), ${id})`;
}

/** As a part of a query: the ids of these clients, their own and those of the clients that became them. */
export function systemSelectAsOneClients(db: Db, clientIds: readonly number[]) {
  return db
    .selectFrom("clients")
    .select("id")
    .where((eb) => eb.or([isOneOf(db, "id", clientIds), isOneOf(db, "merged_into", clientIds)]));
}

/** As a part of a query: the ids of a client, his own and those of the clients that became him. */
export function systemSelectAsOneClient(db: Db, clientId: number) {
  return db
    .selectFrom("clients")
    .select("id")
    .where((eb) => eb.or([eb("id", "=", clientId), eb("merged_into", "=", clientId)]));
}
