import { getPlan } from "#contracts/payments/plans.ts";
import { call } from "../../api/call.ts";
import { capturePaypalOrder, type ReadSettlement } from "../../api/reads/payments.ts";
import { reportPaymentSuccess } from "../../api/reads/quotes.ts";
import { clientQuote } from "../session/client-session.ts";
import { bearerOfReturn } from "../session/opened-offer.ts";

/** What the server knows of a payment, with its own sentence where it did not succeed. */
export interface PaymentState {
  readonly kind: NonNullable<ReadSettlement["outcome"]>;
  readonly message: string;
}

interface Return {
  readonly quoteId: number;
  /** PayPal's order, when that is where the buyer comes from. */
  readonly orderId: string | undefined;
}

/** Asks the server, which asks the provider; asking again gives the same answer. @throws ApiFailure */
export async function readPaymentState({ quoteId, orderId }: Return): Promise<PaymentState> {
  const bearer = bearerOfReturn(quoteId);
  if (orderId === undefined) {
    // What the dashboard read, from where the buyer went to pay.
    const quote = clientQuote.get();
    const body = quote?.id === quoteId ? { email: quote.email } : {};
    const answer = await call(reportPaymentSuccess, { params: { id: quoteId }, body }, { bearer });
    return providerStateOf(answer);
  }
  const answer = await call(capturePaypalOrder, { query: { order_id: orderId } }, { bearer });
  // This order came to nothing, but the quote was paid in another way.
  const isPaid =
    answer.outcome === "failed" &&
    answer.quote_status === "paid" &&
    (await call(getPlan, { params: { id: quoteId } }, { bearer })).open_cents === 0;
  return isPaid ? { kind: "paid", message: "" } : providerStateOf(answer);
}

/** A server may only say whether it succeeded; where it says nothing, it is still under way. */
function providerStateOf({
  outcome,
  success,
  message = "",
}: Pick<ReadSettlement, "outcome" | "success" | "message">) {
  const bySuccess = success === undefined ? "processing" : success ? "paid" : "failed";
  return { kind: outcome ?? bySuccess, message } as const;
}
