import { inLanguageOfMail, languageOfLink } from "#domain/language/mail-links.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { paths } from "../../paths.ts";
import { enterAsClient } from "../session/client-session.ts";

/** As a new page: only a quote's may load a provider's card fields, and a browser keeps the policy it came with. */
export function openQuote(quoteId: number): void {
  openPage(paths.clientDashboard(quoteId));
}

/** The page that follows on a mailed link is in the mail's language as well. */
function openPage(path: string): void {
  const language = languageOfLink(location.search);
  location.assign(language ? inLanguageOfMail(path, language) : path);
}

interface SignedIn {
  readonly quote: ReadQuoteForClient;
  readonly token: string;
  readonly quote_count: number;
}

/** Stores the session and opens the quote of the link; without a link, the list where there is more than one. */
export function enter(signedIn: SignedIn, hasLink: boolean): void {
  enterAsClient(signedIn);
  if (hasLink || signedIn.quote_count === 1) openQuote(signedIn.quote.id);
  else openPage(paths.clientQuotes());
}
