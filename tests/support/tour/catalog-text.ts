import type { Locale } from "#domain/language/language.ts";
import { areas, readCatalog } from "#tests/repo/catalogs.ts";

/** Matches a whole message in a locale; `{…}` stands for any value. */
export async function catalogText(locale: Locale, source: string): Promise<RegExp> {
  return (await textsIn(locale))(source);
}

/** The same for a journey that is told once and walked in every locale; the areas it walks in, the first one first. */
export async function textsIn(locale: Locale, walked = areas): Promise<(source: string) => RegExp> {
  const catalogs = await Promise.all(walked.map((area) => readCatalog(locale, area)));
  return (source) => {
    const said = catalogs.map((catalog) => catalog.get(source)).find(Boolean);
    if (said === undefined && locale !== "mul") throw new Error(`no catalog of ${locale} knows "${source}"`);
    const parts = (said ?? source)
      .split(/\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".*")}$`);
  };
}

/** The texts that the specification's mixture says in French: what French leaves as it is, and English does not. */
export async function frenchOfTheMixture(): Promise<string[]> {
  const phrases: string[] = [];
  for (const area of areas.filter((name) => name !== "server")) {
    const [french, english] = await Promise.all([readCatalog("fr", area), readCatalog("en", area)]);
    for (const [source, said] of french) {
      const plain = !/[{<]/.test(source) && /\p{L}{3}/u.test(source);
      if (plain && withoutSpaces(said) === withoutSpaces(source) && english.get(source) !== source)
        phrases.push(source);
    }
  }
  return phrases;
}

/** French puts spaces of its own before some marks, which the specification does not. */
const withoutSpaces = (text: string) => text.replace(/[\s\u00a0\u202f]/g, "").replaceAll("’", "'");
