import { type Message, type Rule, withValues } from "#domain/words.ts";
import { cleanEmail, cleanLine, cleanText } from "./clean.ts";

/**
 * A rule for a field of one line. It checks the text as it would be stored, so that the form, which has what
 * was typed, and the server, which has the cleaned text, decide alike (REL-I17).
 */
export function lineRule(...rules: readonly Rule<string>[]): Rule<string> {
  const rule = firstError(...rules);
  return (typed) => rule(cleanLine(typed));
}

/** The same for a field of several lines. */
export function textRule(...rules: readonly Rule<string>[]): Rule<string> {
  const rule = firstError(...rules);
  return (typed) => rule(cleanText(typed));
}

/** The same for an e-mail address. */
export function emailRule(...rules: readonly Rule<string>[]): Rule<string> {
  const rule = firstError(...rules);
  return (typed) => rule(cleanEmail(typed));
}

/** A rule for a whole number within bounds, which its message may name as `least` and `most`. */
export function wholeRule(least: number, most: number, message: Message): Rule<number> {
  return (value) =>
    Number.isInteger(value) && value >= least && value <= most
      ? undefined
      : withValues(message, { least, most });
}

/** The rules in order: the first that finds an error gives the message. */
export function firstError<T>(...rules: readonly Rule<T>[]): Rule<T> {
  return (value): Message | undefined => {
    for (const rule of rules) {
      const error = rule(value);
      if (error) return error;
    }
    return undefined;
  };
}
