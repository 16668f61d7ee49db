import { documentAskingFor } from "#domain/invoices/asking-document.ts";
import type { PlanStanding } from "#domain/payments/dues.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { systemReadItems } from "#server/features/ledger/read-standing.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { findInvoicesOfQuote } from "../model/invoices.repository.ts";
import { noteUnwaived } from "../model/plan-items.repository.ts";
import { readQuoteForSystem, systemFindQuoteOfItem } from "../model/quote-for-payment.ts";
import { recordCommand, runOnDeal } from "../model/run-command.ts";
import { bookUnwaived } from "../receivables/book-asked.ts";
import { dueMessages } from "../receivables/due-words.ts";
import { readPlan } from "../receivables/read-plan.ts";
import { showPlan } from "../receivables/show-plan.ts";
import { systemFollowPlan } from "./system-follow-plan.ts";

interface Unwaiving {
  readonly itemId: number;
  readonly reason: string;
}

/**
 * Staff asks again for what was given up of an item, also for what went back of a paid quote; the client's credit for this
 * deal counts for it.
 * @throws 404; 409 where nothing of it was given up
 */
export async function staffUnwaiveItem(
  services: Services,
  staff: Staff,
  { itemId, reason }: Unwaiving,
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
      const { inside, transaction } = running;
      const cents = (await systemReadItems(transaction, [quoteId])).get(itemId)?.waivedCents ?? 0;
      if (cents === 0) {
        const fresh = showPlan(await readPlan(inside, quoteId), { isForStaff: true });
        throw new AppError("conflict", { message: dueMessages.nothingWaived, extra: { fresh } });
      }
      await noteUnwaived(transaction, itemId);
      const documentId = documentAskingFor(itemId, await findInvoicesOfQuote(transaction, quoteId));
      await recordCommand(running, {
        ...{ subject: "quote", subjectId: quoteId, action: "quote.unwaive-item" },
        after: { amount_cents: cents, reason },
        book: (booking) => bookUnwaived(transaction, { ...booking, quoteId, itemId, documentId }),
      });
      await systemFollowPlan(running, quoteId);
    },
  );
  return await readPlan(services, quoteId);
}
