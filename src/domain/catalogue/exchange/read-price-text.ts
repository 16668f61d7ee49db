import type { FileTable } from "./file-table.ts";

/** `$`, `USD`, `€` before or after the number. */
const currency = /^(?:\p{Sc}|[A-Z]{3}\b|US\$)\s*|\s*(?:\p{Sc}|\b[A-Z]{3})$/gu;

/**
 * A price as spreadsheets and people write it, as plain digits with a point: `$1.25`, `1.35 USD`, ` 1,45 `, `1,234.50`.
 * What could be read in two ways stays as it is, and is refused as no number: `1,234` where the point is the decimal sign.
 */
export function readPriceText(text: string, decimalSign: FileTable["decimalSign"]): string {
  const number = text.trim().replace(currency, "").trim();
  const grouped = /^\d{1,3}([,. \u00A0\u202F'’])\d{3}(?:\1\d{3})*([.,])(\d+)$/u.exec(number);
  if (grouped && grouped[1] !== grouped[2])
    return `${number.replace(/[.,]\d+$/, "").replace(/\D/g, "")}.${grouped[3]}`;
  if (/^[-+]?\d+,\d+$/.test(number) && (decimalSign === "," || !/^[1-9]\d{0,2},\d{3}$/.test(number)))
    return number.replace(",", ".");
  return number;
}
