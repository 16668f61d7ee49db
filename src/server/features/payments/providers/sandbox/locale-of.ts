import type { FastifyRequest } from "fastify";
import { asksForFrenchFirst } from "#domain/language/accept-language.ts";
import { type Locale, localeOrDefault } from "#domain/language/language.ts";

/** The locale of the visitor's cookie `language` (SPEC-2.44); otherwise as pages choose it (SPEC-3.16). */
export function localeOf({ headers }: FastifyRequest): Locale {
  const chosen = /(?:^|;\s*)language=(\w{2})(?:;|$)/.exec(headers.cookie ?? "")?.[1];
  return localeOrDefault(chosen ?? (asksForFrenchFirst(headers["accept-language"]) ? "fr" : undefined));
}
