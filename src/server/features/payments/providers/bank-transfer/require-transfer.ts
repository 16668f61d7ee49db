import { isChargedPayment } from "#domain/payments/payment-status.ts";
import type { QuoteForPayment } from "#server/features/quotes/quote-for-payment.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { paymentRowOf } from "../../ledger/payment-row-of.ts";
import { paymentMessages } from "../../ledger/payment-words.ts";
import {
  countClosedPayments,
  findPaymentOfProvider,
  insertPayment,
} from "../../ledger/payments.repository.ts";
import type { PaymentRow } from "../../ledger/payments.table.ts";
import { showPayment } from "../../ledger/show-payment.ts";
import type { PaymentServices } from "../../payment-services.ts";
import { isTestProvider } from "../is-test-provider.ts";
import { transferIdOf } from "./bank-transfer-charges.ts";
import { findTransferPayments } from "./bank-transfers.repository.ts";

const provider = "bank-transfer";

/**
 * The transfer that money for this quote belongs to: the one its client announced, also when its time is over by now, or
 * a new one for money that came unannounced. Two members of staff at once get the same.
 * @throws 409 when one was recorded already
 */
export async function requireTransfer(
  services: PaymentServices,
  quote: QuoteForPayment,
  doer: AuditActor,
): Promise<PaymentRow> {
  const transfers = await findTransferPayments(services.db, quote.id);
  const settled = transfers.find(({ status }) => isChargedPayment(status));
  if (settled) {
    const fresh = showPayment(settled, services.shop.facts().currency);
    throw new AppError("conflict", { message: paymentMessages.alreadyRecorded, extra: { fresh } });
  }
  const announced = transfers.find(
    (transfer) => transfer.quote_version === quote.version && transfer.amount_cents === quote.totalCents,
  );
  return announced ?? (await openTransfer(services, quote, doer));
}

async function openTransfer(
  services: PaymentServices,
  quote: QuoteForPayment,
  doer: AuditActor,
): Promise<PaymentRow> {
  const { db, clock } = services;
  const { id: quoteId, version: quoteVersion, totalCents: amountCents } = quote;
  const attempt = await countClosedPayments(db, { quoteId, quoteVersion, amountCents, provider });
  const requestKey = [await services.shopKey(), provider, quoteId, quoteVersion, amountCents, attempt].join(
    ":",
  );
  const chargeId = transferIdOf(requestKey);
  const isTest = isTestProvider(services, provider);
  const opened = await db.transaction().execute(async (transaction) => {
    const at = clock();
    const payment = await insertPayment(transaction, paymentRowOf(quote, provider, { chargeId, isTest }, at));
    if (!payment) return undefined;
    const after = { status: payment.status, amount_cents: payment.amount_cents, provider };
    await recordAudit(transaction, {
      subject: "payment",
      subjectId: payment.id,
      action: "payment.open",
      doer,
      after,
      at,
    });
    return payment;
  });
  const payment = opened ?? (await findPaymentOfProvider(db, provider, chargeId));
  if (!payment) throw new Error("a transfer was neither opened nor found");
  return payment;
}
