import { useMemo } from "react";
import { intlLocale } from "#domain/language/language.ts";
import { useLocale } from "../../words/use-locale.ts";

/** A day of a chart (`YYYY-MM-DD`) or a month (`YYYY-MM`), as it is read. */
export function useDay(): (day: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const formatOf = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(intlLocale(locale), { month: "short", ...parts, timeZone: "UTC" });
    const [days, months] = [formatOf({ day: "numeric" }), formatOf({ year: "numeric" })];
    return (day: string) => (isMonth(day) ? months : days).format(new Date(isMonth(day) ? `${day}-01` : day));
  }, [locale]);
}

function isMonth(day: string): boolean {
  return day.length === "YYYY-MM".length;
}
