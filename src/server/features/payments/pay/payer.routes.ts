import {
  capturePaypalOrder,
  confirmLinkPayment,
  confirmPayment,
  createIntent,
  createLinkIntent,
  createPaypalOrder,
  listPayableQuotes as listPayableCall,
} from "#contracts/payments/payments.ts";
import { reportPaymentSuccess } from "#contracts/quotes/quotes.ts";
import { getQuoteTimeline, type QuoteEvent } from "#contracts/quotes/timeline.ts";
import { centsToDollars } from "#domain/money/cents.ts";
import { isChargedPayment } from "#domain/payments/payment-status.ts";
import type { Buyer } from "#server/access/actor.ts";
import { buyerReader, payer } from "#server/access/policies.ts";
import { clientReadAuditEntries } from "#server/features/deals/lists/client-read-audit-entries.ts";
import { listPayableQuotes, type Payer } from "#server/features/deals/model/quote-for-payment.ts";
import { dueOf, readPlans } from "#server/features/deals/receivables/read-plan.ts";
import type { Mounting } from "#server/mounting.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import { findPaymentsOfQuote, findPaymentsOfQuotes } from "../ledger/payments.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import { refundsOfPayment } from "../ledger/refunds.repository.ts";
import type { PaymentServices } from "../payment-services.ts";
import { bankDetailsOf } from "../providers/bank-transfer/bank-details.ts";
import { clientCreateIntent, clientCreateOrder, type IntentForBrowser } from "./client-open-payment.ts";
import {
  clientCaptureOrder,
  clientConfirmPayment,
  clientReportPayment,
  type SettledPayment,
} from "./client-settle-payment.ts";
import { underWayAmong } from "./require-payable-quote.ts";

/** Both families of calls, `/api/payment/*` and `/api/payments/*`, over the same use cases (SPEC-2.37). */
export function payerRoutes({ routes }: Mounting, services: PaymentServices): void {
  routes.add(listPayableCall, payer, async ({ actor }) => {
    return {
      quotes: await clientListPayableQuotes(services, actor),
      bank_transfer: bankDetailsOf(services) !== undefined,
    };
  });

  for (const call of [createIntent, createLinkIntent]) {
    routes.add(call, payer, async ({ actor, body, request }) => {
      const { quote_id: quoteId, plan_item_id: planItemId, amount: amountCents } = body;
      const intent = await clientCreateIntent(services, actor, { quoteId, planItemId, amountCents });
      return { ...answerOf(intent), message: request.say(paymentMessages.opened) };
    });
  }

  routes.add(confirmPayment, payer, async ({ actor, body, request }) => {
    const { payment_intent_id: intentId, quote_id: quoteId } = body;
    const settled = await clientConfirmPayment(services, actor, { intentId, quoteId });
    return { ...settlementOf(settled), message: request.say(settled.message) };
  });

  routes.add(confirmLinkPayment, payer, async ({ actor, body, request }) => {
    const { payment_intent_id: intentId, quote_id: quoteId, email } = body;
    const settled = await clientConfirmPayment(services, actor, { intentId, quoteId, email });
    return { ...settlementOf(settled), message: request.say(settled.message) };
  });

  routes.add(reportPaymentSuccess, payer, async ({ actor, params, body, request }) => {
    const asked = { quoteId: params.id, email: body.email };
    const { outcome, message, quoteStatus } = await clientReportPayment(services, actor, asked);
    return { success: outcome === "paid", message: request.say(message), outcome, status: quoteStatus };
  });

  routes.add(getQuoteTimeline, buyerReader, async ({ actor, params }) => {
    return { events: await clientReadTimeline(services, actor, params.id) };
  });

  routes.add(createPaypalOrder, payer, async ({ actor, body }) => {
    const asked = { quoteId: body.quote_id, planItemId: body.plan_item_id };
    const { orderId, approveUrl } = await clientCreateOrder(services, actor, asked);
    return { success: true as const, order_id: orderId, approve_url: approveUrl };
  });

  routes.add(capturePaypalOrder, payer, async ({ actor, query, request }) => {
    const settled = await clientCaptureOrder(services, actor, query.order_id);
    return { ...settlementOf(settled), message: request.say(settled.message) };
  });
}

function answerOf(intent: IntentForBrowser) {
  const { intentId, clientSecret, amountCents, provider, fields, hasPaypal } = intent;
  return {
    success: true,
    clientSecret,
    paymentIntentId: intentId,
    amount_cents: amountCents,
    provider,
    ...fields,
    has_paypal: hasPaypal,
  };
}

function settlementOf({ isPaid, outcome, status, quoteStatus }: SettledPayment) {
  return { success: isPaid, outcome, status, quote_status: quoteStatus };
}

/** What has happened to a client's own quote, money included, the oldest first. @throws 404 */
async function clientReadTimeline(
  { db }: Pick<Services, "db">,
  client: Buyer,
  quoteId: number,
): Promise<QuoteEvent[]> {
  const entries = await clientReadAuditEntries(db, client, quoteId);
  const payments = await findPaymentsOfQuote(db, quoteId);
  const moved = await Promise.all(payments.map((payment) => moneyOf(db, payment)));
  return [...entries, ...moved.flat()].sort((a, b) => a.at.localeCompare(b.at));
}

/** Charges and refunds; failed attempts are left out. */
async function moneyOf(db: Db, payment: PaymentRow): Promise<QuoteEvent[]> {
  if (payment.provider === "bank-transfer" && payment.status === "pending") {
    return [{ kind: "transfer-chosen", at: payment.created_at, amount_cents: payment.amount_cents }];
  }
  if (payment.processing_since !== null) {
    return [{ kind: "processing", at: payment.processing_since, amount_cents: payment.amount_cents }];
  }
  if (!isChargedPayment(payment.status)) return [];
  const refunds = await refundsOfPayment(db, payment.id);
  return [
    {
      kind: "paid",
      at: payment.settled_at ?? payment.created_at,
      amount_cents: payment.amount_cents,
      payment_id: payment.id,
      reference: payment.payment_intent_id,
    },
    ...refunds
      .filter(({ status }) => status === "completed")
      .map((refund): QuoteEvent => {
        return { kind: "refunded", at: refund.created_at, amount_cents: refund.amount_cents };
      }),
  ];
}

/** What the caller may pay: his own quotes and no other's. */
async function clientListPayableQuotes(
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
