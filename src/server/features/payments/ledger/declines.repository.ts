import type { Db } from "#server/platform/database/db.ts";
import { countFound } from "#server/platform/lists/count-found.ts";

/** The action under which a declined card stands in the history of its payment. */
export const declineAction = "payment.decline";

/** Cards declined for a quote since then, on all its payments; each event counts once. */
export async function countDeclines(db: Db, quoteId: number, since: Date): Promise<number> {
  const payments = db.selectFrom("payments").select("id").where("quote_id", "=", quoteId);
  return await countFound(
    db
      .selectFrom("history")
      .where("subject", "=", "payment")
      .where("subject_id", "in", payments)
      .where("action", "=", declineAction)
      .where("created_at", ">", since.toISOString()),
  );
}
