import type { Payment } from "#contracts/payments/payments.ts";
import { showCents } from "#domain/money/show-money.ts";
import { isPayable } from "#domain/quotes/quote-stage.ts";
import { withValues } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { readQuoteForSystem } from "#server/features/quotes/quote-for-payment.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { paymentMessages } from "../../ledger/payment-words.ts";
import { findPaymentForSystem } from "../../ledger/payments.repository.ts";
import type { PaymentRow } from "../../ledger/payments.table.ts";
import { showPayment } from "../../ledger/show-payment.ts";
import { conflict } from "../../pay/require-payable-quote.ts";
import type { PaymentServices } from "../../payment-services.ts";
import { systemSettlePayment } from "../../settle/system-settle-payment.ts";
import { insertTransfer } from "./bank-transfers.repository.ts";
import { requireTransfer } from "./require-transfer.ts";

interface Received {
  readonly quoteId: number;
  readonly amountCents: number | undefined;
  /** The day on which the bank shows it, `YYYY-MM-DD`. */
  readonly receivedOn: string;
  readonly note: string;
}

/**
 * Staff saw a client's transfer on the account: it is written down once, and settles the quote as every other payment
 * does. Where a card was faster, the transfer is recorded for staff to check.
 * @throws 404; 409 when it was recorded before or the quote waits for no money; 422 for another amount than the total
 */
export async function staffRecordTransfer(
  services: PaymentServices,
  staff: Staff,
  { quoteId, amountCents, receivedOn, note }: Received,
): Promise<Payment> {
  const { db, clock, shop } = services;
  const quote = await readQuoteForSystem(db, quoteId);
  if (quote.isDeleted) throw new AppError("not_found");
  if (!isPayable(quote.status) && quote.status !== "paid") throw conflict(quote, paymentMessages.notPayable);
  if (amountCents !== quote.totalCents) {
    const total = showCents(quote.totalCents, { locale: "en", currency: shop.facts().currency });
    throw new AppError("invalid", {
      fields: { amount: [withValues(paymentMessages.notTheTotal, { total })] },
      extra: { total_cents: quote.totalCents },
    });
  }
  const doer = auditActorOf(staff);
  const payment = await requireTransfer(services, quote, doer);
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
      doer,
      after,
    };
    await recordAudit(transaction, { ...entry, at });
    return true;
  });
  // Asked again after a crash between the two, it is settled all the same.
  await systemSettlePayment(services, payment, doer);
  const fresh = await readFresh(services, payment);
  if (isFirst) return fresh;
  throw new AppError("conflict", { message: paymentMessages.alreadyRecorded, extra: { fresh } });
}

async function readFresh({ db, shop }: PaymentServices, payment: PaymentRow): Promise<Payment> {
  return showPayment((await findPaymentForSystem(db, payment.id)) ?? payment, shop.facts().currency);
}
