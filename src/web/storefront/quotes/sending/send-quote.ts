import type { Locale } from "#domain/language/language.ts";
import { type QuoteReceipt, requestQuote } from "../../../api/quotes.ts";
import { attemptContent, attemptKey } from "../form/attempt-key.ts";
import type { QuoteDraft } from "../form/quote-draft.ts";
import { quoteForm, quotePayload } from "../form/quote-payload.ts";
import type { Estimate } from "../sizes/quote-lines.ts";

export interface QuoteToSend {
  readonly draft: QuoteDraft;
  readonly estimate: Estimate;
  readonly logo: File | undefined;
  readonly locale: Locale;
  /** What a field says that people never see, and how long the form was open (SPEC-0.3). */
  readonly website: string;
  readonly fillMilliseconds: number;
}

/** Puts the request together and sends it under the key of its content. Throws `ApiFailure`. */
export function sendQuote(sending: QuoteToSend, onProgress: (share: number) => void): Promise<QuoteReceipt> {
  const { draft, estimate, logo, locale, website, fillMilliseconds } = sending;
  const payload = quotePayload(draft, estimate, locale);
  const key = attemptKey(attemptContent(payload, draft.isLogo ? logo : undefined));
  const sent = { ...payload, website, fill_ms: String(Math.round(fillMilliseconds)) };
  return requestQuote({ form: quoteForm(sent, draft, logo), key }, onProgress);
}
