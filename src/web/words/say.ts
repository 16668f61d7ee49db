import type { I18n } from "@lingui/core";
import type { Words } from "#domain/words.ts";

/** Says the words of a rule or a state in the reader's language. */
export function say(i18n: I18n, words: Words): string {
  return i18n._(words.id, words.values, { message: words.message });
}
