import type { Selectable } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import type { HistoryTable } from "#server/platform/history/history.ts";

/** Everything that happened to a payment, the oldest first. */
export async function readTimeline(db: Db, paymentId: number): Promise<Selectable<HistoryTable>[]> {
  return await db
    .selectFrom("history")
    .selectAll()
    .where("subject", "=", "payment")
    .where("subject_id", "=", paymentId)
    .orderBy("id")
    .limit(500)
    .execute();
}
