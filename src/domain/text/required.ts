import type { Rule, Words } from "#domain/words.ts";

/** A rule that wants some text, and says `words` when there is none. */
export function required(words: Words): Rule<string> {
  return (text) => (text === "" ? words : undefined);
}
