import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { intlLocale, type Locale } from "#domain/language/language.ts";
import type { Currency } from "#domain/money/cents.ts";
import type { MoneyStyle } from "#domain/money/show-money.ts";
import type { Message } from "#domain/words.ts";
import { inCurrency } from "./currency-words.ts";
import { say } from "./say.ts";

const catalogs = import.meta.glob<Messages>("../locales/*/*.po", { eager: true, import: "messages" });

/** The words for rendering on the server: one instance a locale and currency, never the browser's global one. */
const instances: Readonly<Record<Currency, Readonly<Record<Locale, I18n>>>> = {
  USD: instancesIn("USD"),
  EUR: instancesIn("EUR"),
};

function instancesIn(currency: Currency) {
  return {
    mul: instanceOf("mul", currency),
    en: instanceOf("en", currency),
    fr: instanceOf("fr", currency),
  };
}

export function serverMessages({ locale, currency }: MoneyStyle): I18n {
  return instances[currency][locale];
}

function instanceOf(locale: Locale, currency: Currency): I18n {
  // Where two areas translate one source differently, the later one counts.
  const areas = ["public", "admin", "client", "server"];
  const ofAreas = areas.map((area) => catalogs[`../locales/${locale}/${area}.po`]);
  return setupI18n({
    locale,
    locales: intlLocale(locale),
    messages: { [locale]: inCurrency(Object.assign({}, ...ofAreas), currency) },
  });
}

/** For the server's own messages. */
export function translate(style: MoneyStyle, message: Message): string {
  return say(serverMessages(style), message);
}
