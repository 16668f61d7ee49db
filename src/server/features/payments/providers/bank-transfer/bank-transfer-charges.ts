import { createHash } from "node:crypto";
import { currencyCodes } from "#domain/money/cents.ts";
import { findPaymentOfProvider } from "../../ledger/payments.repository.ts";
import { refundsOfPayment } from "../../ledger/refunds.repository.ts";
import type { PaymentServices } from "../../payment-services.ts";
import type { Charges, ProviderState, RefundOrder } from "../provider-state.ts";
import { findTransfer } from "./bank-transfers.repository.ts";

/** The id of a transfer under the key that a provider would be asked with: the same question, the same transfer. */
export function transferIdOf(requestKey: string): string {
  return `bt_${createHash("sha256").update(requestKey).digest("hex").slice(0, 24)}`;
}

/**
 * A transfer as if a provider held it. What it knows is what staff saw on the account and wrote down; it is settled like
 * every other charge. Money goes back by staff's own hand at the bank, which a refund only records.
 */
export function bankTransferCharges(services: Pick<PaymentServices, "db" | "shop" | "shopKey">): Charges {
  const read = (transferId: string) => readTransfer(services, transferId);
  return {
    read,
    // A client's bank cannot be stopped: closing only changes our books.
    cancel: read,
    refund: async ({ requestKey }: RefundOrder) => ({
      refundId: transferIdOf(requestKey),
      status: "completed",
    }),
    listRefunds: async () => [],
  };
}

async function readTransfer(
  { db, shop, shopKey }: Pick<PaymentServices, "db" | "shop" | "shopKey">,
  transferId: string,
): Promise<ProviderState | undefined> {
  const payment = await findPaymentOfProvider(db, "bank-transfer", transferId);
  if (!payment) return undefined;
  const transfer = await findTransfer(db, payment.id);
  const refunds = await refundsOfPayment(db, payment.id);
  const paidBack = refunds.filter(({ status, method }) => status === "completed" && method === "provider");
  return {
    id: transferId,
    status: transfer ? "succeeded" : "open",
    isDeclined: false,
    ...(transfer && { receivedOn: transfer.received_on }),
    amountCents: transfer?.amount_cents ?? payment.amount_cents,
    currency: currencyCodes[shop.facts().currency],
    refundedCents: paidBack.reduce((sum, { amount_cents: amount }) => sum + amount, 0),
    subject: { shop: await shopKey(), quoteId: payment.quote_id, quoteVersion: payment.quote_version },
  };
}
