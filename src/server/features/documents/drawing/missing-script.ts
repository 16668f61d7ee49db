import type { Message } from "#domain/words.ts";

/** The names of the scripts whose letters no font has, by their keys in `marks`; shown in the place of the letters. */
export const missingScriptMessages = {
  japanese: /*i18n*/ { id: "document.missing.japanese", message: "Japanese characters" },
  chinese: /*i18n*/ { id: "document.missing.chinese", message: "Chinese characters" },
  korean: /*i18n*/ { id: "document.missing.korean", message: "Korean characters" },
  arabic: /*i18n*/ { id: "document.missing.arabic", message: "Arabic letters" },
  hebrew: /*i18n*/ { id: "document.missing.hebrew", message: "Hebrew letters" },
  thai: /*i18n*/ { id: "document.missing.thai", message: "Thai letters" },
  devanagari: /*i18n*/ { id: "document.missing.devanagari", message: "Devanagari letters" },
  other: /*i18n*/ { id: "document.missing.other", message: "letters of another script" },
  symbol: /*i18n*/ { id: "document.missing.symbol", message: "symbol" },
} as const satisfies Record<string, Message>;

export type MissingScript = keyof typeof missingScriptMessages;

/** Japanese is written with Chinese characters as well: its own come first. */
const letters: readonly (readonly [MissingScript, RegExp])[] = [
  ["japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["chinese", /\p{Script=Han}/u],
  ["korean", /\p{Script=Hangul}/u],
  ["arabic", /\p{Script=Arabic}/u],
  ["hebrew", /\p{Script=Hebrew}/u],
  ["thai", /\p{Script=Thai}/u],
  ["devanagari", /\p{Script=Devanagari}/u],
  ["other", /[\p{L}\p{N}\p{M}]/u],
];

/** The script of a text that no font has. */
export function scriptOf(text: string): MissingScript {
  return letters.find(([, form]) => form.test(text))?.[0] ?? "symbol";
}
