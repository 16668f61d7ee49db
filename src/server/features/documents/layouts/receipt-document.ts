import type { CallAnswer } from "#contracts/call.ts";
import type { getPayment } from "#contracts/payments/payments.ts";
import { showCents } from "#domain/money/show-money.ts";
import { isChargeInDoubt } from "#domain/payments/payment-concern.ts";
import { chargedLogoFee } from "#domain/quotes/logo-fee.ts";
import { quoteTotal } from "#domain/quotes/quote-total.ts";
import { showShopTime } from "#domain/time/show-shop-time.ts";
import { withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/quotes/quote.ts";
import type { DocumentFact, DocumentLayout, DocumentRow } from "../drawing/document-layout.ts";
import { clientFacts, type DocumentSetting, factsOf, frameOf, moneyOf, type Say } from "./document-parts.ts";
import { documentMessages } from "./document-words.ts";
import { headOf, rowsOf } from "./quote-lines.ts";

export type PaidPayment = Pick<CallAnswer<typeof getPayment>, "payment" | "refunds">;

/**
 * The receipt of a payment: what was charged, for what, and what was paid back since. The quote's lines stand on it
 * only while they add up to what was charged.
 */
export function receiptDocument(paid: PaidPayment, quote: Quote, setting: DocumentSetting): DocumentLayout {
  const { payment } = paid;
  const { language, facts, say } = setting;
  const money = moneyOf(setting);
  const { reference } = quote;
  const isWhole = payment.amount_cents === quote.totalCents && isSumOfLines(quote);
  const isForThisTotal = isWhole && !isChargeInDoubt(payment.to_check);
  const amount = showCents(payment.amount_cents, money);
  const only: DocumentRow = {
    item: say(withValues(documentMessages.payment, { reference })),
    units: "",
    unitPrice: "",
    amount,
  };
  return {
    ...frameOf(setting),
    title: say(withValues(documentMessages.receipt, { reference })),
    lead: say(isChargeInDoubt(payment.to_check) ? documentMessages.checking : documentMessages.thanks),
    notice: payment.is_test ? say(documentMessages.test) : undefined,
    facts: [
      clientFacts(quote, say),
      factsOf(say, [
        [
          documentMessages.paidOn,
          showShopTime(payment.completed_at ?? payment.created_at, language, facts.timeZone),
        ],
        [documentMessages.paidBy, methodOf(payment, say)],
        [documentMessages.paymentReference, payment.payment_intent_id],
        [documentMessages.purchaseOrder, quote.delivery.po_number],
      ]),
    ],
    head: headOf(say),
    rows: isForThisTotal ? rowsOf(quote, money, say) : [only],
    sums: [{ label: say(documentMessages.received), value: amount }, ...refundSums(paid, setting)],
    texts: [],
  };
}

/** An offer has other lines than the request that it answers. */
function isSumOfLines({ lines, totalCents, ...fee }: Quote): boolean {
  return quoteTotal(lines, chargedLogoFee(fee)) === totalCents;
}

function methodOf({ provider }: PaidPayment["payment"], say: Say): string {
  if (provider.endsWith("paypal")) return "PayPal";
  return say(provider === "bank-transfer" ? documentMessages.transfer : documentMessages.card);
}

function refundSums(
  { payment, refunds }: PaidPayment,
  { language, say, facts }: DocumentSetting,
): DocumentFact[] {
  const done = refunds.filter(({ status }) => status === "completed");
  if (done.length === 0 && payment.lost_cents === 0) return [];
  const back = done.reduce((sum, refund) => sum + refund.amount_cents, payment.lost_cents);
  const money = moneyOf({ language, facts });
  const minus = (amount: number) => `− ${showCents(amount, money)}`;
  return [
    ...done.map((refund) => ({
      label: say(
        withValues(documentMessages.refunded, {
          date: showShopTime(refund.created_at, language, facts.timeZone),
        }),
      ),
      value: minus(refund.amount_cents),
    })),
    ...(payment.lost_cents > 0
      ? [{ label: say(documentMessages.disputed), value: minus(payment.lost_cents) }]
      : []),
    { label: say(documentMessages.kept), value: showCents(payment.amount_cents - back, money) },
  ];
}
