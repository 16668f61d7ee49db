import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import { maskEmail } from "#domain/text/mask-email.ts";
import { type Words, withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/quotes/quote.ts";
import { documentWords } from "./document-words.ts";
import { missingScriptWords } from "./missing-script.ts";
import type { Paper, PaperFact } from "./paper.ts";
import { printable } from "./printable.ts";
import type { Say } from "./quote-lines.ts";

/** Who sends the paper. */
export function letterheadOf(facts: ShopFacts): Pick<Paper, "shopName" | "shopLines"> {
  return {
    shopName: facts.name,
    shopLines: [facts.street, `${facts.city}, ${facts.region} ${facts.postalCode}`, facts.phone, facts.email],
  };
}

/**
 * The client's name. Where letters of it cannot be drawn, the e-mail address stands beside it (SPEC-3.14); for who
 * holds the link, most of it is hidden.
 */
export function clientName({ name, email }: Quote, { isForLink = false } = {}): string {
  if (!printable(name, () => "").isPartly) return name;
  return `${name} · ${isForLink ? maskEmail(email) : email}`;
}

/** Whom the paper is for. */
export function clientFacts(quote: Quote, say: Say): PaperFact[] {
  return factsOf(say, [
    [documentWords.client, clientName(quote)],
    [documentWords.company, quote.company],
    [documentWords.email, quote.email],
    [documentWords.phone, quote.phone],
    [documentWords.delivery, quote.deliveryAddress],
  ]);
}

/** Facts that are known; one that nobody gave is left out. */
export function factsOf(say: Say, facts: readonly (readonly [Words, string | false | null])[]): PaperFact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label: say(label), value }] : []));
}

/** The marks for letters that no face has. */
export function markOf(say: Say): Paper["markOf"] {
  return (script) => say(missingScriptWords[script]);
}

export function pageLabelOf(say: Say): Paper["pageLabel"] {
  return (page, pages) => say(withValues(documentWords.page, { page, pages }));
}
