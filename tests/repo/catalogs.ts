import { formatter } from "@lingui/format-po";
import { readText, repositoryFiles } from "./repository-files.ts";

export const languages = ["mul", "en", "fr"] as const;
export type Language = (typeof languages)[number];

export function isLanguage(name: string): name is Language {
  return languages.some((language) => language === name);
}

const folder = "src/web/locales";
const po = formatter();

/** The areas that have a catalog: public, client, admin, server. */
export const areas: readonly string[] = repositoryFiles.flatMap((path) => {
  const [, area] = new RegExp(`^${folder}/mul/(\\w+)\\.po$`).exec(path) ?? [];
  return area ? [area] : [];
});

const read = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** The texts of one catalog by their id. */
export function readCatalog(language: Language, area: string): Promise<ReadonlyMap<string, string>> {
  const filename = `${folder}/${language}/${area}.po`;
  const catalog = read.get(filename) ?? parse(language, filename);
  read.set(filename, catalog);
  return catalog;
}

async function parse(locale: Language, filename: string): Promise<ReadonlyMap<string, string>> {
  const entries = await po.parse(readText(filename), { locale, sourceLocale: "mul", filename });
  // Where the code gives no id, one is made from the text, and the entry names the text.
  return new Map(
    Object.entries(entries).map(([id, { message, translation }]) => [message ?? id, translation ?? ""]),
  );
}

/** The names of the values, and the tags, that a text holds: `{name}`, `<0>`. */
export function valuesIn(text: string): string[] {
  const values = text.match(/(?<!(?:one|many|other) )\{\w+/g) ?? [];
  const tags = text.match(/<\/?\d+\/?>/g) ?? [];
  return [...new Set([...values, ...tags])].sort();
}
