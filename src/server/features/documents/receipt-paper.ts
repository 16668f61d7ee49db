import type { CallAnswer } from "#contracts/call.ts";
import type { getPayment } from "#contracts/payments.ts";
import type { Language } from "#domain/language/language.ts";
import { cents } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import { isChargeInDoubt } from "#domain/payments/payment-concern.ts";
import { showShopTime } from "#domain/time/show-shop-time.ts";
import { withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/quotes/quote.ts";
import { documentWords } from "./document-words.ts";
import type { Paper, PaperFact, PaperRow } from "./paper.ts";
import { clientFacts, factsOf, letterheadOf, markOf, pageLabelOf } from "./paper-parts.ts";
import { headOf, rowsOf, type Say } from "./quote-lines.ts";
import type { PaperSetting } from "./quote-paper.ts";

export type PaidPayment = Pick<CallAnswer<typeof getPayment>, "payment" | "refunds">;

/**
 * The receipt of a payment: what was charged, for what, and what was paid back since. The quote's lines stand on it
 * only while they add up to what was charged (REL-M10).
 */
export function receiptPaper(paid: PaidPayment, quote: Quote, setting: PaperSetting): Paper {
  const { payment } = paid;
  const { language, facts, say, now } = setting;
  const { reference } = quote;
  const isForThisTotal = payment.amount_cents === quote.totalCents && !isChargeInDoubt(payment.to_check);
  const amount = showCents(cents(payment.amount_cents), language);
  const only: PaperRow = {
    item: say(withValues(documentWords.payment, { reference })),
    units: "",
    unitPrice: "",
    amount,
  };
  return {
    language,
    ...letterheadOf(facts),
    title: say(withValues(documentWords.receipt, { reference })),
    lead: say(isChargeInDoubt(payment.to_check) ? documentWords.checking : documentWords.thanks),
    notice: payment.is_test ? say(documentWords.test) : undefined,
    facts: [
      clientFacts(quote, say),
      factsOf(say, [
        [documentWords.paidOn, showShopTime(payment.completed_at ?? payment.created_at, language)],
        [documentWords.paidBy, methodOf(payment, say)],
        [documentWords.paymentReference, payment.payment_intent_id],
        [documentWords.purchaseOrder, quote.poNumber],
      ]),
    ],
    head: headOf(say),
    rows: isForThisTotal ? rowsOf(quote, language, say) : [only],
    sums: [{ label: say(documentWords.received), value: amount }, ...refundSums(paid, language, say)],
    texts: [],
    pageLabel: pageLabelOf(say),
    markOf: markOf(say),
    madeAt: now,
  };
}

function methodOf({ provider }: PaidPayment["payment"], say: Say): string {
  if (provider.endsWith("paypal")) return "PayPal";
  return say(provider === "bank-transfer" ? documentWords.transfer : documentWords.card);
}

function refundSums({ payment, refunds }: PaidPayment, language: Language, say: Say): PaperFact[] {
  const done = refunds.filter(({ status }) => status === "completed");
  if (done.length === 0 && payment.lost_cents === 0) return [];
  const back = done.reduce((sum, refund) => sum + refund.amount_cents, payment.lost_cents);
  const minus = (amount: number) => `− ${showCents(cents(amount), language)}`;
  return [
    ...done.map((refund) => ({
      label: say(withValues(documentWords.refunded, { date: showShopTime(refund.created_at, language) })),
      value: minus(refund.amount_cents),
    })),
    ...(payment.lost_cents > 0
      ? [{ label: say(documentWords.disputed), value: minus(payment.lost_cents) }]
      : []),
    { label: say(documentWords.kept), value: showCents(cents(payment.amount_cents - back), language) },
  ];
}
