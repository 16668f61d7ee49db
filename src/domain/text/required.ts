import type { Message, Rule } from "#domain/words.ts";
import { isBlank } from "./invisible.ts";

/** A rule that wants some text, and says `words` when there is none that can be seen. */
export function required(words: Message): Rule<string> {
  return (text) => (isBlank(text) ? words : undefined);
}
