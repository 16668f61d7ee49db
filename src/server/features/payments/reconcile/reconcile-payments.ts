import { isOpenPayment } from "#domain/payments/payment-status.ts";
import { theShop } from "#server/platform/history/history.ts";
import { eachItem } from "#server/platform/jobs/each-item.ts";
import { findOpenPaymentsAfter } from "../ledger/payments.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import { findPendingRefundsAfter } from "../ledger/refunds.repository.ts";
import type { PaymentServices } from "../payment-services.ts";
import { finishRefund } from "../refunds/finish-refund.ts";
import { cancelStaleIntents } from "../settle/cancel-stale-intents.ts";
import { closeCharge } from "../settle/record-provider-state.ts";
import { systemSettlePayment } from "../settle/system-settle-payment.ts";
import { eachPortion } from "./each-portion.ts";
import { untilSilent } from "./until-silent.ts";

/**
 * Brings the books to what the providers say, whatever was lost on the way: every open payment is settled by
 * its provider's state, refunds that were begun are finished, and expired payments are closed (SPEC-1.5,
 * REL-M6, REL-M7).
 */
export async function reconcilePayments(services: PaymentServices): Promise<void> {
  await eachOpenPayment(services, { job: "payment" }, async (payment) => {
    const { status } = await systemSettlePayment(services, payment, theShop);
    if (isOpenPayment(status)) await cancelStaleIntents(services, payment.quote_id);
  });
  // One that is just being made elsewhere is asked for with the same key, and ends once.
  await eachPortion(
    (last) => findPendingRefundsAfter(services.db, last),
    (refunds) =>
      eachItem(services, refunds, {
        job: "refund",
        about: ({ id, quote_id }) => ({ itemId: id, quoteId: quote_id }),
        work: (refund) => finishRefund(services, refund),
      }),
  );
}

/** Closes intents that were open for a day, at the provider and in the books. */
export async function expireIntents(services: PaymentServices): Promise<void> {
  await eachOpenPayment(services, { job: "payment_end", expiredBy: services.clock() }, (payment) =>
    closeCharge(services, payment, { action: "payment.expire", actor: theShop }),
  );
}

/** Does something to every open payment, one after the other. Once a provider is silent, its others wait for the next time. */
async function eachOpenPayment(
  services: PaymentServices,
  filter: Parameters<typeof findOpenPaymentsAfter>[2],
  deal: (payment: PaymentRow) => Promise<void>,
): Promise<void> {
  const work = untilSilent(deal);
  await eachPortion(
    (last) => findOpenPaymentsAfter(services.db, last, filter),
    (payments) =>
      eachItem(services, payments, {
        job: filter.job,
        about: ({ id, quote_id }) => ({ itemId: id, quoteId: quote_id }),
        work,
      }),
  );
}
