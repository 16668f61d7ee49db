import { i18n } from "@lingui/core";
import { intlLocale, type Locale, localeOrDefault } from "#domain/language/language.ts";
import { type Currency, currencyOrDefault } from "#domain/money/cents.ts";
import { carriedWordsId } from "./carried-words.tsx";
import { inCurrency } from "./currency-words.ts";
import { type Area, loadCatalog } from "./load-catalog.ts";

/** The locale that the page was rendered in; choosing another one is a new page load. */
export function pageLocale(): Locale {
  return localeOrDefault(document.documentElement.dataset.locale);
}

/** The currency that the page was rendered with. */
function pageCurrency(): Currency {
  return currencyOrDefault(document.documentElement.dataset.currency);
}

/** Takes the words that the page carries: all that it shows and may answer. */
export function takeCarriedWords(): void {
  const locale = pageLocale();
  const text = document.getElementById(carriedWordsId)?.textContent;
  i18n.load(locale, text ? JSON.parse(text) : {});
  i18n.activate(locale, intlLocale(locale));
}

/** Brings all words of an area into the browser, which loads them once: ahead of another page or a part that is loaded later. */
export async function bringWords(area: Area): Promise<void> {
  const messages = await loadCatalog(area, pageLocale());
  // No re-render: what is shown has its messages already.
  Object.assign(i18n.messages, inCurrency(messages, pageCurrency()));
}

/** The area whose words a page needs beside the public ones. */
export function areaOfPath(pathname: string): Area | undefined {
  if (/^\/admin(\/|$)/i.test(pathname)) return "admin";
  if (/^\/(client|verify)(\/|$)/i.test(pathname)) return "client";
  if (/^(\/(en|fr))?\/offer(\/|$)/i.test(pathname)) return "client";
  return undefined;
}
