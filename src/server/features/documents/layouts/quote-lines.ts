import { intlLocale } from "#domain/language/language.ts";
import { type MoneyStyle, showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { lineTotal } from "#domain/quotes/quote-total.ts";
import type { Quote } from "#server/features/quotes/quote.ts";
import type { DocumentLayout, DocumentRow } from "../drawing/document-layout.ts";
import type { Say } from "./document-parts.ts";
import { documentMessages } from "./document-words.ts";

/** The table's head. */
export function headOf(say: Say): DocumentRow {
  const { item, units, unitPrice, amount } = documentMessages;
  return { item: say(item), units: say(units), unitPrice: say(unitPrice), amount: say(amount) };
}

/** The lines of a quote at their frozen prices, and the logo's fee. */
export function rowsOf(quote: Quote, money: MoneyStyle, say: Say): DocumentLayout["rows"] {
  const number = new Intl.NumberFormat(intlLocale(money.locale));
  const lines = quote.lines.map((line) => ({
    item: [line.productName, line.sizeName].filter(Boolean).join(", "),
    units: number.format(line.units),
    unitPrice: showUnitPrice(line.unitPrice, money),
    amount: showCents(lineTotal(line), money),
  }));
  return quote.isLogoRequired ? [...lines, logoRow(quote.logoFeeCents, money, say)] : lines;
}

function logoRow(feeCents: number | null, money: MoneyStyle, say: Say): DocumentRow {
  const isSet = feeCents !== null && feeCents > 0;
  const amount = isSet ? showCents(feeCents, money) : say(documentMessages.toConfirm);
  return { item: say(documentMessages.logo), units: "", unitPrice: "", amount };
}
