import type { Message } from "./words.ts";

/** Translates a message as the specification's mixture does: values put in, numbers written as in the United States. */
export function said(message: Message | undefined): string | undefined {
  return message?.message.replace(
    /\{(\w+)(, number(, money)?)?\}/g,
    (_, name: string, isNumber?: string, isMoney?: string) => {
      const value = message.values?.[name] ?? `{${name}}`;
      return isNumber && typeof value === "number"
        ? value.toLocaleString("en-US", { minimumFractionDigits: isMoney ? 2 : 0 })
        : String(value);
    },
  );
}
