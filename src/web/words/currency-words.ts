import type { Messages } from "@lingui/core";
import type { Currency } from "#domain/money/cents.ts";
import { isRecord } from "#domain/text/read-value.ts";

/** As the catalogs say it → as a shop in euros does; the longer ones first. */
const inEuros: readonly (readonly [RegExp, string])[] = [
  [/\$US/g, "€"],
  [/\$/g, "€"],
  [/US dollars|dollars américains/g, "euros"],
  [/de dollar\b/g, "d’euro"],
  [/\bdollar/g, "euro"],
];

/**
 * A catalog whose sentences name the shop's currency. They are written in dollars, as the specification is; only they
 * are changed, before any value stands in them: what a person wrote keeps its signs.
 */
export function inCurrency(messages: Messages, currency: Currency): Messages {
  if (currency === "USD") return messages;
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, ofMessage(message)]));
}

type Compiled = Messages[string];

function ofMessage(message: Compiled): Compiled {
  return typeof message === "string" ? ofText(message) : message.map(ofToken);
}

type Token = Exclude<Compiled, string>[number];

/** A text, or a place for a value, whose plural forms are messages themselves. */
function ofToken(token: Token): Token {
  if (typeof token === "string") return ofText(token);
  const [name, kind, forms] = token;
  if (kind === undefined || !isRecord(forms)) return token;
  const ofForms = Object.entries(forms).map(([form, message]) => [
    form,
    Array.isArray(message) ? ofMessage(message) : message,
  ]);
  return [name, kind, Object.fromEntries(ofForms)];
}

function ofText(text: string): string {
  return inEuros.reduce((said, [dollars, euros]) => said.replace(dollars, euros), text);
}
