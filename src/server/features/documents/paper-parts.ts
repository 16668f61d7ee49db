import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import { type Words, withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/quotes/quote.ts";
import { documentWords } from "./document-words.ts";
import type { Paper, PaperFact } from "./paper.ts";
import type { Say } from "./quote-lines.ts";

/** Who sends the paper. */
export function letterheadOf(facts: ShopFacts): Pick<Paper, "shopName" | "shopLines"> {
  return {
    shopName: facts.name,
    shopLines: [facts.street, `${facts.city}, ${facts.region} ${facts.postalCode}`, facts.phone, facts.email],
  };
}

/** Whom the paper is for. */
export function clientFacts(quote: Quote, say: Say): PaperFact[] {
  return factsOf(say, [
    [documentWords.client, quote.name],
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

export function pageLabelOf(say: Say): Paper["pageLabel"] {
  return (page, pages) => say(withValues(documentWords.page, { page, pages }));
}
