import type { I18n } from "@lingui/core";
import type { Message } from "#domain/words.ts";

/** `{left, number, money}`: an amount with its decimals. */
const formats = { money: { minimumFractionDigits: 2 } };

/** Says the words of a rule or a state in the reader's language. */
export function say(i18n: I18n, words: Message): string {
  return i18n._(words.id, words.values, { message: words.message, formats });
}

/** The same for what may be a sentence already, such as the server's own. */
export function translateMessage(i18n: I18n, text: Message | string): string {
  return typeof text === "string" ? text : say(i18n, text);
}
