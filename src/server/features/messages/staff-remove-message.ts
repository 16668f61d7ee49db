import type { QuoteMessage } from "#contracts/quotes/messages.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { readQuote } from "#server/features/deals/model/read-quote.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { removeEntry, restoreEntry } from "./messages.repository.ts";
import type { MessageRow } from "./messages.table.ts";
import { readMessage } from "./read-thread.ts";

type MessageServices = Pick<Services, "db" | "clock">;

/**
 * Staff takes what should not stand in a thread out of it (L8.3): text and files go to the trash, and the mail about them
 * is not sent; that the message was there, and who removed it, stays.
 * @throws 404
 */
export async function staffRemoveMessage(
  { db, clock }: MessageServices,
  staff: Staff,
  { quoteId, messageId }: { readonly quoteId: number; readonly messageId: number },
): Promise<QuoteMessage> {
  const { reference } = await readQuote(db, staff, quoteId, "messages.write");
  await readMessage(db, staff, { quoteId, messageId });
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    const row = await removeEntry(transaction, { quoteId, messageId, by: staff.name, at });
    if (!row) return;
    // What the trash calls it.
    const before = { reference, name: row.author_name };
    await record(transaction, staff, { row, action: "quote-message.delete", change: { before }, at });
  });
  return await readMessage(db, staff, { quoteId, messageId });
}

/** Staff puts a message back where it stood. @throws 404 for one that does not lie in the trash */
export async function staffRestoreMessage(
  { db, clock }: MessageServices,
  staff: Staff,
  messageId: number,
): Promise<QuoteMessage> {
  const at = clock();
  const quoteId = await db.transaction().execute(async (transaction) => {
    const row = await restoreEntry(transaction, messageId);
    if (!row) throw new AppError("not_found");
    const change = { before: { deleted: true }, after: { deleted: false } };
    await record(transaction, staff, { row, action: "quote-message.restore", change, at });
    return row.quote_id;
  });
  return await readMessage(db, staff, { quoteId, messageId });
}

interface Recorded {
  readonly row: MessageRow;
  readonly action: `quote-message.${"delete" | "restore"}`;
  readonly change: Pick<Parameters<typeof recordAudit>[1], "before" | "after">;
  readonly at: Date;
}

async function record(
  transaction: Transaction,
  staff: Staff,
  { row, action, change, at }: Recorded,
): Promise<void> {
  await recordAudit(transaction, {
    ...{ subject: "quote_message", subjectId: row.id, action, at },
    actor: auditActorOf(staff),
    ...change,
  });
}
