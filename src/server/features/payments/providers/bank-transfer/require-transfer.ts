import { isChargedPayment } from "#domain/payments/payment-status.ts";
import type { AuditActor } from "#server/platform/history/history.ts";
import { paymentMessages } from "../../ledger/payment-words.ts";
import type { PaymentRow } from "../../ledger/payments.table.ts";
import { paymentConflict } from "../../ledger/show-payment.ts";
import { chargeKey, recordOpened } from "../../pay/open-charge.ts";
import type { PayableQuote } from "../../pay/require-payable-quote.ts";
import type { PaymentServices } from "../../payment-services.ts";
import { transferIdOf } from "./bank-transfer-charges.ts";
import { findTransfer, findTransferPayments } from "./bank-transfers.repository.ts";

const provider = "bank-transfer";

interface Received {
  readonly amountCents: number;
  readonly receivedOn: string;
  /** Staff says that it is not the one that was recorded already. */
  readonly isAnother: boolean;
}

/**
 * The transfer that money for this quote belongs to: the one its client announced for what is due, also when its time is
 * over by now, or a new one for money that came unannounced. Two members of staff at once get the same.
 * @throws 409 when one of the same amount and day was recorded already, unless this is said to be another
 */
export async function requireTransfer(
  services: PaymentServices,
  quote: PayableQuote,
  actor: AuditActor,
  received: Received,
): Promise<PaymentRow> {
  const transfers = await findTransferPayments(services.db, quote.id);
  if (!received.isAnother) await refuseSame(services, quote, transfers, received);
  const ofItem = transfers.filter(
    (transfer) => transfer.quote_version === quote.version && transfer.plan_position === quote.due.position,
  );
  const announced = ofItem.find(({ status }) => !isChargedPayment(status));
  // Counted on the list that was looked at: who looked at the same moment opens the same one.
  return announced ?? (await openTransfer(services, quote, { actor, attempt: ofItem.length }));
}

async function refuseSame(
  services: PaymentServices,
  { due }: PayableQuote,
  transfers: readonly PaymentRow[],
  { amountCents, receivedOn }: Received,
): Promise<void> {
  for (const transfer of transfers.filter((each) => isChargedPayment(each.status))) {
    const known = await findTransfer(services.db, transfer.id);
    if (known?.amount_cents !== amountCents) continue;
    // Where nothing is open, the same amount is the same transfer, whatever the day that was typed.
    if (known.received_on !== receivedOn && due.openCents > 0) continue;
    throw paymentConflict(services, transfer, paymentMessages.alreadyRecorded);
  }
}

async function openTransfer(
  services: PaymentServices,
  quote: PayableQuote,
  { actor, attempt }: { readonly actor: AuditActor; readonly attempt: number },
): Promise<PaymentRow> {
  const shop = await services.shopKey();
  const { currency } = services.shop.facts();
  const chargeId = transferIdOf(chargeKey({ shop, provider, currency, attempt }, quote));
  return await recordOpened(services, { quote, provider, actor }, { chargeId });
}
