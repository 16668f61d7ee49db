import type { ShopTextAnswer } from "#contracts/texts.ts";
import { listTexts, previewText } from "#contracts/texts.ts";
import type { Language } from "#domain/language/language.ts";
import type { MailTextName, OwnText } from "#domain/texts/text-names.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** Every text of mails and pages, in both languages. */
export function useTexts() {
  return useStaffQuery({
    queryKey: ["texts"],
    read: async (ask): Promise<readonly ShopTextAnswer[]> => (await ask(listTexts, {})).texts,
  });
}

/** A mail of made-up values in these words. */
export function useMailPreview(name: MailTextName, language: Language, text: OwnText) {
  return useStaffQuery({
    queryKey: ["text-preview", name, language, text],
    read: (ask) => ask(previewText, { params: { name }, body: { language, text } }),
  });
}
