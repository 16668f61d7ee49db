import type { Payment } from "#contracts/payments/payments.ts";
import { maximumReceivedCents } from "#domain/payments/dues.ts";
import { canMovePayment, isChargedPayment } from "#domain/payments/payment-status.ts";
import { isPayable } from "#domain/quotes/quote-stage.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { readQuoteForSystem } from "#server/features/deals/model/quote-for-payment.ts";
import { dueOf, readPlan } from "#server/features/deals/receivables/read-plan.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { requireTypedDay } from "#server/require-typed-day.ts";
import { paymentMessages } from "../../ledger/payment-words.ts";
import { findPaymentForSystem } from "../../ledger/payments.repository.ts";
import type { PaymentRow } from "../../ledger/payments.table.ts";
import { paymentConflict, showPayment } from "../../ledger/show-payment.ts";
import { chargeKey, recordOpened } from "../../pay/open-charge.ts";
import { conflict, type PayableQuote } from "../../pay/require-payable-quote.ts";
import type { PaymentServices } from "../../payment-services.ts";
import { systemSettlePayment } from "../../settle/system-settle-payment.ts";
import { transferIdOf } from "./bank-transfer-charges.ts";
import { findTransfer, findTransferPayments, insertTransfer } from "./bank-transfers.repository.ts";

interface Received {
  readonly quoteId: number;
  readonly amountCents: number | undefined;
  /** The day on which the bank shows it, `YYYY-MM-DD`. */
  readonly receivedOn: string;
  readonly note: string;
  /** It is not the one of this amount and day that was recorded already. */
  readonly isAnother: boolean;
}

/**
 * Staff saw a client's transfer on the account: it is written down once, as it came, and settles what is due as
 * every other payment does (L10.4). Where a card was faster, the transfer is recorded for staff to check.
 * @throws 404; 409 when it was recorded before or the quote waits for no money
 */
export async function staffRecordTransfer(
  services: PaymentServices,
  staff: Staff,
  { quoteId, amountCents, receivedOn, note, isAnother }: Received,
): Promise<Payment> {
  const { db, clock } = services;
  const quote = await readQuoteForSystem(db, quoteId);
  if (quote.isDeleted) throw new AppError("not_found");
  if (!isPayable(quote.status) && quote.status !== "paid") throw conflict(quote, paymentMessages.notPayable);
  if (amountCents === undefined || amountCents <= 0 || amountCents > maximumReceivedCents)
    throw new AppError("invalid", { fields: { amount: [paymentMessages.notAnAmount] } });
  requireTypedDay(services, {
    ...{ of: "transfer", field: "received_on" },
    ...{ day: receivedOn, since: quote.createdAt },
  });
  const actor = auditActorOf(staff);
  const due = dueOf(await readPlan(services, quoteId));
  const received = { amountCents, receivedOn, isAnother };
  const payment = await requireTransfer(services, { ...quote, due }, actor, received);
  const isFirst = await db.transaction().execute(async (transaction) => {
    const at = clock();
    const isNew = await insertTransfer(transaction, {
      payment_id: payment.id,
      amount_cents: amountCents,
      received_on: receivedOn,
      note,
      doer_id: staff.userId,
      doer_name: staff.name,
      created_at: at.toISOString(),
    });
    if (!isNew) return false;
    const after = { amount_cents: amountCents, received_on: receivedOn, note };
    const entry = {
      subject: "payment",
      subjectId: payment.id,
      action: "payment.receive-transfer",
      actor,
      after,
    };
    await recordAudit(transaction, { ...entry, at });
    return true;
  });
  // Asked again after a crash between the two, it is settled all the same.
  await systemSettlePayment(services, payment, actor);
  const fresh = (await findPaymentForSystem(db, payment.id)) ?? payment;
  if (!isFirst) throw paymentConflict(services, fresh, paymentMessages.alreadyRecorded);
  return showPayment(fresh, services.shop.facts().currency);
}

const provider = "bank-transfer";

interface Arrived {
  readonly amountCents: number;
  readonly receivedOn: string;
  /** Staff says that it is not the one that was recorded already. */
  readonly isAnother: boolean;
}

/**
 * The transfer that money for this quote belongs to: the one its client announced for what is due, also when its time is
 * over by now, or a new one for money that came unannounced. Two members of staff at once get the same.
 * @throws 409 when one of the same amount and day was recorded already, unless this is said to be another
 */
async function requireTransfer(
  services: PaymentServices,
  quote: PayableQuote,
  actor: AuditActor,
  received: Arrived,
): Promise<PaymentRow> {
  const transfers = await findTransferPayments(services.db, quote.id);
  if (!received.isAnother) await refuseSame(services, quote, transfers, received);
  const ofItem = transfers.filter(
    (transfer) => transfer.quote_version === quote.version && transfer.plan_position === quote.due.position,
  );
  const announced = ofItem.find(({ status }) => canMovePayment(status, "complete"));
  // Counted on the list that was looked at: who looked at the same moment opens the same one.
  return announced ?? (await openTransfer(services, quote, { actor, attempt: ofItem.length }));
}

async function refuseSame(
  services: PaymentServices,
  { due }: PayableQuote,
  transfers: readonly PaymentRow[],
  { amountCents, receivedOn }: Arrived,
): Promise<void> {
  for (const transfer of transfers.filter((each) => isChargedPayment(each.status))) {
    const known = await findTransfer(services.db, transfer.id);
    if (known?.amount_cents !== amountCents) continue;
    // Where nothing is open, the same amount is the same transfer, whatever the day that was typed.
    if (known.received_on !== receivedOn && due.openCents > 0) continue;
    throw paymentConflict(services, transfer, paymentMessages.alreadyRecorded);
  }
}

async function openTransfer(
  services: PaymentServices,
  quote: PayableQuote,
  { actor, attempt }: { readonly actor: AuditActor; readonly attempt: number },
): Promise<PaymentRow> {
  const shop = await services.shopKey();
  const { currency } = services.shop.facts();
  const chargeId = transferIdOf(chargeKey({ shop, provider, currency, attempt }, quote));
  return await recordOpened(services, { quote, provider, actor }, { chargeId });
}
