import { fileMaxBytes } from "#domain/files/media-type.ts";
import type { Message } from "#domain/words.ts";
import { getPrintPrices, listProducts, listSizes } from "../../../api/catalogue.ts";
import { headersOfLocale } from "../../../api/headers-of-page.ts";
import { contentKey } from "../../../api/idempotency-key.ts";
import { postedText, readPostedForm } from "../../../api/posted-form.ts";
import { requestQuoteInProcess } from "../../../api/quotes.ts";
import { ApiFailure } from "../../../api/send.ts";
import { shopFailureMessages } from "../../../api/shop-failure-words.ts";
import type { PageServices } from "../../../context.ts";
import { describeLogo } from "../artwork/describe-logo.ts";
import { checkDraft, type DraftErrors } from "../form/check-draft.ts";
import { errorsOfRefusal } from "../form/errors-of-refusal.ts";
import { emptyDraft, type QuoteDraft } from "../form/quote-draft.ts";
import { quoteForm, quotePayload } from "../form/quote-payload.ts";
import { loadDevis } from "../load-devis.ts";
import { estimateOf } from "../sizes/quote-lines.ts";
import { readLogo, readPlainForm } from "./read-plain-form.ts";
import { type SentRequest, sentRequest } from "./sent-request.ts";

/** What became of a form that was posted without JavaScript: the page shows it. */
export interface PostedQuote {
  readonly status: number;
  readonly draft: QuoteDraft;
  readonly errors: DraftErrors;
  readonly failure: Message | string | null;
  readonly sent: SentRequest | null;
}

// Above the largest logo, so that a logo that is too large is still reported at its field.
const mostBytes = 3 * fileMaxBytes;

/** Sends the request that a browser without JavaScript posted, by the same call and the same rules. */
export async function receiveQuote(
  request: Request,
  { locale, facts, fetch: fetcher }: PageServices,
): Promise<PostedQuote> {
  const form = await readPostedForm(request, mostBytes).catch(() => undefined);
  if (!form) return answer(413, { failure: shopFailureMessages("quoteRequest", undefined) });
  const draft = readPlainForm(form);
  const logo = readLogo(form);
  const asking = [listProducts(fetcher), listSizes(fetcher), getPrintPrices(fetcher)] as const;
  const { groups, print, failure } = await loadDevis(asking);
  if (failure) return answer(503, { draft, failure });
  const estimate = estimateOf(draft, groups, locale, print);
  const known = { logo: logo && (await describeLogo(logo)), minimumUnits: facts.minimumUnits, locale };
  const errors = checkDraft(draft, estimate, known);
  if (Object.keys(errors).length > 0) return answer(422, { draft, errors });
  const payload = { ...quotePayload(draft, estimate, locale), website: postedText(form, "website") };
  try {
    const key = await contentKey(payload, draft.isLogo ? logo : undefined);
    const sent = { form: quoteForm(payload, draft, { logo }), key };
    const headers = headersOfLocale(locale);
    const receipt = await requestQuoteInProcess(sent, { fetcher, headers });
    return answer(200, { sent: sentRequest(receipt, draft, estimate) });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const errors = errorsOfRefusal(error);
    if (errors) return answer(422, { draft, errors });
    return answer(error.status || 503, { draft, failure: shopFailureMessages("quoteRequest", error) });
  }
}

function answer(status: number, said: Partial<PostedQuote>): PostedQuote {
  return { status, draft: emptyDraft, errors: {}, failure: null, sent: null, ...said };
}
