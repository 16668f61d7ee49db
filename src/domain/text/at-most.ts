import type { Message, Rule } from "#domain/words.ts";
import { withValues } from "#domain/words.ts";
import { lengthOf } from "./normalize.ts";

const tooLong: Message = /*i18n*/ {
  id: "text.tooLong",
  message: "Please use at most {max, number} characters",
};

/** A rule that allows at most `max` characters, counted as code points. */
export function atMost(max: number, message: Message = tooLong): Rule<string> {
  return (text) => (lengthOf(text) > max ? withValues(message, { max }) : undefined);
}
