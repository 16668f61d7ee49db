import { centsToDollars } from "#domain/money/cents.ts";
import { listPayableQuotes, type Payer } from "#server/features/quotes/quote-for-payment.ts";
import type { PaymentServices } from "../payment-services.ts";
import { dueOf, readPlan } from "../plans/read-plan.ts";
import { findUnderWay } from "./require-payable-quote.ts";

/** What the caller may pay: his own quotes and no other's. */
export async function clientListPayableQuotes(
  services: Pick<PaymentServices, "db" | "shop" | "clock">,
  payer: Payer,
) {
  const { db, clock } = services;
  const quotes = await listPayableQuotes(db, payer);
  const listed = await Promise.all(
    quotes.map(async ({ id, reference, status, totalCents }) => {
      const plan = await readPlan(services, id);
      const due = dueOf(plan);
      const underWay = await findUnderWay(db, { quoteId: id, position: due.position }, clock());
      return {
        ...{ id, reference, status },
        ...{ total_quote: centsToDollars(totalCents), total_cents: totalCents },
        ...{ plan_item_id: due.id, due_kind: due.kind, amount_cents: due.openCents },
        paid_cents: plan.paidCents,
        under_way: underWay ?? null,
      };
    }),
  );
  return listed.filter(({ amount_cents }) => amount_cents > 0);
}
