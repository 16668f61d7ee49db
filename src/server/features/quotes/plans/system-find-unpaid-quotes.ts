import type { Db } from "#server/platform/database/db.ts";
import { owesByCount } from "./owes-by-count.ts";

/** The quotes of a client that are accepted and owe something, the oldest first. */
export async function systemFindUnpaidQuotes(
  db: Db,
  clientId: number,
): Promise<{ readonly id: number; readonly reference: string }[]> {
  return await db
    .selectFrom("quotes")
    .select(["id", "reference"])
    .where("client_id", "=", clientId)
    .where("stage", "=", "accepted")
    .where((eb) => eb.or([eb("status", "=", "confirmed"), owesByCount("quotes.id")]))
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}
