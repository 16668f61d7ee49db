import type { ReviewReason } from "#domain/payments/payment-concern.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import type { PaymentServices } from "../payment-services.ts";

interface Alert {
  readonly reviewReason: ReviewReason;
  readonly quoteId: number | null;
  readonly reference: string | null;
  readonly paymentReference: string | null;
  readonly amountCents: number | null;
  readonly isTest: boolean;
}

/** Mails staff that a payment needs review; the caller notifies the mail worker after the transaction. */
export async function alertStaff(
  services: Pick<PaymentServices, "config" | "shop" | "clock">,
  transaction: Transaction,
  { reviewReason: concern, ...alert }: Alert,
): Promise<void> {
  const mail = { template: "staff-payment-alert", concern, ...alert } as const;
  await postMail(transaction, mail, staffRecipient(services), services.clock());
}
