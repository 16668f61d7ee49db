import type { Messages } from "@lingui/core";
import type { Locale } from "#domain/language/language.ts";

/** Those of the browser; the server has one more (server-words.ts). */
export type Area = "public" | "admin" | "client";

// One import a file, so that the build cuts one small piece for each and a page loads the chosen one only.
const catalogs: Record<Area, Record<Locale, () => Promise<{ messages: Messages }>>> = {
  public: {
    mul: () => import("../locales/mul/public.po"),
    en: () => import("../locales/en/public.po"),
    fr: () => import("../locales/fr/public.po"),
  },
  admin: {
    mul: () => import("../locales/mul/admin.po"),
    en: () => import("../locales/en/admin.po"),
    fr: () => import("../locales/fr/admin.po"),
  },
  client: {
    mul: () => import("../locales/mul/client.po"),
    en: () => import("../locales/en/client.po"),
    fr: () => import("../locales/fr/client.po"),
  },
};

/** The messages of one area in one locale. */
export async function loadCatalog(area: Area, locale: Locale): Promise<Messages> {
  return (await catalogs[area][locale]()).messages;
}
