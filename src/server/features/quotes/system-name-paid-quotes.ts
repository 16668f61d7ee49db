import type { Db } from "#server/platform/database/db.ts";
import "./quotes.table.ts";

/** Which of these quotes are paid. */
export async function systemNamePaidQuotes(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("quotes")
    .select("id")
    .where("id", "in", ids)
    .where("status", "=", "paid")
    .execute();
  return new Set(rows.map(({ id }) => id));
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
