import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import type { Words } from "#domain/words.ts";
import { type Payer, readQuoteForPayment } from "#server/features/quotes/quote-for-payment.ts";
import type { PaymentServices } from "./payment-services.ts";
import { paymentWords } from "./payment-words.ts";
import type { Settlement } from "./system-settle-payment.ts";

/** The server's truth, as the payer is told (D4, D6). */
export interface SettledPayment {
  /** Money moved and is recorded. */
  readonly isPaid: boolean;
  readonly words: Words;
  readonly status: PaymentStatus;
  readonly quoteStatus: QuoteStatus;
}

/** Turns a settlement into what the payer is told; `otherwise` is said when nothing was charged. */
export async function tellPayer(
  { db }: Pick<PaymentServices, "db">,
  payer: Payer,
  quoteId: number,
  settlement: Settlement,
  otherwise: Words,
): Promise<SettledPayment> {
  const { status: quoteStatus } = await readQuoteForPayment(db, payer, quoteId);
  const { status } = settlement;
  return { isPaid: status === "completed", words: wordsOf(settlement, otherwise), status, quoteStatus };
}

function wordsOf({ status, toCheck, isProcessing }: Settlement, otherwise: Words): Words {
  if (status === "completed") return toCheck ? paymentWords.toCheck : paymentWords.paid;
  return isProcessing ? paymentWords.processing : otherwise;
}
