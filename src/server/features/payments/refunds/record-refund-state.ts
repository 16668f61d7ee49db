import { readQuoteForSystem } from "#server/features/deals/model/quote-for-payment.ts";
import { readMoneyChain } from "#server/features/deals/receivables/read-money-chain.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { todayOf } from "#server/today-of.ts";
import { bookReturned } from "../ledger/book-money.ts";
import { alertStaffOf } from "../ledger/flag-payment.ts";
import { markToCheck } from "../ledger/payment-moves.repository.ts";
import type { PaymentRow, RefundRow } from "../ledger/payments.table.ts";
import {
  acceptRefund,
  completeRefund,
  failRefund,
  markRefundedWhenWhole,
  releaseRefund,
} from "../ledger/refunds.repository.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { RefundState } from "../providers/provider-state.ts";

/**
 * Brings a refund to its provider's state, once each. `completed`: the money is on its way, and the
 * client is mailed. `pending`: the provider works on it, and no mail is sent. `failed`: the money is the
 * shop's again; where the provider had accepted the refund before, staff is alerted, and a client who was
 * mailed gets a second mail.
 */
export async function recordRefundState(
  services: PaymentServices,
  payment: PaymentRow,
  refund: RefundRow,
  state: RefundState,
): Promise<void> {
  const isMailed = await services.db.transaction().execute(async (transaction) => {
    const about = { services, transaction, payment, refund };
    if (state.status === "completed") return await complete(about, state.refundId);
    if (state.status === "failed") return await fail(about);
    await acceptRefund(transaction, refund, state.refundId);
    return false;
  });
  if (isMailed) services.notifyMailWorker();
}

interface About {
  readonly services: PaymentServices;
  readonly transaction: Transaction;
  readonly payment: PaymentRow;
  readonly refund: RefundRow;
}

async function complete(about: About, refundId: string): Promise<boolean> {
  const { services, transaction, payment, refund } = about;
  if (!(await completeRefund(transaction, refund, refundId))) return false;
  const isWhole = await markRefundedWhenWhole(transaction, payment.id);
  const { amount_cents, reason, method } = refund;
  await recordAudit(transaction, {
    subject: "payment",
    subjectId: payment.id,
    action: "payment.refund",
    actor: auditActorOfRefund(refund),
    before: { status: payment.status },
    after: {
      status: isWhole ? "refunded" : payment.status,
      amount_cents,
      reason,
      ...(method === "transfer" && { method }),
    },
    at: services.clock(),
  });
  await writeToClient(about, "payment-refunded");
  return true;
}

async function fail(about: About): Promise<boolean> {
  const { services, transaction, payment, refund } = about;
  const before = await failRefund(transaction, refund);
  if (!before) return false;
  await releaseRefund(transaction, refund);
  const when = { at: services.clock(), day: todayOf(services) };
  await bookReturned(transaction, "refund-failed", payment, { ...when, sourceId: refund.id });
  const wasTaken = before.provider_refund_id !== null;
  await recordAudit(transaction, {
    subject: "payment",
    subjectId: payment.id,
    action: wasTaken ? "payment.refund-fail" : "payment.refund-refuse",
    actor: wasTaken ? { kind: "system", id: null, name: payment.provider } : auditActorOfRefund(refund),
    after: { amount_cents: refund.amount_cents },
    at: services.clock(),
  });
  // Refused at once: the answer to the request says so.
  if (!wasTaken) return false;
  await markToCheck(transaction, payment.id, "refund-failed");
  await alertStaffOf(services, transaction, payment, "refund-failed", { amountCents: refund.amount_cents });
  if (before.status === "completed") await writeToClient(about, "refund-failed");
  return true;
}

/** To the quote's own address, for the mail carries a link that opens it. */
async function writeToClient(
  { services, transaction, payment, refund }: About,
  template: "payment-refunded" | "refund-failed",
): Promise<void> {
  const quote = await readQuoteForSystem(transaction, payment.quote_id);
  const { id: quoteId, reference, name } = quote;
  const about = {
    ...{ quoteId, reference, name, amountCents: refund.amount_cents, isTest: payment.is_test === 1 },
    money: await readMoneyChain({ ...services, db: transaction }, quoteId),
  };
  const mail =
    template === "refund-failed" ? { template, ...about } : { template, ...about, reason: refund.reason };
  await postMail(transaction, mail, quote, services.clock());
}

function auditActorOfRefund({ doer_id, doer_name }: RefundRow): AuditActor {
  return { kind: "staff", id: doer_id, name: doer_name };
}
