import { type I18n, setupI18n } from "@lingui/core";
import { useQuery } from "@tanstack/react-query";
import { intlLocale, type Language } from "#domain/language/language.ts";
import { loadCatalog } from "../../../words/load-catalog.ts";

/** The words of a language that the page is not in: for what its reader will see. Undefined until they are there. */
export function useWordsOf(language: Language): I18n | undefined {
  return useQuery({
    queryKey: ["words", language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const messages = await loadCatalog("admin", language);
      return setupI18n({
        locale: language,
        locales: intlLocale(language),
        messages: { [language]: messages },
      });
    },
  }).data;
}
