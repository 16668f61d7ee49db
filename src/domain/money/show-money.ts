import type { Wording } from "#domain/language/language.ts";
import { intlLocale } from "#domain/language/language.ts";
import { type Cents, currency } from "./cents.ts";
import type { UnitPriceE4 } from "./unit-price.ts";

type Decimals = 2 | 4;

/** The most decimals, and the formatters of that many by wording. */
const made: Readonly<Record<Decimals, Map<Wording, Intl.NumberFormat>>> = { 2: new Map(), 4: new Map() };

/** Building an Intl formatter costs far more than using it, so each is built once, and none before it is needed. */
function format(wording: Wording, most: Decimals): Intl.NumberFormat {
  const known = made[most].get(wording);
  if (known) return known;
  const formatter = new Intl.NumberFormat(intlLocale(wording), {
    style: "currency",
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: most,
  });
  made[most].set(wording, formatter);
  return formatter;
}

/** A total with two decimals: `$1,234.50`, in French `1 234,50 $US` with spaces that do not break (SPEC-2.6). */
export function showCents(amount: Cents, wording: Wording): string {
  return format(wording, 2).format(amount / 100);
}

/** A unit price with two decimals, up to four where needed: `$0.14`, `$0.145` (SPEC-2.6). */
export function showUnitPrice(price: UnitPriceE4, wording: Wording): string {
  return format(wording, 4).format(price / 10_000);
}
