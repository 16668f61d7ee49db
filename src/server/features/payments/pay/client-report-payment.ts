import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Client, type LinkHolder } from "#server/access/actor.ts";
import { readQuoteForPayment } from "#server/features/quotes/quote-for-payment.ts";
import { notePayerEmail } from "../ledger/note-payer-email.ts";
import { findPaymentsOfQuote } from "../ledger/payments.repository.ts";
import type { PaymentServices } from "../payment-services.ts";
import { readPlan } from "../plans/read-plan.ts";
import { outcomeMessages, outcomeOf, type SettledPayment } from "../settle/settled-payment.ts";
import { systemSettlePayment } from "../settle/system-settle-payment.ts";

interface Reported {
  readonly outcome: SettledPayment["outcome"];
  readonly message: Message;
  readonly quoteStatus: QuoteStatus;
}

/**
 * The client reports a quote as paid. That sets nothing: each of its payments is settled by its provider's
 * state, and the answer is how the quote stands then.
 */
export async function clientReportPayment(
  services: PaymentServices,
  payer: Client | LinkHolder,
  { quoteId, email }: { readonly quoteId: number; readonly email: string | undefined },
): Promise<Reported> {
  const { db } = services;
  const quote = await readQuoteForPayment(db, payer, quoteId);
  const payments = await findPaymentsOfQuote(db, quote.id);
  const latest = payments[0];
  if (latest && email) await notePayerEmail(services, payer, { payment: latest, quote, email });
  const settlements = [];
  for (const payment of payments) {
    settlements.push(await systemSettlePayment(services, payment, auditActorOf(payer)));
  }
  const { status: quoteStatus } = await readQuoteForPayment(db, payer, quoteId);
  const outcomes = settlements.map(outcomeOf);
  const found = (["checking", "processing"] as const).find((each) => outcomes.includes(each));
  // The newest may be a part, after which something is open still.
  const isWhole = quoteStatus === "paid" && (await readPlan(services, quoteId)).openCents === 0;
  const isPaid = isWhole || (found === undefined && outcomes[0] === "paid");
  const outcome = isPaid ? "paid" : (found ?? "failed");
  return { outcome, message: outcomeMessages[outcome], quoteStatus };
}
