import { firstFault } from "#domain/first-error.ts";
import type { Rule } from "#domain/words.ts";
import { cleanEmail, cleanLine, cleanText } from "./clean.ts";

/**
 * A rule for a field of one line. It checks the text as it would be stored, so that the form, which has what
 * was typed, and the server, which has the cleaned text, decide alike (REL-I17).
 */
export function lineRule(...rules: readonly Rule<string>[]): Rule<string> {
  const rule = firstFault(...rules);
  return (typed) => rule(cleanLine(typed));
}

/** The same for a field of several lines. */
export function textRule(...rules: readonly Rule<string>[]): Rule<string> {
  const rule = firstFault(...rules);
  return (typed) => rule(cleanText(typed));
}

/** The same for an e-mail address. */
export function emailRule(...rules: readonly Rule<string>[]): Rule<string> {
  const rule = firstFault(...rules);
  return (typed) => rule(cleanEmail(typed));
}
