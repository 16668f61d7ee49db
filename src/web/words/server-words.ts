import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { intlLocale, type Locale } from "#domain/language/language.ts";
import type { Message } from "#domain/words.ts";
import { say } from "./say.ts";

const catalogs = import.meta.glob<Messages>("../locales/*/*.po", { eager: true, import: "messages" });

/** The words for rendering on the server: one instance a locale, never the browser's global one. */
export const serverMessages: Readonly<Record<Locale, I18n>> = {
  mul: instanceOf("mul"),
  en: instanceOf("en"),
  fr: instanceOf("fr"),
};

function instanceOf(locale: Locale): I18n {
  // Where two areas translate one source differently, the later one counts.
  const areas = ["public", "admin", "client", "server"];
  const ofAreas = areas.map((area) => catalogs[`../locales/${locale}/${area}.po`]);
  return setupI18n({
    locale,
    locales: intlLocale(locale),
    messages: { [locale]: Object.assign({}, ...ofAreas) },
  });
}

/** For the server's own messages. */
export function translate(locale: Locale, message: Message): string {
  return say(serverMessages[locale], message);
}
