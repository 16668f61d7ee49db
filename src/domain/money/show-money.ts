import type { Locale } from "#domain/language/language.ts";
import { intlLocale } from "#domain/language/language.ts";
import type { Cents, Currency } from "./cents.ts";
import type { UnitPriceE4 } from "./unit-price.ts";

/** How money is written: as a language does it, in the shop's currency. */
export interface MoneyStyle {
  readonly locale: Locale;
  readonly currency: Currency;
}

/**
 * Formats a number of dollars. The first formatter of a program takes 12 ms, 50 on a slow phone, and each later one some
 * 0.03 ms: none is made before a price is shown.
 */
function format(dollars: number, { locale, currency }: MoneyStyle, mostDecimals: 2 | 4): string {
  return dollars.toLocaleString(intlLocale(locale), {
    style: "currency",
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: mostDecimals,
  });
}

/** A total with two decimals: `$1,234.50`, in French `1 234,50 $US` with spaces that do not break (SPEC-2.6). */
export function showCents(amount: Cents, money: MoneyStyle): string {
  return format(amount / 100, money, 2);
}

/** A unit price with two decimals, up to four where needed: `$0.14`, `$0.145` (SPEC-2.6). */
export function showUnitPrice(price: UnitPriceE4, money: MoneyStyle): string {
  return format(price / 10_000, money, 4);
}

/** The price of a single piece, where English readers say cents below a dollar: `9.5 ¢`. In French and in euros it is a unit price like any other. */
export function showEach(priceE4: number, money: MoneyStyle): string {
  if (money.currency !== "USD" || money.locale === "fr" || Math.abs(priceE4) >= 10_000)
    return format(priceE4 / 10_000, money, 4);
  return `${(priceE4 / 100).toLocaleString(intlLocale(money.locale), { maximumFractionDigits: 2 })} ¢`;
}

/** An amount that may be below zero: a rebate, a difference. */
export function showAmount(amountCents: number, money: MoneyStyle): string {
  return format(amountCents / 100, money, 2).replace("-", "−");
}

/** What something adds to an amount: `+$1,000.00`, `−$73.64`. */
export function showDifference(differenceCents: number, money: MoneyStyle): string {
  const shown = showAmount(differenceCents, money);
  return differenceCents > 0 ? `+${shown}` : shown;
}

/** A unit price in 1/10,000 dollar that may be below zero. */
export function showSignedUnitPrice(priceE4: number, money: MoneyStyle): string {
  return format(priceE4 / 10_000, money, 4).replace("-", "−");
}
