import { type Currency, currencyCodes } from "#domain/money/cents.ts";
import type { ReviewReason } from "#domain/payments/payment-concern.ts";
import { theShop } from "#server/platform/history/history.ts";
import { eachItem } from "#server/platform/jobs/each-item.ts";
import { flagPayment } from "../ledger/flag-payment.ts";
import { findPaymentOfProvider, findSettledPaymentsAfter } from "../ledger/payments.repository.ts";
import type { PaymentRow, ProviderName } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import { chargesOf } from "../providers/charges-of.ts";
import type { ProviderState } from "../providers/provider-state.ts";
import { settleRefunds } from "../refunds/settle-refunds.ts";
import { adoptCharge } from "../settle/adopt-charge.ts";
import { eachPortion } from "./each-portion.ts";
import { untilSilent } from "./until-silent.ts";

/** Where the books and a provider disagree. */
export interface BookDifference {
  readonly reviewReason: ReviewReason;
  readonly provider: ProviderName;
  readonly intentId: string;
  /** Null for a charge that is not in the books. */
  readonly paymentId: number | null;
}

/**
 * Holds the books against the providers, since then: charges that are not in the books, payments that the provider
 * does not hold as charged, other amounts, refunds made elsewhere. Each is marked for staff, and a charge of ours
 * that was lost is taken into the books.
 */
export async function systemCompareBooks(services: PaymentServices, since: Date): Promise<BookDifference[]> {
  const differences = await findUnknownCharges(services, since);
  const work = untilSilent(async (payment) => {
    differences.push(...(await comparePayment(services, payment)));
  });
  await eachPortion(
    (last) => findSettledPaymentsAfter(services.db, last, since),
    (payments) =>
      eachItem(services, payments, {
        job: "payment_compare",
        about: ({ id, quote_id }) => ({ itemId: id, quoteId: quote_id }),
        work,
      }),
  );
  if (differences.length > 0)
    services.log.warn({ faults: differences }, "books and payment provider disagree");
  return differences;
}

async function findUnknownCharges(services: PaymentServices, since: Date): Promise<BookDifference[]> {
  const { cardProvider, db } = services;
  const differences: BookDifference[] = [];
  let after: string | undefined;
  do {
    const page = await cardProvider.listIntentsSince(since, after);
    for (const state of page.states.filter(({ status }) => status === "succeeded")) {
      const payment = await findPaymentOfProvider(db, cardProvider.name, state.id);
      if (payment || !(await adoptCharge(services, cardProvider.name, state))) continue;
      const known = await findPaymentOfProvider(db, cardProvider.name, state.id);
      differences.push(differenceOf("unknown-intent", cardProvider.name, state.id, known?.id ?? null));
    }
    after = page.next;
  } while (after !== undefined);
  return differences;
}

async function comparePayment(services: PaymentServices, payment: PaymentRow): Promise<BookDifference[]> {
  const charges = chargesOf(services, payment.provider);
  if (!charges) return [];
  const reviewReason = reviewReasonOf(
    payment,
    await charges.read(payment.payment_intent_id),
    services.shop.facts().currency,
  );
  if (reviewReason) await flagPayment(services, payment, reviewReason, theShop, { isRepeated: true });
  const isRefundRight =
    reviewReason !== undefined || (await settleRefunds(services, payment, { isRepeated: true }));
  const found = reviewReason ?? (isRefundRight ? undefined : "refund-differs");
  return found ? [differenceOf(found, payment.provider, payment.payment_intent_id, payment.id)] : [];
}

function reviewReasonOf(
  payment: PaymentRow,
  state: ProviderState | undefined,
  currency: Currency,
): ReviewReason | undefined {
  if (state?.status !== "succeeded") return "not-charged";
  const isAmount = state.amountCents === payment.amount_cents && state.currency === currencyCodes[currency];
  return isAmount ? undefined : "wrong-amount";
}

function differenceOf(
  reviewReason: ReviewReason,
  provider: ProviderName,
  intentId: string,
  paymentId: number | null,
): BookDifference {
  return { reviewReason, provider, intentId, paymentId };
}
