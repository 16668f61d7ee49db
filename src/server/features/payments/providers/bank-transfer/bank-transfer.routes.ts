import {
  cancelBankTransfer,
  chooseBankTransfer,
  recordBankTransfer,
  reverseBankTransfer,
} from "#contracts/payments/bank-transfer.ts";
import { centsToDollars, dollarsToCents } from "#domain/money/cents.ts";
import { isOpenPayment } from "#domain/payments/payment-status.ts";
import { auditActorOf, type Buyer, type LinkHolder } from "#server/access/actor.ts";
import { may, payer } from "#server/access/policies.ts";
import { readQuoteForPayment } from "#server/features/deals/model/quote-for-payment.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { todayOf } from "#server/today-of.ts";
import type { PaymentServices } from "../../payment-services.ts";
import { closeCharge } from "../../settle/record-provider-state.ts";
import { findTransferPayments } from "./bank-transfers.repository.ts";
import { clientChooseTransfer } from "./client-choose-transfer.ts";
import { staffRecordTransfer } from "./staff-record-transfer.ts";
import { staffReverseTransfer } from "./staff-reverse-transfer.ts";

/** Paying by bank transfer: chosen by the client, recorded by staff once the money is there. */
export function bankTransferRoutes({ routes }: Mounting, services: PaymentServices): void {
  routes.add(chooseBankTransfer, payer, async ({ actor, body }) => {
    const asked = {
      ...{ quoteId: body.quote_id, planItemId: body.plan_item_id, isMailed: body.mail ?? false },
    };
    const { quote, details } = await clientChooseTransfer(services, actor, asked);
    return {
      success: true as const,
      reference: quote.reference,
      amount: centsToDollars(quote.due.openCents),
      amount_cents: quote.due.openCents,
      details,
    };
  });

  routes.add(cancelBankTransfer, payer, async ({ actor, body }) => {
    await clientCancelTransfer(services, actor, body.quote_id);
    return { success: true as const };
  });

  routes.add(recordBankTransfer, may("payments.write"), async ({ params, body, actor }) => {
    const payment = await staffRecordTransfer(services, actor, {
      quoteId: params.id,
      amountCents: dollarsToCents(body.amount),
      receivedOn: body.received_on ?? todayOf(services),
      note: body.note ?? "",
      isAnother: body.another ?? false,
    });
    return { success: true as const, payment };
  });

  routes.add(reverseBankTransfer, may("payments.write"), async ({ params, body, actor, request, reply }) => {
    const at = { paymentId: params.id, expectedVersion: expectedVersion(request) };
    const payment = await staffReverseTransfer(services, actor, { ...at, ...body });
    sendVersion(reply, payment.version);
    return { success: true as const, payment };
  });
}

/**
 * A client who announced a bank transfer pays in another way after all. Money that arrives all the same is
 * recorded as ever. @throws 404
 */
async function clientCancelTransfer(
  services: PaymentServices,
  payer: Buyer | LinkHolder,
  quoteId: number,
): Promise<void> {
  const { id } = await readQuoteForPayment(services.db, payer, quoteId);
  const transfers = await findTransferPayments(services.db, id);
  for (const transfer of transfers.filter(({ status }) => isOpenPayment(status))) {
    await closeCharge(services, transfer, { action: "payment.cancel", actor: auditActorOf(payer) });
  }
}
