import { i18n } from "@lingui/core";
import { intlLocale, type Wording, wordingOrDefault } from "#domain/language/language.ts";
import { type Area, loadCatalog } from "./load-catalog.ts";

const loaded = new Set<Area>();

/** The wording that the page was rendered in; a choice of another one is a new page load. */
function pageWording(): Wording {
  return wordingOrDefault(document.documentElement.dataset.wording);
}

/** Brings the words of an area into the browser, once. Called before the first page and by the areas' layouts. */
export async function bringWords(area: Area): Promise<void> {
  if (loaded.has(area)) return;
  const wording = pageWording();
  const messages = await loadCatalog(area, wording);
  loaded.add(area);
  i18n.load(wording, messages);
  i18n.activate(wording, intlLocale(wording));
}

/** The area whose words a page needs beside the public ones. */
export function areaOfPath(pathname: string): Area | undefined {
  if (/^\/admin(\/|$)/i.test(pathname)) return "admin";
  if (/^\/client(\/|$)/i.test(pathname)) return "client";
  return undefined;
}
