import { showCents } from "#domain/money/show-money.ts";
import { taxLabel } from "#domain/offers/tax-label.ts";
import { chainUntil, type MoneyChain } from "#domain/payments/money-chain.ts";
import { isChargeInDoubt } from "#domain/payments/payment-concern.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { showDay, showShopTime } from "#domain/time/show-shop-time.ts";
import { withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/deals/model/quote.ts";
import { type ShownOffer, shownOffer } from "#server/features/deals/model/shown-offer.ts";
import type { PaidPayment } from "#server/features/payments/ledger/read-payment.ts";
import type { DocumentFact, DocumentLayout, DocumentRow } from "../drawing/document-layout.ts";
import {
  chainPart,
  clientFacts,
  type DocumentSetting,
  factsOf,
  frameOf,
  moneyOf,
  type Say,
} from "./document-parts.ts";
import { documentMessages } from "./document-words.ts";
import { headOf, rowOf } from "./quote-lines.ts";

interface ReceiptSetting extends DocumentSetting {
  /** Undefined of a quote that owes nothing. */
  readonly chain: MoneyChain | undefined;
  readonly publicUrl: string;
}

/**
 * The receipt of a payment: what was charged, for what, and what was paid back since. The quote's lines stand on it
 * only while they add up to what was charged.
 */
export function receiptDocument(paid: PaidPayment, quote: Quote, setting: ReceiptSetting): DocumentLayout {
  const { payment, receivedOn } = paid;
  const { language, facts, say } = setting;
  const money = moneyOf(setting);
  const { reference } = quote;
  const offer = shownOffer(quote);
  const isInDoubt = isChargeInDoubt(payment.to_check);
  const isWhole = payment.amount_cents === quote.totalCents;
  const isForThisTotal = isWhole && quote.totalCents === offer.totalCents && !isInDoubt;
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
    lead: say(
      isInDoubt
        ? documentMessages.checking
        : isWhole
          ? documentMessages.thanks
          : documentMessages.thanksForPart,
    ),
    notice: payment.is_test ? say(documentMessages.test) : undefined,
    facts: [
      clientFacts(quote, say),
      factsOf(say, [
        [
          documentMessages.paidOn,
          receivedOn === null
            ? showShopTime(payment.completed_at ?? payment.created_at, language, facts.timeZone)
            : showDay(receivedOn, language),
        ],
        [documentMessages.paidBy, methodOf(payment, say)],
        [documentMessages.paymentReference, payment.payment_intent_id],
        [documentMessages.purchaseOrder, quote.delivery.po_number],
      ]),
    ],
    head: headOf(say),
    rows: isForThisTotal ? offer.lines.map((line) => rowOf(line, money, say)) : [only],
    sums: [
      ...(isForThisTotal ? sumsOf(offer, setting) : []),
      { label: say(documentMessages.received), value: amount },
      ...refundSums(paid, setting),
    ],
    ...chainParts(paid, quote, setting),
  };
}

/** The money of the whole order as it stood on the day of the payment, and where to pay what was left. */
function chainParts(
  { payment, receivedOn }: PaidPayment,
  { id }: Quote,
  { chain, say, language, facts, publicUrl }: ReceiptSetting,
): Pick<DocumentLayout, "after" | "texts"> {
  if (!chain) return { texts: [] };
  const day = receivedOn ?? shopDayAt(new Date(payment.completed_at ?? payment.created_at), facts.timeZone);
  const then = chainUntil(chain, day);
  const address = `${publicUrl}/client/dashboard/${id}`;
  const pay = {
    label: say(documentMessages.whereToPay),
    value: say(withValues(documentMessages.payOnline, { address })),
  };
  return {
    after: [chainPart(then, moneyOf({ language, facts }), say)],
    texts: then.leftCents > 0 ? [pay] : [],
  };
}

/** What stands between the lines and the total. */
function sumsOf({ discountCents, taxes }: ShownOffer, setting: DocumentSetting): DocumentFact[] {
  const money = moneyOf(setting);
  const discount = { label: setting.say(documentMessages.discount), value: showCents(-discountCents, money) };
  return [
    ...(discountCents > 0 ? [discount] : []),
    ...taxes.map(({ name, ppm, cents }) => ({
      label: taxLabel({ name, percent: ppm / 10_000 }, money.locale),
      value: showCents(cents, money),
    })),
  ];
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
