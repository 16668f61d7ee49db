import type { Language } from "#domain/language/language.ts";
import type { Services } from "#server/services.ts";
import type { DocumentSetting } from "./layouts/document-parts.ts";

export interface DocumentAsked {
  readonly id: number;
  /** Undefined: the language in which the buyer asked. */
  readonly language: Language | undefined;
}

/** What a document is written with: in the shop's only language, else the one that was asked for, else the buyer's. */
export function documentSetting(
  { shop, clock, translate }: Pick<Services, "shop" | "clock" | "translate">,
  buyer: { readonly language: Language },
  asked?: Language,
): DocumentSetting {
  const facts = shop.facts();
  const language = facts.onlyLanguage ?? asked ?? buyer.language;
  return { language, facts, say: (message) => translate(language, message), now: clock() };
}
