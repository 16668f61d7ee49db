import { type PlanStanding, smallRestCents } from "#domain/payments/dues.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { readQuoteForSystem, systemFindQuoteOfItem } from "../model/quote-for-payment.ts";
import { systemHoldQuote } from "../model/system-read-quote.ts";
import { dueMessages } from "./due-words.ts";
import { readPlan } from "./read-plan.ts";
import { showPlan } from "./show-plan.ts";
import { systemWaiveItem } from "./system-settle-plan.ts";

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
  const { db, clock } = services;
  const quoteId = await systemFindQuoteOfItem(db, itemId);
  if (quoteId === undefined || (await readQuoteForSystem(db, quoteId)).isDeleted)
    throw new AppError("not_found");
  await db.transaction().execute(async (transaction) => {
    await systemHoldQuote(transaction, quoteId);
    const plan = await readPlan({ ...services, db: transaction }, quoteId);
    const openCents = plan.items.find(({ id }) => id === itemId)?.openCents ?? 0;
    const refuse = (message: Message) =>
      new AppError("conflict", { message, extra: { fresh: showPlan(plan, { isForStaff: true }) } });
    if (openCents === 0) throw refuse(dueMessages.nothingOpen);
    if (isSmall && openCents > smallRestCents) throw refuse(dueMessages.tooMuchToWriteOff);
    await systemWaiveItem(transaction, {
      ...{ quoteId, itemId, openCents, reason, isWhole: openCents === plan.openCents },
      ...{ action: isSmall ? "quote.write-off" : "quote.waive-item", by: staff.userId },
      ...{ at: clock(), day: todayOf(services), actor: auditActorOf(staff) },
    });
  });
  // What was opened for the item is for an amount that nobody asks for any more.
  services.quoteChanged(quoteId);
  return await readPlan(services, quoteId);
}
