import type { Language } from "#domain/language/language.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import { pageTextNames, type TextName, wordTextNames } from "#domain/texts/text-names.ts";
import { publicUrlOf } from "#server/config/public-url.ts";
import { isSandboxOn } from "#server/features/payments/providers/is-sandbox-on.ts";
import { neutralPageOf } from "#server/features/texts/find-own-text.ts";
import type { Mounting } from "#server/mounting.ts";
import type { OriginalText, PageServices, WebEntry } from "#server/platform/pages/web-entry.ts";
import type { Services } from "#server/services.ts";

type PageServicesFor = (language: Language) => PageServices;

/** What the web knows of texts: the words that the shop came with, and mails that are written with others. */
export function writtenTexts(
  services: Pick<Services, "config" | "shop" | "translate" | "keys">,
  entry: WebEntry,
  servicesFor: PageServicesFor,
): Pick<Mounting, "originals" | "previewMailText"> {
  const read = async (language: Language, facts: ShopFacts): Promise<Map<TextName, OriginalText>> => {
    const texts = new Map<TextName, OriginalText>(entry.originalMailTexts(language, facts));
    const asCame: PageServices = {
      ...servicesFor(language),
      ownPage: async (name) => neutralPageOf(services, name, language),
    };
    for (const id of wordTextNames) {
      const body = entry.translate(language, { ...facts, sayings: undefined }, { id, message: "" });
      texts.set(id, { original: { body }, values: {} });
    }
    for (const name of pageTextNames)
      texts.set(name, { original: { body: await entry.originalPageText(name, asCame) }, values: {} });
    return texts;
  };
  return {
    originals: (language) => read(language, servicesFor(language).facts),
    previewMailText: (name, language, own) =>
      entry.renderSampleMail(name, {
        locale: language,
        facts: servicesFor(language).facts,
        publicUrl: publicUrlOf(services.config),
        isSandbox: isSandboxOn(services.keys.current()),
        own,
        signature: "",
      }),
  };
}
