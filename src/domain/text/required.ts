import type { Message, Rule } from "#domain/words.ts";
import { isBlank } from "./invisible.ts";

/** A rule that requires visible text; `message` is its text. */
export function required(message: Message): Rule<string> {
  return (text) => (isBlank(text) ? message : undefined);
}
