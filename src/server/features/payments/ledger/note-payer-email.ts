import { auditActorOf, type Client, type LinkHolder } from "#server/access/actor.ts";
import type { QuoteForPayment } from "#server/features/quotes/quote-for-payment.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { PaymentServices } from "../payment-services.ts";
import { replaceCustomerEmail } from "./payments.repository.ts";
import type { PaymentRow } from "./payments.table.ts";

interface Typed {
  readonly payment: PaymentRow;
  readonly quote: Pick<QuoteForPayment, "email">;
  readonly email: string;
}

/**
 * Notes, once, the address that the payer typed beside his card. It shows staff who paid; receipts go to the
 * quote's own address all the same, and no status depends on it.
 */
export async function notePayerEmail(
  services: PaymentServices,
  payer: Client | LinkHolder,
  { payment, quote, email }: Typed,
): Promise<void> {
  if (payment.customer_email !== quote.email || email === quote.email) return;
  await services.db.transaction().execute(async (transaction) => {
    if (!(await replaceCustomerEmail(transaction, payment, email))) return;
    await recordAudit(transaction, {
      subject: "payment",
      subjectId: payment.id,
      action: "payment.note-email",
      actor: auditActorOf(payer),
      before: { customer_email: payment.customer_email },
      after: { customer_email: email },
      at: services.clock(),
    });
  });
}
