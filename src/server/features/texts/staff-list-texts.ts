import type { ShopTextAnswer, SpokenText } from "#contracts/texts.ts";
import { type Language, languages } from "#domain/language/language.ts";
import {
  groupOfText,
  mailTextNames,
  pageTextNames,
  type TextName,
  wordTextNames,
} from "#domain/texts/text-names.ts";
import type { OriginalTexts } from "#server/mounting.ts";
import type { Services } from "#server/services.ts";
import { listTextRows, ownTextOf } from "./texts.repository.ts";
import type { ShopTextRow } from "./texts.table.ts";

/** Every text of mails and pages in both languages, as it came and as the shop says it. */
export async function staffListTexts(
  { db }: Pick<Services, "db">,
  originals: OriginalTexts,
): Promise<ShopTextAnswer[]> {
  const rows = await listTextRows(db);
  const ofLanguage = new Map(
    await Promise.all(languages.map(async (language) => [language, await originals(language)] as const)),
  );
  const shown = (name: TextName, language: Language) => {
    const came = ofLanguage.get(language)?.get(name) ?? { original: {}, values: {} };
    return { ...showText(rows.find((row) => row.name === name && row.language === language)), ...came };
  };
  return [...wordTextNames, ...pageTextNames, ...mailTextNames].map((name) => ({
    name,
    group: groupOfText(name),
    en: shown(name, "en"),
    fr: shown(name, "fr"),
  }));
}

/** A text as the calls answer it; without a row it was never changed. */
export function showText(row: ShopTextRow | undefined): SpokenText {
  return {
    own: ownTextOf(row),
    version: row?.version ?? 0,
    changed_at: row?.changed_at ?? null,
    history_id: row?.id ?? null,
  };
}
