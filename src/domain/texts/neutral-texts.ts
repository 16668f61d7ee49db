import { type Message, withValues } from "../words.ts";
import type { PageTextName } from "./text-names.ts";

/**
 * What pages of a shop of one's own say in the place of the demo's sentences, by the ids of these (ADR-103). They speak
 * of bags, too: what the shop calls its goods stands there when they are shown.
 */
export const neutralWords = {
  "front.title": /*i18n*/ { id: "own.front.title", message: "Bags made to order, by quote" },
  "front.description": /*i18n*/ {
    id: "own.front.description",
    message: "Bags made to order: choose sizes, see an estimate, have a quote within 24 hours.",
  },
  "front.headline": /*i18n*/ {
    id: "own.front.headline",
    message: "Made for you, in the number that you need.",
  },
  "front.sentence": /*i18n*/ {
    id: "own.front.sentence",
    message: "Choose a size, tell us how many, and have a quote within 24 hours.",
  },
  "front.featured": /*i18n*/ { id: "own.front.featured", message: "Our bags" },
  "front.about": /*i18n*/ { id: "own.front.about", message: "Tell us what you need." },
  "front.about.placed": /*i18n*/ {
    id: "own.front.about.placed",
    message: "We are in {place}. Ask us: a person reads it and answers.",
  },
  "front.about.sentence": /*i18n*/ {
    id: "own.front.about.sentence",
    message: "Ask us: a person reads it and answers.",
  },
  "foot.line": /*i18n*/ { id: "own.foot.line", message: "Bags made to order, by quote." },
  "products.description": /*i18n*/ {
    id: "own.products.description",
    message: "All our bags, with prices from the first size.",
  },
} as const satisfies Readonly<Record<string, Message>>;

const pages: Readonly<Partial<Record<PageTextName, Message>>> = {
  about: /*i18n*/ {
    id: "own.about",
    message: "# About {shop}\n\nWe make bags to order. Tell us what you need, and we send you a quote.",
  },
  terms: /*i18n*/ {
    id: "own.terms",
    message:
      "# Terms\n\nWhat is agreed stands in your offer, with its terms. A request for a quote is free and without obligation. For anything else, write to {email}.",
  },
};

/** What a page says where the demo's text would tell another shop's story; undefined where the one it came with is true of every shop. */
export function neutralPage(
  name: PageTextName,
  { name: shop, email }: { readonly name: string; readonly email: string },
): Message | undefined {
  const page = pages[name];
  return page && withValues(page, { shop, email });
}
