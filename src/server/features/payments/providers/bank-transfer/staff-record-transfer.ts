import type { Payment } from "#contracts/payments/payments.ts";
import { isPayable } from "#domain/quotes/quote-stage.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { readQuoteForSystem } from "#server/features/deals/model/quote-for-payment.ts";
import { dueOf, readPlan } from "#server/features/deals/receivables/read-plan.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { requireTypedDay } from "#server/require-typed-day.ts";
import { paymentMessages } from "../../ledger/payment-words.ts";
import { findPaymentForSystem } from "../../ledger/payments.repository.ts";
import { paymentConflict, showPayment } from "../../ledger/show-payment.ts";
import { conflict } from "../../pay/require-payable-quote.ts";
import type { PaymentServices } from "../../payment-services.ts";
import { systemSettlePayment } from "../../settle/system-settle-payment.ts";
import { insertTransfer } from "./bank-transfers.repository.ts";
import { requireTransfer } from "./require-transfer.ts";

/** What one transfer can bring; above it is a slip of the hand. */
const maximumReceivedCents = 999_999_999;

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
