import type { Locale } from "#domain/language/language.ts";
import { intlLocale } from "#domain/language/language.ts";
import type { Currency } from "./cents.ts";

/** How money is written: as a language does it, in the shop's currency. */
export interface MoneyStyle {
  readonly locale: Locale;
  readonly currency: Currency;
}

/**
 * Formats a number of dollars, below zero with a minus sign. The first formatter of a program takes 12 ms, 50 on a slow phone,
 * and each later one some 0.03 ms: none is made before a price is shown.
 */
function format(dollars: number, { locale, currency }: MoneyStyle, mostDecimals: 2 | 4): string {
  const shown = dollars.toLocaleString(intlLocale(locale), {
    style: "currency",
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: mostDecimals,
    // No amount is "minus nothing", also where it is less than its last decimal.
    signDisplay: "negative",
  });
  return shown.replace("-", "−");
}

/**
 * An amount in cents with two decimals: `$1,234.50`, in French `1 234,50 $US` with spaces that do not break (SPEC-2.6). Every
 * amount that can be stored is shown, also a rebate and what goes back: `−$231.90`.
 */
export function showCents(amountCents: number, money: MoneyStyle): string {
  return format(amountCents / 100, money, 2);
}

/** A unit price in 1/10,000 dollar with two decimals, up to four where needed: `$0.14`, `$0.145` (SPEC-2.6). */
export function showUnitPrice(priceE4: number, money: MoneyStyle): string {
  return format(priceE4 / 10_000, money, 4);
}

/** The price of a single piece, where English readers say cents below a dollar: `9.5 ¢`. In French and in euros it is a unit price like any other. */
export function showEach(priceE4: number, money: MoneyStyle): string {
  if (money.currency !== "USD" || money.locale === "fr" || Math.abs(priceE4) >= 10_000)
    return showUnitPrice(priceE4, money);
  const shown = (priceE4 / 100).toLocaleString(intlLocale(money.locale));
  return `${shown.replace("-", "−")} ¢`;
}

/** What something adds to an amount: `+$1,000.00`, `−$73.64`. */
export function showDifference(differenceCents: number, money: MoneyStyle): string {
  const shown = showCents(differenceCents, money);
  return differenceCents > 0 ? `+${shown}` : shown;
}
