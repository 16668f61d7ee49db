import type { CallAnswer } from "#contracts/call.ts";
import type { getPayment } from "#contracts/payments/payments.ts";
import { centsToDollars } from "#domain/money/cents.ts";
import type { Client } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { findTransfer } from "../providers/bank-transfer/bank-transfers.repository.ts";
import { findPaymentForSystem, findPaymentOfClient } from "./payments.repository.ts";
import type { PaymentRow } from "./payments.table.ts";
import { refundsOfPayment } from "./refunds.repository.ts";
import { showPayment } from "./show-payment.ts";

type Reading = Pick<Services, "db" | "shop">;

/** A payment and what was paid back of it. */
export type PaidPayment = Pick<CallAnswer<typeof getPayment>, "payment" | "refunds"> & {
  /** The day on which the bank shows it, where that is known. */
  readonly receivedOn: string | null;
};

/** One for a quote of this client. @throws 404 */
export async function clientReadPayment(
  services: Reading,
  { clientId }: Client,
  id: number,
): Promise<PaidPayment> {
  return await withRefunds(services, await findPaymentOfClient(services.db, clientId, id));
}

/** Whosever it is. @throws 404 */
export async function systemReadPayment(services: Reading, id: number): Promise<PaidPayment> {
  return await withRefunds(services, await findPaymentForSystem(services.db, id));
}

async function withRefunds({ db, shop }: Reading, payment: PaymentRow | undefined): Promise<PaidPayment> {
  if (!payment) throw new AppError("not_found");
  const refunds = await refundsOfPayment(db, payment.id);
  const transfer = payment.provider === "bank-transfer" ? await findTransfer(db, payment.id) : undefined;
  return {
    receivedOn: transfer?.received_on ?? null,
    payment: showPayment(payment, shop.facts().currency),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amount: centsToDollars(refund.amount_cents),
      amount_cents: refund.amount_cents,
      reason: refund.reason,
      status: refund.status,
      method: refund.method,
      doer_name: refund.doer_name,
      created_at: refund.created_at,
    })),
  };
}
