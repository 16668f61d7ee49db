import {
  currentParties,
  type OfferParties,
  readOfferParties,
} from "#server/features/quotes/offers/offer-parties.ts";
import type { Quote } from "#server/features/quotes/quote.ts";
import type { Services } from "#server/services.ts";
import { frenchPaperOf } from "./french-parts.ts";
import type { DocumentSetting } from "./quote-document.ts";

/** Who offers to whom on a paper about this version: as it was sent, or else as it would be sent now (ADR-73). */
export async function readParties(
  { db, shop }: Pick<Services, "db" | "shop">,
  quote: Quote,
  { number, isForLink }: { readonly number: number | undefined; readonly isForLink: boolean },
): Promise<Pick<DocumentSetting, "facts" | "france">> {
  const sent: OfferParties | undefined =
    number === undefined ? undefined : await readOfferParties(db, { quoteId: quote.id, number });
  const parties = sent ?? (await currentParties(db, quote, shop.settings()));
  return { facts: { ...shop.facts(), ...parties.shop }, france: frenchPaperOf(parties, { isForLink }) };
}
