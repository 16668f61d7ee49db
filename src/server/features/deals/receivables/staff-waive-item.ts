import { type PlanStanding, smallRestCents } from "#domain/payments/dues.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { noteWaived } from "../model/plan-items.repository.ts";
import { readQuoteForSystem, systemFindQuoteOfItem } from "../model/quote-for-payment.ts";
import { recordCommand, runOnDeal } from "../model/run-command.ts";
import { beginUndoable } from "../model/undoable.ts";
import { bookWaived } from "./book-asked.ts";
import { dueMessages } from "./due-words.ts";
import { readPlan } from "./read-plan.ts";
import { showPlan } from "./show-plan.ts";
import { systemMarkPaid } from "./system-settle-plan.ts";

interface Waiving {
  readonly itemId: number;
  readonly reason: string;
  /** It is only too little to ask for (L10.5). */
  readonly isSmall: boolean;
}

/**
 * Staff asks no more for what is open of an item. When nothing else is open, the quote is paid.
 * @throws 404; 409 when nothing of it is open, or more than may be written off
 */
export async function staffWaiveItem(
  services: Services,
  staff: Staff,
  { itemId, reason, isSmall }: Waiving,
): Promise<PlanStanding> {
  const { db } = services;
  const quoteId = await systemFindQuoteOfItem(db, itemId);
  if (quoteId === undefined || (await readQuoteForSystem(db, quoteId)).isDeleted)
    throw new AppError("not_found");
  await runOnDeal(
    services,
    auditActorOf(staff),
    () => ({ quoteId }),
    async (running) => {
      const { inside, transaction, at } = running;
      const plan = await readPlan(inside, quoteId);
      const openCents = plan.items.find(({ id }) => id === itemId)?.openCents ?? 0;
      const refuse = (message: Message) =>
        new AppError("conflict", { message, extra: { fresh: showPlan(plan, { isForStaff: true }) } });
      if (openCents === 0) throw refuse(dueMessages.nothingOpen);
      if (isSmall && openCents > smallRestCents) throw refuse(dueMessages.tooMuchToWriteOff);
      const undoable = await beginUndoable(transaction, { quoteId, at });
      await noteWaived(transaction, itemId, { at, by: staff.userId, reason });
      const historyId = await recordCommand(running, {
        ...{ subject: "quote", subjectId: quoteId, after: { amount_cents: openCents, reason } },
        action: isSmall ? "quote.write-off" : "quote.waive-item",
        book: (booking) => bookWaived(transaction, { ...booking, quoteId, itemId, cents: openCents }),
      });
      if (openCents === plan.openCents) await systemMarkPaid(running, quoteId);
      await undoable.keep(historyId);
    },
  );
  return await readPlan(services, quoteId);
}
