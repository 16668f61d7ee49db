import { type I18n, setupI18n } from "@lingui/core";
import { intlLocale, type Locale } from "#domain/language/language.ts";
import { type Area, loadCatalog } from "./load-catalog.ts";

const areas: readonly Area[] = ["public", "admin", "client", "server"];
const ready = new Map<Locale, Promise<I18n>>();

/** The words for rendering on the server: one instance a locale, never the browser's global one. */
export function serverMessages(locale: Locale): Promise<I18n> {
  const known = ready.get(locale);
  if (known) return known;
  const loading = loadAll(locale);
  ready.set(locale, loading);
  return loading;
}

async function loadAll(locale: Locale): Promise<I18n> {
  const catalogs = await Promise.all(areas.map((area) => loadCatalog(area, locale)));
  return setupI18n({
    locale,
    locales: intlLocale(locale),
    messages: { [locale]: Object.assign({}, ...catalogs) },
  });
}
