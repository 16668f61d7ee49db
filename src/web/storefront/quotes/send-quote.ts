import type { Wording } from "#domain/language/language.ts";
import { type QuoteReceipt, requestQuote } from "../../api/quotes.ts";
import { attemptKey } from "./attempt-key.ts";
import type { QuoteDraft } from "./quote-draft.ts";
import type { Estimate } from "./quote-lines.ts";
import { quoteForm, quotePayload } from "./quote-payload.ts";

export interface QuoteToSend {
  readonly draft: QuoteDraft;
  readonly estimate: Estimate;
  readonly logo: File | undefined;
  readonly wording: Wording;
  /** What a field says that people never see, and how long the form was open (§0.3). */
  readonly website: string;
  readonly fillMilliseconds: number;
}

/** A request with all that it is sent with. */
export interface PreparedQuote {
  readonly key: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly draft: QuoteDraft;
  readonly logo: File | undefined;
}

/** Puts the request together, under the key of its content. */
export function prepareQuote({
  draft,
  estimate,
  logo,
  wording,
  website,
  fillMilliseconds,
}: QuoteToSend): PreparedQuote {
  const payload = quotePayload(draft, estimate, wording);
  const file = draft.isLogo && logo ? `${logo.name} ${logo.size} ${logo.lastModified}` : "";
  const key = attemptKey(JSON.stringify([payload, file]));
  return {
    key,
    payload: { ...payload, website, fill_ms: String(Math.round(fillMilliseconds)) },
    draft,
    logo,
  };
}

/** Sends it. Throws `ApiFailure`. */
export function sendQuote(
  { key, payload, draft, logo }: PreparedQuote,
  onProgress: (share: number) => void,
): Promise<QuoteReceipt> {
  return requestQuote({ form: quoteForm(payload, draft, logo), key }, onProgress);
}
