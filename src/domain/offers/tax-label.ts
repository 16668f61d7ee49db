import { intlLocale, type Locale } from "../language/language.ts";

/** `Sales tax (8.25 %)`, as its language writes numbers. */
export function taxLabel({ name, percent }: { name: string; percent: number }, locale: Locale): string {
  const shown = new Intl.NumberFormat(intlLocale(locale), { maximumFractionDigits: 4 }).format(percent);
  return `${name} (${shown} %)`;
}
