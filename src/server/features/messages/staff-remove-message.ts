import type { QuoteMessage } from "#contracts/messages.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { readQuote } from "../quotes/read-quote.ts";
import { emptyMessage } from "./messages.repository.ts";
import { readMessage } from "./read-thread.ts";

/**
 * Staff takes back what should not stand in a thread (L8.3): text and files go, and with them the mail about it; that it
 * was there, and who removed it, stays. The stored files are the sweeper's.
 * @throws 404
 */
export async function staffRemoveMessage(
  { db, clock }: Pick<Services, "db" | "clock">,
  staff: Staff,
  { quoteId, messageId }: { readonly quoteId: number; readonly messageId: number },
): Promise<QuoteMessage> {
  await readQuote(db, staff, quoteId);
  const { author, audience } = await readMessage(db, staff, { quoteId, messageId });
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    if (!(await emptyMessage(transaction, { quoteId, messageId, by: staff.name, at }))) return;
    await recordAudit(transaction, {
      ...{ subject: "quote", subjectId: quoteId, action: "quote.remove-message", at },
      doer: auditActorOf(staff),
      before: { message: messageId, author: author.name, audience },
    });
  });
  return await readMessage(db, staff, { quoteId, messageId });
}
