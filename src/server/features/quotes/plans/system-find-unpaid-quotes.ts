import type { Db } from "#server/platform/database/db.ts";

/** The quotes of a client that are accepted and not paid whole, the oldest first. */
export async function systemFindUnpaidQuotes(
  db: Db,
  clientId: number,
): Promise<{ readonly id: number; readonly reference: string }[]> {
  return await db
    .selectFrom("quotes")
    .select(["id", "reference"])
    .where("client_id", "=", clientId)
    .where("stage", "=", "accepted")
    .where("status", "=", "confirmed")
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}
