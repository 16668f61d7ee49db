import type { ReviewReason } from "#domain/payments/payment-concern.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { type PostMail, postingAt } from "#server/platform/mail/post-mail.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import type { PaymentServices } from "../payment-services.ts";
import { markToCheck } from "./payment-moves.repository.ts";
import type { PaymentRow } from "./payments.table.ts";

/**
 * Marks a payment for staff, with history and a mail; one that is marked already is left as it is, unless its buyer
 * disputes it. `isRepeated`: what is found again at each comparison of the books is not marked again once staff has
 * looked into it.
 */
export async function flagPayment(
  services: PaymentServices,
  payment: PaymentRow,
  reviewReason: ReviewReason,
  actor: AuditActor,
  { isRepeated = false } = {},
): Promise<void> {
  if (isRepeated && payment.cleared_check === reviewReason) return;
  const isNew = await services.db.transaction().execute(async (transaction) => {
    if (!(await markToCheck(transaction, payment.id, reviewReason))) return false;
    await recordAudit(transaction, {
      subject: "payment",
      subjectId: payment.id,
      action: "payment.check",
      actor,
      after: { to_check: reviewReason },
      at: services.clock(),
    });
    await alertStaffOf(services, transaction, payment, reviewReason);
    return true;
  });
  if (isNew) services.notifyMailWorker();
}

/** Mails staff that a payment needs review, by default about the whole of it. */
export async function alertStaffOf(
  services: AlertServices,
  transaction: Transaction,
  payment: PaymentRow,
  reviewReason: ReviewReason,
  {
    amountCents = payment.amount_cents,
    post,
  }: { readonly amountCents?: number; readonly post?: PostMail } = {},
): Promise<void> {
  await alertStaff(services, transaction, {
    ...{ reviewReason, post },
    quoteId: payment.quote_id,
    reference: payment.quote_reference,
    paymentReference: payment.payment_intent_id,
    amountCents,
    isTest: payment.is_test === 1,
  });
}

type AlertServices = Pick<PaymentServices, "config" | "shop" | "clock">;

interface Alert {
  readonly reviewReason: ReviewReason;
  readonly quoteId: number | null;
  readonly reference: string | null;
  readonly paymentReference: string | null;
  readonly amountCents: number | null;
  readonly isTest: boolean;
  /** Lays the mail where it waits; without it the mail leaves at once. */
  readonly post?: PostMail | undefined;
}

/** Mails staff about money; the caller notifies the mail worker after the transaction. */
export async function alertStaff(
  services: AlertServices,
  transaction: Transaction,
  { reviewReason: concern, post = postingAt(transaction, services.clock()), ...alert }: Alert,
): Promise<void> {
  await post({ template: "staff-payment-alert", concern, ...alert }, staffRecipient(services));
}
