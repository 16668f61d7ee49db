import type { Message, Rule } from "#domain/words.ts";
import { isBlank } from "./invisible.ts";

/** A rule that requires visible text; `words` is its message. */
export function required(words: Message): Rule<string> {
  return (text) => (isBlank(text) ? words : undefined);
}
