import type { Words } from "#domain/words.ts";
import { readQuoteForSystem } from "#server/features/quotes/quote-for-payment.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type Doer, recordDeed } from "#server/platform/history/history.ts";
import { postLetter } from "#server/platform/mail/post-letter.ts";
import { chargesOf } from "./charges-of.ts";
import { crashPoint } from "./crash-point.ts";
import { isTestPayment } from "./is-test-payment.ts";
import type { PaymentServices } from "./payment-services.ts";
import { paymentWords } from "./payment-words.ts";
import { findPaymentForSystem } from "./payments.repository.ts";
import type { PaymentRow, RefundRow } from "./payments.table.ts";
import { ProviderRefusal } from "./provider-failure.ts";
import { endRefund, markRefundedWhenWhole, releaseRefund } from "./refunds.repository.ts";
import { showPayment } from "./show-payment.ts";

/**
 * Asks the provider to pay back what was set aside, and records the end; called again after a crash or a silence, it
 * asks with the same key and nothing is paid back twice (M7, M12).
 * @throws 409 when the provider refused (what was set aside is free again); 503 while it is silent
 */
export async function finishRefund(services: PaymentServices, refund: RefundRow): Promise<void> {
  if (refund.status === "completed") return;
  if (refund.status === "failed") throw await refusal(services, refund, paymentWords.refundRefused);
  const payment = await findPaymentForSystem(services.db, refund.payment_id);
  if (!payment) throw new Error("a refund without its payment");
  const charges = chargesOf(services, payment.provider);
  if (!charges) {
    await release(services, refund);
    throw await refusal(services, refund, paymentWords.otherProvider);
  }
  const receipt = await charges
    .refund({
      requestKey: refund.request_key,
      chargeId: payment.payment_intent_id,
      amountCents: refund.amount_cents,
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof ProviderRefusal)) throw error;
      services.log.warn({ err: error, refund: refund.id }, "a refund was refused");
      await release(services, refund);
      throw await refusal(services, refund, paymentWords.refundRefused, error);
    });
  crashPoint(services.config, "after-provider-refund");
  await record(services, payment, refund, receipt.refundId);
  crashPoint(services.config, "after-refund-recorded");
}

/** Why nothing was paid back, and the payment as it stands after that. */
async function refusal({ db }: PaymentServices, refund: RefundRow, message: Words, cause?: unknown) {
  const fresh = await findPaymentForSystem(db, refund.payment_id);
  return new AppError("conflict", { message, cause, extra: fresh ? { fresh: showPayment(fresh) } : {} });
}

async function record(services: PaymentServices, payment: PaymentRow, refund: RefundRow, refundId: string) {
  const at = services.clock();
  const isFirst = await services.db.transaction().execute(async (transaction) => {
    const end = { status: "completed", providerRefundId: refundId } as const;
    if (!(await endRefund(transaction, refund, end))) return false;
    const isWhole = await markRefundedWhenWhole(transaction, payment.id);
    await recordDeed(transaction, {
      subject: "payment",
      subjectId: payment.id,
      action: "payment.refund",
      doer: doerOfRefund(refund),
      before: { status: payment.status },
      after: {
        status: isWhole ? "refunded" : payment.status,
        amount_cents: refund.amount_cents,
        reason: refund.reason,
      },
      at,
    });
    // To the quote's own address, for the mail carries a link that opens it.
    const quote = await readQuoteForSystem(transaction, payment.quote_id);
    const { id: quoteId, reference, name } = quote;
    const isTest = isTestPayment(services, payment);
    const paidBack = { amountCents: refund.amount_cents, reason: refund.reason, isTest };
    await postLetter(
      transaction,
      { template: "payment-refunded", quoteId, reference, name, ...paidBack },
      quote,
      at,
    );
    return true;
  });
  if (isFirst) services.wakePostman();
}

async function release(services: PaymentServices, refund: RefundRow): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    if (!(await endRefund(transaction, refund, { status: "failed", providerRefundId: null }))) return;
    await releaseRefund(transaction, refund);
    await recordDeed(transaction, {
      subject: "payment",
      subjectId: refund.payment_id,
      action: "payment.refund-refuse",
      doer: doerOfRefund(refund),
      after: { amount_cents: refund.amount_cents },
      at: services.clock(),
    });
  });
}

function doerOfRefund({ doer_id, doer_name }: RefundRow): Doer {
  return { kind: "staff", id: doer_id, name: doer_name };
}
