import type { Payment } from "#contracts/payments/payments.ts";
import { isChargeInDoubt } from "#domain/payments/payment-concern.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { systemFollowPlan } from "#server/features/deals/decide/system-follow-plan.ts";
import {
  holdDeal,
  isStale,
  type Running,
  recordCommand,
  runOnDeal,
} from "#server/features/deals/model/run-command.ts";
import { systemHoldQuote, systemReadQuote } from "#server/features/deals/model/system-read-quote.ts";
import { endUndoable } from "#server/features/deals/model/undoable.ts";
import { newsToClient } from "#server/features/deals/offers/offer-mails.ts";
import { readHowPaid } from "#server/features/deals/receivables/read-money-chain.ts";
import { systemFindQuotesOfPayment } from "#server/features/ledger/read-lines.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { bookReversed } from "../../ledger/book-money.ts";
import { lockPayment, reversePayment } from "../../ledger/payment-moves.repository.ts";
import { paymentMessages } from "../../ledger/payment-words.ts";
import { findPaymentForSystem } from "../../ledger/payments.repository.ts";
import type { PaymentRow } from "../../ledger/payments.table.ts";
import { paymentConflict, showPayment } from "../../ledger/show-payment.ts";
import type { PaymentServices } from "../../payment-services.ts";
import { findTransfer } from "./bank-transfers.repository.ts";

interface Reversing {
  readonly paymentId: number;
  readonly reason: string;
  readonly expectedVersion: number | undefined;
}

/**
 * Staff reverses a transfer that was recorded by mistake: its money never came, so nothing is paid back, and what it counted
 * for is open again. The client, who has its receipt, is written to.
 * @throws 404; 409 for what no person recorded, what was reversed before, or what money was paid back of
 */
export async function staffReverseTransfer(
  services: PaymentServices,
  staff: Staff,
  { paymentId, ...reversing }: Reversing,
): Promise<Payment> {
  const { db, shop } = services;
  const { currency } = shop.facts();
  const found = await requirePayment(services, paymentId);
  await runOnDeal(
    services,
    auditActorOf(staff),
    async (inside) => {
      // The payment before its quotes, as settling one takes them.
      await lockPayment(inside.db, paymentId);
      const quoteIds = (await systemFindQuotesOfPayment(inside.db, paymentId)).toSorted((a, b) => a - b);
      for (const quoteId of quoteIds) await systemHoldQuote(inside.db, quoteId);
      return { quoteId: found.quote_id, quoteIds };
    },
    async (running, { quoteIds }) => await reverse(running, { ...reversing, paymentId, quoteIds }),
  );
  return showPayment(await requirePayment({ db }, paymentId), currency);
}

async function reverse(
  running: Running,
  { paymentId, reason, expectedVersion, quoteIds }: Reversing & { readonly quoteIds: readonly number[] },
): Promise<void> {
  const { inside, transaction, actor, at } = running;
  const payment = await requirePayment({ db: transaction }, paymentId);
  // Locking it has raised its version.
  const version = payment.version - 1;
  const refuse = (message?: Message) => paymentConflict(inside, { ...payment, version }, message);
  if (isStale({ expectedVersion }, { version })) throw refuse();
  if (!(await findTransfer(transaction, paymentId))) throw refuse(paymentMessages.onlyRecorded);
  if (payment.status === "reversed") throw refuse(paymentMessages.reversedAlready);
  if (payment.refunded_cents > 0) throw refuse(paymentMessages.refundedBefore);
  if (!(await reversePayment(transaction, paymentId))) throw refuse();
  await recordCommand(running, {
    ...{ subject: "payment", subjectId: paymentId, action: "payment.reverse" },
    before: { status: payment.status },
    after: { status: "reversed", amount_cents: payment.amount_cents, reason },
    book: (booking) => bookReversed(transaction, payment, booking),
  });
  for (const quoteId of quoteIds) {
    // The mail of its receipt leaves before that of its reversal.
    await endUndoable(transaction, { quoteId, at });
    await systemFollowPlan(await holdDeal(transaction, inside, { actor, quoteId }), quoteId);
  }
  if (isChargeInDoubt(payment.to_check)) return;
  const quote = await systemReadQuote(transaction, payment.quote_id);
  const howPaid = await readHowPaid(inside, quote.id);
  await postMail(transaction, newsToClient("transfer-reversed", howPaid)(quote), quote, at);
}

async function requirePayment({ db }: Pick<PaymentServices, "db">, id: number): Promise<PaymentRow> {
  const payment = await findPaymentForSystem(db, id);
  if (!payment) throw new AppError("not_found");
  return payment;
}
