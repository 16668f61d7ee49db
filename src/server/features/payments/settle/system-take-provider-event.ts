import { cents } from "#domain/money/cents.ts";
import { isOpenPayment } from "#domain/payments/payment-status.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { findPaymentOfProvider, findPaymentsOfQuote } from "../ledger/payments.repository.ts";
import type { PaymentRow, ProviderName } from "../ledger/payments.table.ts";
import { recordEvent, wasEventTaken } from "../ledger/provider-events.repository.ts";
import { declineAction, hasTooManyDeclines, reportCardTesting } from "../pay/guard-card-testing.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { ProviderEvent } from "../providers/provider-state.ts";
import { recordDispute } from "../refunds/record-dispute.ts";
import { settleRefunds } from "../refunds/settle-refunds.ts";
import { closeCharge } from "./record-provider-state.ts";
import { systemSettlePayment } from "./system-settle-payment.ts";

/**
 * A provider's webhook event, whose signature was checked: a hint to look, never a fact. Events may come
 * late, twice, in any order or not at all; each counts once. Fails when the provider does not
 * answer, so that it sends again.
 */
export async function systemTakeProviderEvent(
  services: PaymentServices,
  provider: ProviderName,
  event: ProviderEvent,
): Promise<void> {
  const { db, log } = services;
  if (await wasEventTaken(db, provider, event.eventId)) return;
  const actor: AuditActor = { kind: "system", id: null, name: provider };
  const payment = await findPaymentOfProvider(db, provider, event.chargeId);
  if (!payment)
    log.info({ event: event.eventId, kind: event.kind }, "an event of a charge that is not in the books");
  if (payment && event.kind === "declined") await takeDecline(services, payment, event, actor);
  if (payment) await systemSettlePayment(services, payment, actor);
  if (payment && event.kind === "refunded") await settleRefunds(services, payment);
  if (payment && event.dispute) await recordDispute(services, payment, event.dispute, actor);
  await recordEvent(db, provider, event, services.clock());
}

/**
 * Counts a declined card, once per event; one too many closes what can still be paid. The count is
 * stored separately: an event whose closing fails comes again, and closes it then.
 */
async function takeDecline(
  services: PaymentServices,
  payment: PaymentRow,
  event: ProviderEvent,
  actor: AuditActor,
): Promise<void> {
  const at = services.clock();
  await services.db.transaction().execute(async (transaction) => {
    const counted = { ...event, eventId: `${event.eventId} counted` };
    if (!(await recordEvent(transaction, payment.provider, counted, at))) return;
    const after = { event: event.eventId };
    const entry = { subject: "payment", subjectId: payment.id, action: declineAction, actor, after, at };
    await recordAudit(transaction, entry);
  });
  const { quote_id: quoteId, quote_reference: reference, amount_cents: amount } = payment;
  if (!(await hasTooManyDeclines(services, quoteId))) return;
  for (const open of await findPaymentsOfQuote(services.db, quoteId)) {
    if (!isOpenPayment(open.status)) continue;
    await closeCharge(services, open, { action: "payment.cancel", actor });
  }
  await reportCardTesting(services, { id: quoteId, reference, totalCents: cents(amount) });
}
