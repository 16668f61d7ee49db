import { nextMailMoment } from "#domain/offers/mail-hours.ts";
import { proofReminderDays } from "#domain/orders/proofs/proof-moves.ts";
import { days } from "#domain/time/durations.ts";
import { readSettings } from "#server/features/settings/read-settings.ts";
import { recordAudit, theShop } from "#server/platform/history/history.ts";
import { eachItem } from "#server/platform/jobs/each-item.ts";
import { wasMailRefused } from "#server/platform/mail/was-mail-refused.ts";
import type { Services } from "#server/services.ts";
import {
  claimReminder,
  findOrderRow,
  findProofsToRemindOf,
  type ProofRow,
} from "../model/proofs.repository.ts";
import { systemFindQuote } from "../model/system-read-quote.ts";
import { mailClient } from "./proof-mails.ts";

/** Proofs that are looked at in one run; the next run takes those that are left. */
const batch = 50;

/**
 * Reminds clients, once, of proofs that they have not answered for days (L5.1), in the hours in which mails leave. None goes
 * out while reminders are off or paused, while the order is on hold, or after a mail to the client was refused.
 */
export async function systemRemindOfProofs(services: Services): Promise<void> {
  const now = services.clock();
  if (nextMailMoment(now, services.shop.settings()).getTime() !== now.getTime()) return;
  if (!(await readSettings(services)).reminders_on) return;
  const sentBefore = new Date(now.getTime() - days(proofReminderDays));
  let isAnySent = false;
  await eachItem(services, await findProofsToRemindOf(services.db, sentBefore, batch), {
    job: "proof_reminder",
    about: ({ id, reminded_quote_id }) => ({ itemId: id, quoteId: reminded_quote_id }),
    work: async (proof) => {
      if (await remind(services, proof, now)) isAnySent = true;
    },
  });
  if (isAnySent) services.notifyMailWorker();
}

/** True when it was sent; one that would not arrive is taken as done. */
async function remind(services: Services, proof: ProofRow, at: Date): Promise<boolean> {
  return await services.db.transaction().execute(async (transaction) => {
    // The claim fails when the client has just answered, or another node has reminded.
    const row = await claimReminder(transaction, proof, at);
    const order = row && (await findOrderRow(transaction, row.order_id));
    const quote = order && (await systemFindQuote(transaction, order.quote_id));
    if (!row || !quote || (await wasMailRefused(transaction, quote.email, row.sent_at ?? row.created_at)))
      return false;
    await mailClient(transaction, { news: "reminder", row, order: { ...order, quote }, at });
    await recordAudit(transaction, {
      ...{ subject: "order", subjectId: order.id, action: "order.remind-of-proof", actor: theShop, at },
      after: { proof: row.number },
    });
    return true;
  });
}
