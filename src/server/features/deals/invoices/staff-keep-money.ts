import type { PlanStanding } from "#domain/payments/dues.ts";
import { type Message, withValues } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { findInvoicesOfQuote } from "../model/invoices.repository.ts";
import { writeKeptItem } from "../model/plan-items.repository.ts";
import { readQuoteForSystem } from "../model/quote-for-payment.ts";
import { recordCommand, runOnDeal } from "../model/run-command.ts";
import { bookKept } from "../receivables/book-asked.ts";
import { readPlan } from "../receivables/read-plan.ts";
import { showPlan } from "../receivables/show-plan.ts";
import { standingForWhole, summedOf } from "./summed.ts";

const notCancelled: Message = /*i18n*/ {
  id: "invoice.keep.notCancelled",
  message: "Money is kept of a cancelled order alone. Please cancel it first.",
};
const invoiced: Message = /*i18n*/ {
  id: "invoice.keep.invoiced",
  message: "What is kept is invoiced already. Please credit that invoice first.",
};
const wrongAmount: Message = /*i18n*/ {
  id: "invoice.keep.amount",
  message:
    "Please type an amount up to {most, number, money}: that is what the client has paid for this order.",
};

interface Keeping {
  readonly quoteId: number;
  /** All that is kept; undefined for what is no amount. */
  readonly amountCents: number | undefined;
  readonly reason: string;
}

/**
 * Staff says what the terms keep of a cancelled order's money (L10.8): an item of its own, which that money pays. The rest is
 * the client's. Said again, it takes the place of what was said before.
 * @throws 404; 409 where the order is not cancelled, or what is kept is invoiced; 422 for more than the client paid
 */
export async function staffKeepMoney(
  services: Services,
  staff: Staff,
  { quoteId, amountCents: cents, reason }: Keeping,
): Promise<PlanStanding> {
  if ((await readQuoteForSystem(services.db, quoteId)).isDeleted) throw new AppError("not_found");
  await runOnDeal(
    services,
    auditActorOf(staff),
    () => ({ quoteId }),
    async (running) => {
      const { inside, transaction, at, unchanged } = running;
      const plan = await readPlan(inside, quoteId);
      const refuse = (message: Message) =>
        new AppError("conflict", { message, extra: { fresh: showPlan(plan, { isForStaff: true }) } });
      if (!plan.isCancelled) throw refuse(notCancelled);
      const all = (await findInvoicesOfQuote(transaction, quoteId)).map(summedOf);
      const keptCents = plan.items.find(({ kind }) => kind === "kept")?.askedCents ?? 0;
      if (keptCents > 0 && standingForWhole(all).length > 0) throw refuse(invoiced);
      const mostCents = plan.heldCents + plan.paidCents;
      if (cents === undefined || cents < 0 || cents > mostCents) {
        const message = withValues(wrongAmount, { most: mostCents / 100 });
        throw new AppError("invalid", { fields: { amount: [message] } });
      }
      if (cents === keptCents) return unchanged();
      const itemId = await writeKeptItem(transaction, quoteId, { amountCents: cents, at });
      await recordCommand(running, {
        ...{ subject: "quote", subjectId: quoteId, action: "quote.keep" },
        ...{ before: { amount_cents: keptCents }, after: { amount_cents: cents, reason } },
        book: (booking) => bookKept(transaction, { ...booking, quoteId, itemId, cents }),
      });
    },
  );
  return await readPlan(services, quoteId);
}
