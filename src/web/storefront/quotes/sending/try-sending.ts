import type { Cart } from "#domain/cart/cart.ts";
import type { Locale } from "#domain/language/language.ts";
import type { Message } from "#domain/words.ts";
import { type QuoteReceipt, requestQuote } from "../../../api/quotes.ts";
import { ApiFailure } from "../../../api/send.ts";
import { shopFailureMessages } from "../../../api/shop-failure-words.ts";
import { attemptContent, attemptKey } from "../form/attempt-key.ts";
import type { DraftErrors } from "../form/check-draft.ts";
import { errorsOfRefusal } from "../form/errors-of-refusal.ts";
import type { QuoteDraft } from "../form/quote-draft.ts";
import { type FilesOfRequest, quoteForm, quotePayload } from "../form/quote-payload.ts";
import type { Estimate } from "../sizes/quote-lines.ts";
import { clearAfterSending } from "./clear-after-sending.ts";
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

interface QuoteToSend {
  readonly draft: QuoteDraft;
  readonly estimate: Estimate;
  readonly files: FilesOfRequest;
  readonly locale: Locale;
  /** What a field says that people never see, and how long the form was open. */
  readonly website: string;
  readonly fillMilliseconds: number;
}

/** Puts the request together and sends it under the key of its content. Throws `ApiFailure`. */
function sendQuote(sending: QuoteToSend, onProgress: (share: number) => void): Promise<QuoteReceipt> {
  const { draft, estimate, files, locale, website, fillMilliseconds } = sending;
  const payload = quotePayload(draft, estimate, locale);
  const key = attemptKey(attemptContent(payload, draft.isLogo ? files : { logo: undefined }));
  const sent = { ...payload, website, fill_ms: String(Math.round(fillMilliseconds)) };
  return requestQuote({ form: quoteForm(sent, draft, files), key }, onProgress);
}
