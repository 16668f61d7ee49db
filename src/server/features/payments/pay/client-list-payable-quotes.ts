import { centsToDollars } from "#domain/money/cents.ts";
import { listPayableQuotes, type Payer } from "#server/features/deals/model/quote-for-payment.ts";
import { dueOf, readPlans } from "#server/features/deals/receivables/read-plan.ts";
import { todayOf } from "#server/today-of.ts";
import { findPaymentsOfQuotes } from "../ledger/payments.repository.ts";
import type { PaymentServices } from "../payment-services.ts";
import { underWayAmong } from "./require-payable-quote.ts";

/** What the caller may pay: his own quotes and no other's. */
export async function clientListPayableQuotes(
  services: Pick<PaymentServices, "db" | "shop" | "clock">,
  payer: Payer,
) {
  const { db, clock } = services;
  const quotes = await listPayableQuotes(db, payer);
  const ids = quotes.map(({ id }) => id);
  const plans = await readPlans(db, ids, todayOf(services));
  const payments = await findPaymentsOfQuotes(db, ids);
  const listed = quotes.flatMap(({ id, reference, status, totalCents }) => {
    const plan = plans.get(id);
    if (!plan) return [];
    const due = dueOf(plan);
    return {
      ...{ id, reference, status },
      ...{ total_quote: centsToDollars(totalCents), total_cents: totalCents },
      ...{ plan_item_id: due.id, due_kind: due.kind, amount_cents: due.openCents },
      paid_cents: plan.paidCents,
      under_way: underWayAmong(payments.get(id) ?? [], due.position, clock()) ?? null,
    };
  });
  return listed.filter(({ amount_cents }) => amount_cents > 0);
}
