import { intlLocale } from "#domain/language/language.ts";
import { type MoneyStyle, showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { lineDiscountWords } from "#domain/offers/line-discount.ts";
import { lineTitle } from "#domain/offers/own-line-names.ts";
import type { ShownLine } from "#domain/offers/shown-lines.ts";
import { subtotalWords } from "#domain/offers/subtotal-words.ts";
import { isWords } from "#domain/offers/work-out-offer.ts";
import type { DocumentRow } from "../drawing/document-layout.ts";
import type { Say } from "./document-parts.ts";
import { documentMessages } from "./document-words.ts";

/** The table's head. */
export function headOf(say: Say): DocumentRow {
  const { item, units, unitPrice, amount } = documentMessages;
  return { item: say(item), units: say(units), unitPrice: say(unitPrice), amount: say(amount) };
}

/** A line of a quote, whatever it is for. */
export function rowOf(line: ShownLine, money: MoneyStyle, say: Say): DocumentRow {
  const number = new Intl.NumberFormat(intlLocale(money.locale));
  const { units, unitPriceE4, freight } = line;
  const estimated = freight === "estimate" ? ` (${say(documentMessages.estimated)})` : "";
  return {
    item: withDetails(`${lineTitle(line, say, money.locale)}${estimated}`, line, money, say),
    units: units === undefined ? "" : number.format(units),
    unitPrice: unitPriceE4 === undefined ? "" : showUnitPrice(unitPriceE4, money),
    amount: amountOf(line, money, say),
  };
}

/** A line's name with what the lines of a section come to, and under it what is off its price. */
export function withDetails(
  name: string,
  { discount, subtotalCents }: Pick<ShownLine, "discount" | "subtotalCents">,
  money: MoneyStyle,
  say: Say,
): string {
  const subtotal = subtotalCents !== undefined && say(subtotalWords(subtotalCents, money));
  const details = discount && say(lineDiscountWords(discount, money));
  return [[name, subtotal].filter(Boolean).join(" · "), details].filter(Boolean).join("\n");
}

function amountOf({ kind, freight, amountCents }: ShownLine, money: MoneyStyle, say: Say): string {
  if (amountCents !== undefined) return showCents(amountCents, money);
  if (isWords(kind)) return "";
  return say(freight === "collect" ? documentMessages.collect : documentMessages.toConfirm);
}
