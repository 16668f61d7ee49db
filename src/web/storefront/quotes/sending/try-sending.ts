import type { Cart } from "#domain/cart/cart.ts";
import type { Message } from "#domain/words.ts";
import { ApiFailure } from "../../../api/send.ts";
import { shopFailureMessages } from "../../../api/shop-failure-words.ts";
import type { DraftErrors } from "../form/check-draft.ts";
import { errorsOfRefusal } from "../form/errors-of-refusal.ts";
import { clearAfterSending } from "./clear-after-sending.ts";
import { type QuoteToSend, sendQuote } from "./send-quote.ts";
import { type SentRequest, sentRequest } from "./sent-request.ts";

type Outcome =
  | { readonly sent: SentRequest; readonly takenOut: Cart }
  | { readonly errors: DraftErrors }
  | { readonly failure: Message | string; readonly hasAnswer: boolean };

/**
 * Sends the request, once, whatever the browser believes about the network (SPEC-3.13). A refusal comes back as errors
 * of fields or as a sentence. Never rejects.
 */
export async function trySending(
  sending: QuoteToSend,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  try {
    const receipt = await sendQuote(sending, onProgress);
    const sent = sentRequest(receipt, sending.draft, sending.estimate);
    return { sent, takenOut: clearAfterSending() };
  } catch (error) {
    const errors = errorsOfRefusal(error);
    if (errors) return { errors };
    const hasAnswer = !(error instanceof ApiFailure) || error.status !== 0;
    return { failure: shopFailureMessages("quoteRequest", error), hasAnswer };
  }
}
