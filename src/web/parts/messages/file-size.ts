import { intlLocale, type Locale } from "#domain/language/language.ts";

/** The size of a file, as people compare it: in kilobytes, or megabytes with a decimal. */
export function fileSize(bytes: number, locale: Locale): string {
  const isSmall = bytes < 1_000_000;
  const format = new Intl.NumberFormat(intlLocale(locale), {
    ...{ style: "unit", unit: isSmall ? "kilobyte" : "megabyte" },
    maximumFractionDigits: isSmall ? 0 : 1,
  });
  return format.format(isSmall ? Math.max(1, Math.round(bytes / 1_000)) : bytes / 1_000_000);
}
