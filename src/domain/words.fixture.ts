import type { Message } from "./words.ts";

/** Says words as the specification's mixture does: values put in, numbers written as in the United States. */
export function said(words: Message | undefined): string | undefined {
  return words?.message.replace(/\{(\w+)(, number)?\}/g, (_, name: string, isNumber?: string) => {
    const value = words.values?.[name] ?? `{${name}}`;
    return isNumber && typeof value === "number" ? value.toLocaleString("en-US") : String(value);
  });
}
