import type { CallAnswer } from "#contracts/call.ts";
import { capturePaypalOrder } from "#contracts/payments.ts";
import { reportPaymentSuccess } from "#contracts/quotes.ts";
import { call } from "../../api/call.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";

/** What the server knows of a payment, with its own sentence where it did not succeed (D4, D6). */
export interface PaymentTruth {
  readonly kind: CallAnswer<typeof capturePaypalOrder>["outcome"];
  readonly message: string;
}

interface Return {
  readonly quoteId: number;
  /** PayPal's order, when that is where the buyer comes from. */
  readonly orderId: string | undefined;
}

/** Asks the server, which asks the provider; asking again gives the same answer. @throws ApiFailure */
export async function readPaymentTruth({ quoteId, orderId }: Return): Promise<PaymentTruth> {
  const bearer = clientToken.get();
  if (orderId === undefined) {
    const answer = await call(reportPaymentSuccess, { params: { id: quoteId }, body: {} }, { bearer });
    return { kind: answer.outcome, message: answer.message };
  }
  const answer = await call(capturePaypalOrder, { query: { order_id: orderId } }, { bearer });
  // This order came to nothing, but the quote was paid in another way.
  const isPaid = answer.outcome === "failed" && answer.quote_status === "paid";
  return { kind: isPaid ? "paid" : answer.outcome, message: answer.message };
}
