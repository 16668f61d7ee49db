import type { Db } from "#server/platform/database/db.ts";

interface QuoteAuditRow {
  readonly action: string;
  readonly after: string | null;
  readonly created_at: string;
}

/** What was done to a quote, of these kinds, the oldest first. */
export async function findQuoteAuditEntries(
  db: Db,
  quoteId: number,
  actions: readonly string[],
): Promise<QuoteAuditRow[]> {
  return await db
    .selectFrom("history")
    .select(["action", "after", "created_at"])
    .where("subject", "=", "quote")
    .where("subject_id", "=", quoteId)
    .where("action", "in", actions)
    .orderBy("id")
    .limit(200)
    .execute();
}
