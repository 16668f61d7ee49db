import { i18n, type Messages } from "@lingui/core";
import { intlLocale, type Locale, localeOrDefault } from "#domain/language/language.ts";
import { carriedWordsId } from "./carried-words.tsx";
import { type Area, loadCatalog } from "./load-catalog.ts";

/** The locale that the page was rendered in; choosing another one is a new page load. */
export function pageLocale(): Locale {
  return localeOrDefault(document.documentElement.dataset.locale);
}

function carriedWords(): Messages {
  const text = document.getElementById(carriedWordsId)?.textContent;
  return text ? JSON.parse(text) : {};
}

/** Takes the words that the page carries: all that it shows and may answer. */
export function takeCarriedWords(): void {
  const locale = pageLocale();
  i18n.load(locale, carriedWords());
  i18n.activate(locale, intlLocale(locale));
}

/** Brings all words of an area into the browser, which loads them once: ahead of another page or a part that is loaded later. */
export async function bringWords(area: Area): Promise<void> {
  const messages = await loadCatalog(area, pageLocale());
  // No re-render: what is shown has its messages already. Those that the shop says otherwise differ from the catalogs.
  Object.assign(i18n.messages, await inShopsWords(messages), carriedWords());
}

/** Most shops say what the catalogs say, and need no more for it. */
async function inShopsWords(messages: Messages): Promise<Messages> {
  const { wording } = document.documentElement.dataset;
  return wording
    ? (await import("./shop-wording.ts")).inPagesWords(messages, pageLocale(), wording)
    : messages;
}

/** The area whose words a page needs beside the public ones. */
export function areaOfPath(pathname: string): Area | undefined {
  if (/^\/admin(\/|$)/i.test(pathname)) return "admin";
  if (/^\/(client|verify)(\/|$)/i.test(pathname)) return "client";
  if (/^(\/(en|fr))?\/offer(\/|$)/i.test(pathname)) return "client";
  return undefined;
}
