import type { Wording } from "#domain/language/language.ts";
import { type QuoteReceipt, requestQuote } from "../../api/quotes.ts";
import { attemptKey } from "./attempt-key.ts";
import type { QuoteDraft } from "./quote-draft.ts";
import type { Estimate } from "./quote-lines.ts";
import { quoteForm, quotePayload } from "./quote-payload.ts";

interface QuoteToSend {
  readonly draft: QuoteDraft;
  readonly estimate: Estimate;
  readonly logo: File | undefined;
  readonly wording: Wording;
  /** What a field says that people never see, and how long the form was open (§0.3). */
  readonly website: string;
  readonly fillMilliseconds: number;
}

/** Sends the request under the key of its content. Throws `ApiFailure`. */
export function sendQuote(
  { draft, estimate, logo, wording, website, fillMilliseconds }: QuoteToSend,
  onProgress: (share: number) => void,
): Promise<QuoteReceipt> {
  const payload = quotePayload(draft, estimate, wording);
  const file = draft.isLogo && logo ? `${logo.name} ${logo.size} ${logo.lastModified}` : "";
  const key = attemptKey(JSON.stringify([payload, file]));
  const sent = { ...payload, website, fill_ms: String(Math.round(fillMilliseconds)) };
  return requestQuote({ form: quoteForm(sent, draft, logo), key }, onProgress);
}
