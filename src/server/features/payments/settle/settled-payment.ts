import type { z } from "zod";
import type { paymentOutcome } from "#contracts/payments/payments.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import type { Message } from "#domain/words.ts";
import { type Payer, readQuoteForPayment } from "#server/features/quotes/quote-for-payment.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { Settlement } from "./system-settle-payment.ts";

type PaymentOutcome = z.infer<typeof paymentOutcome>;

/** The payment's state on the server, as the payer sees it. */
export interface SettledPayment {
  /** Money moved and is recorded. */
  readonly isPaid: boolean;
  readonly outcome: PaymentOutcome;
  readonly message: Message;
  readonly status: PaymentStatus;
  readonly quoteStatus: QuoteStatus;
}

/** Converts a settlement to the payer's view; `otherwise` is said when nothing was charged. */
export async function tellPayer(
  { db }: Pick<PaymentServices, "db">,
  payer: Payer,
  quoteId: number,
  settlement: Settlement,
  otherwise: Message,
): Promise<SettledPayment> {
  const { status: quoteStatus } = await readQuoteForPayment(db, payer, quoteId);
  const { status } = settlement;
  const outcome = outcomeOf(settlement);
  const message = { ...outcomeMessages, failed: otherwise }[outcome];
  return { isPaid: status === "completed", outcome, message, status, quoteStatus };
}

/** The message of a settlement. */
export function outcomeOf({ status, toCheck, isProcessing }: Settlement): PaymentOutcome {
  if (status === "completed") return toCheck ? "checking" : "paid";
  return isProcessing ? "processing" : "failed";
}

export const outcomeMessages: Readonly<Record<PaymentOutcome, Message>> = {
  paid: paymentMessages.paid,
  checking: paymentMessages.toCheck,
  processing: paymentMessages.processing,
  failed: paymentMessages.notPaid,
};
