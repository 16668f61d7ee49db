import type { Message, Rule } from "./words.ts";

/** The rules in order: the first that finds an error gives the message. */
export function firstFault<T>(...rules: readonly Rule<T>[]): Rule<T> {
  return (value): Message | undefined => {
    for (const rule of rules) {
      const words = rule(value);
      if (words) return words;
    }
    return undefined;
  };
}
