import type { BankDetails } from "#contracts/payments/bank-transfer.ts";
import { cents } from "#domain/money/cents.ts";
import { days, hours } from "#domain/time/durations.ts";
import { auditActorOf, type Buyer, type LinkHolder } from "#server/access/actor.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { paymentMessages } from "../../ledger/payment-words.ts";
import { openCharge } from "../../pay/open-charge.ts";
import { conflict, type PayableQuote, requirePayableQuote } from "../../pay/require-payable-quote.ts";
import type { PaymentServices } from "../../payment-services.ts";
import { bankDetailsOf } from "./bank-details.ts";
import { transferIdOf } from "./bank-transfer-charges.ts";

/** Banks take days, and buyers' own approvals weeks. */
const lifetime = days(30);

const mailLimit = { name: "transfer-mail", maxHits: 5, perMilliseconds: hours(1) } as const;

interface ChosenItem {
  readonly quoteId: number;
  readonly planItemId: number | undefined;
}

interface Chosen {
  readonly details: BankDetails;
  readonly quote: PayableQuote;
}

/**
 * A client pays by bank transfer: the payment waits for the money, and the answer says where to send it and
 * under which reference; asked to, the shop mails it as well. Choosing again is the same transfer.
 * @throws 404, 409 when the quote cannot be paid or transfers are not offered, 429 for too many mails
 */
export async function clientChooseTransfer(
  services: PaymentServices,
  payer: Buyer | LinkHolder,
  { isMailed, ...asked }: ChosenItem & { readonly isMailed: boolean },
): Promise<Chosen> {
  const quote = await requirePayableQuote(services, payer, asked);
  const details = bankDetailsOf(services);
  if (!details) throw conflict(quote, paymentMessages.noTransfers);
  await openCharge(services, {
    quote,
    provider: "bank-transfer",
    actor: auditActorOf(payer),
    create: async ({ requestKey }) => ({ chargeId: transferIdOf(requestKey), lifetime }),
  });
  if (isMailed) await mailDetails(services, { quote, details });
  return { quote, details };
}

/** To the quote's own address, not the caller's. */
async function mailDetails(services: PaymentServices, { quote, details }: Chosen): Promise<void> {
  await requireQuota(services, mailLimit, String(quote.id));
  const { id: quoteId, reference, name } = quote;
  const totalCents = cents(quote.due.openCents);
  const { is_example: isExample, ...account } = details;
  const mail = { template: "transfer-details", quoteId, reference, name, totalCents } as const;
  await services.db
    .transaction()
    .execute((transaction) =>
      postMail(transaction, { ...mail, ...account, isExample }, quote, services.clock()),
    );
  services.notifyMailWorker();
}
