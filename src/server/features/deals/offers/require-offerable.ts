import { isRequestAlone } from "#domain/offers/request-offer.ts";
import { needsLogoFee } from "#domain/quotes/logo-fee.ts";
import type { Message } from "#domain/words.ts";
import { conflict } from "../commands/change-quote.ts";
import type { Quote } from "../model/quote.ts";
import type { QuoteVersion } from "../model/versions.repository.ts";

const feeMissing: Message = /*i18n*/ {
  id: "quote.confirm.feeMissing",
  message: "Please set the logo price first, then confirm the quote.",
};

const empty: Message = /*i18n*/ {
  id: "offer.send.empty",
  message: "This offer has no line yet.",
};

/**
 * What stands may be offered: it has a line, and where it is the request alone, its logo has a price.
 * @throws 409 with the sentence that says what is missing
 */
export function requireOfferable(quote: Quote, standing: QuoteVersion | undefined): void {
  const isWritten = standing !== undefined && !isRequestAlone(standing.written);
  if (!isWritten && needsLogoFee(quote)) throw conflict(quote, feeMissing);
  if (isWritten && standing.content.lines.length + standing.content.options.length === 0)
    throw conflict(quote, empty);
}
