import type { Wording } from "#domain/language/language.ts";
import { intlLocale } from "#domain/language/language.ts";
import type { Cents } from "./cents.ts";
import type { UnitPriceE4 } from "./unit-price.ts";

function format(wording: Wording, most: 2 | 4): Intl.NumberFormat {
  return new Intl.NumberFormat(intlLocale(wording), {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: 2,
    maximumFractionDigits: most,
  });
}

// Building an Intl formatter costs far more than using it, so each is built once.
const formats = {
  total: { mul: format("mul", 2), en: format("en", 2), fr: format("fr", 2) },
  unit: { mul: format("mul", 4), en: format("en", 4), fr: format("fr", 4) },
} as const;

/** A total with two decimals: `$1,234.50`, in French `1 234,50 $US` with spaces that do not break (P6). */
export function showCents(amount: Cents, wording: Wording): string {
  return formats.total[wording].format(amount / 100);
}

/** A unit price with two decimals, up to four where needed: `$0.14`, `$0.145` (P6). */
export function showUnitPrice(price: UnitPriceE4, wording: Wording): string {
  return formats.unit[wording].format(price / 10_000);
}
