import { type I18n, setupI18n } from "@lingui/core";
import { intlLocale, type Wording } from "#domain/language/language.ts";
import { type Area, loadCatalog } from "./load-catalog.ts";

const areas: readonly Area[] = ["public", "admin", "client", "server"];
const ready = new Map<Wording, Promise<I18n>>();

/** The words for rendering on the server: one instance a wording, never the browser's global one. */
export function serverWords(wording: Wording): Promise<I18n> {
  const known = ready.get(wording);
  if (known) return known;
  const loading = loadAll(wording);
  ready.set(wording, loading);
  return loading;
}

async function loadAll(wording: Wording): Promise<I18n> {
  const catalogs = await Promise.all(areas.map((area) => loadCatalog(area, wording)));
  return setupI18n({
    locale: wording,
    locales: intlLocale(wording),
    messages: { [wording]: Object.assign({}, ...catalogs) },
  });
}
