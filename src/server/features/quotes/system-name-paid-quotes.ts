import { type SqlBool, sql } from "kysely";
import { contains } from "#server/platform/database/contains.ts";
import type { Db } from "#server/platform/database/db.ts";
import "./quotes.table.ts";

/** As a part of a query: the quote that a column names, unless it is paid and for no less than another column says. */
export function systemSelectOwingQuote(db: Db, idColumn: string, totalColumn: string) {
  return db
    .selectFrom("quotes")
    .select("quotes.id")
    .where(sql<SqlBool>`quotes.id = ${sql.ref(idColumn)}`)
    .where(sql<SqlBool>`(quotes.status <> 'paid' or quotes.total_cents < ${sql.ref(totalColumn)})`);
}

/** As a part of a query: the quotes whose reference, name, company or address holds a text. */
export function systemSelectFoundQuotes(db: Db, text: string) {
  return db
    .selectFrom("quotes")
    .select("id")
    .where(contains(sql.ref<string>("search_text"), text));
}

/** The quotes of a client that are not deleted. */
export async function systemReadQuoteIdsOfClient(db: Db, clientId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("quotes")
    .select("id")
    .where("client_id", "=", clientId)
    .where("deleted_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}
