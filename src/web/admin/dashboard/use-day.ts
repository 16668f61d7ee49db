import { useMemo } from "react";
import { intlLocale } from "#domain/language/language.ts";
import { useLocale } from "../../words/use-locale.ts";

/** A day of a chart, `YYYY-MM-DD`, as it is read. */
export function useDay(): (day: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(intlLocale(locale), {
      month: "short",
      day: "numeric",
      timeZone: "UTC",
    });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  }, [locale]);
}
