import { intlLocale, type Language } from "#domain/language/language.ts";
import { cents } from "#domain/money/cents.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { lineTotal } from "#domain/quotes/quote-total.ts";
import type { Words } from "#domain/words.ts";
import type { Quote } from "#server/features/quotes/quote.ts";
import { documentWords } from "./document-words.ts";
import type { Paper, PaperRow } from "./paper.ts";

export type Say = (words: Words) => string;

/** The table's head. */
export function headOf(say: Say): PaperRow {
  const { item, units, unitPrice, amount } = documentWords;
  return { item: say(item), units: say(units), unitPrice: say(unitPrice), amount: say(amount) };
}

/** The lines of a quote at their frozen prices, and the logo's fee. */
export function rowsOf(quote: Quote, language: Language, say: Say): Paper["rows"] {
  const number = new Intl.NumberFormat(intlLocale(language));
  const lines = quote.lines.map((line) => ({
    item: [line.productName, line.sizeName].filter(Boolean).join(", "),
    units: number.format(line.units),
    unitPrice: showUnitPrice(line.unitPrice, language),
    amount: showCents(lineTotal(line), language),
  }));
  return quote.isLogoRequired ? [...lines, logoRow(quote.logoFeeCents, language, say)] : lines;
}

function logoRow(feeCents: number | null, language: Language, say: Say): PaperRow {
  const isSet = feeCents !== null && feeCents > 0;
  const amount = isSet ? showCents(cents(feeCents), language) : say(documentWords.toConfirm);
  return { item: say(documentWords.logo), units: "", unitPrice: "", amount };
}
