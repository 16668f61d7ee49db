import type { Db } from "../database/db.ts";

/** Removes mails that were sent long ago, because they hold names and addresses. */
export async function sweepMails(db: Db, sentBefore: Date): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("state", "=", "sent")
    .where("sent_at", "<", sentBefore.toISOString())
    .execute();
}
