import { isOpenPayment } from "#domain/payments/payment-status.ts";
import { auditActorOf, type Client, type LinkHolder } from "#server/access/actor.ts";
import { readQuoteForPayment } from "#server/features/quotes/quote-for-payment.ts";
import type { PaymentServices } from "../../payment-services.ts";
import { closeCharge } from "../../settle/close-charge.ts";
import { findTransferPayments } from "./bank-transfers.repository.ts";

/**
 * A client who announced a bank transfer pays in another way after all (SPEC-3.8). Money that arrives all the same is
 * recorded as ever. @throws 404
 */
export async function clientCancelTransfer(
  services: PaymentServices,
  payer: Client | LinkHolder,
  quoteId: number,
): Promise<void> {
  const { id } = await readQuoteForPayment(services.db, payer, quoteId);
  const transfers = await findTransferPayments(services.db, id);
  for (const transfer of transfers.filter(({ status }) => isOpenPayment(status))) {
    await closeCharge(services, transfer, { action: "payment.cancel", doer: auditActorOf(payer) });
  }
}
