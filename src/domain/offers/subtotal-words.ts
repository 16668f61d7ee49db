import { type MoneyStyle, showCents } from "../money/show-money.ts";
import { type Message, withValues } from "../words.ts";

const subtotal: Message = /*i18n*/ { id: "offer.section.subtotal", message: "Subtotal: {amount}" };

/** `Subtotal: $5,125.00`, of a section: said as such, so that it is not added to the lines (L1.10). */
export function subtotalWords(cents: number, money: MoneyStyle): Message {
  return withValues(subtotal, { amount: showCents(cents, money) });
}
