import type { Locale } from "#domain/language/language.ts";
import { intlLocale } from "#domain/language/language.ts";
import { type Cents, currency } from "./cents.ts";
import type { UnitPriceE4 } from "./unit-price.ts";

type Decimals = 2 | 4;

/** Formatters by the most decimals and by locale. */
const made: Readonly<Record<Decimals, Map<Locale, Intl.NumberFormat>>> = { 2: new Map(), 4: new Map() };

/** Building an Intl formatter costs far more than using it, so each is built once, and none before it is needed. */
function format(locale: Locale, most: Decimals): Intl.NumberFormat {
  const known = made[most].get(locale);
  if (known) return known;
  const formatter = new Intl.NumberFormat(intlLocale(locale), {
    style: "currency",
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: most,
  });
  made[most].set(locale, formatter);
  return formatter;
}

/** A total with two decimals: `$1,234.50`, in French `1 234,50 $US` with spaces that do not break (SPEC-2.6). */
export function showCents(amount: Cents, locale: Locale): string {
  return format(locale, 2).format(amount / 100);
}

/** A unit price with two decimals, up to four where needed: `$0.14`, `$0.145` (SPEC-2.6). */
export function showUnitPrice(price: UnitPriceE4, locale: Locale): string {
  return format(locale, 4).format(price / 10_000);
}
