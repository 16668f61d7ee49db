import { parseScaled } from "../money/decimal.ts";
import { maximumTotalCents } from "../quotes/quote-limits.ts";
import { asciiDigits } from "./fold.ts";

/** What a person means by what he types into a search: words or a number, and where it reads as one, an amount. */
export interface SearchedText {
  readonly text: string;
  readonly amountCents: number | undefined;
}

const currency = /^(?:us\$|\$|€|usd|eur)|(?:\$\s?us|us\$|\$|€|usd|eur)$/gi;
/** Thousands apart by a comma, a dot, a space or nothing, and two decimals at most after the other sign. */
const amount = /^(\d{1,3}(?:([,. '’])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/;

/** Reads what was typed; every search and list of the office understands it so. */
export function readSearched(typed: string): SearchedText {
  const text = typed.trim();
  return { text, amountCents: amountOf(text) };
}

/** "5,350.00", "5350", "$5,350", "5 350,00 €": the same amount in cents. */
function amountOf(text: string): number | undefined {
  const plain = asciiDigits(text.replace(/\s/g, " ").replace(currency, "").trim());
  const [, whole = "", groups, decimals, fraction = ""] = amount.exec(plain) ?? [];
  if (whole === "" || (decimals !== undefined && decimals === groups)) return undefined;
  const cents = parseScaled(`${whole.replace(/\D/g, "")}.${fraction.padEnd(2, "0")}`, 2);
  return cents !== undefined && cents > 0 && cents <= maximumTotalCents ? cents : undefined;
}
