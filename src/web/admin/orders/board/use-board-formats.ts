import { useMemo } from "react";
import { intlLocale } from "#domain/language/language.ts";
import { useLocale } from "../../../words/use-locale.ts";
import { useFormats } from "../../use-formats.ts";

/** How the board writes counts and days; made once, for hundreds of cards use them. */
export function useBoardFormats() {
  const locale = useLocale();
  const { count, day: dayOf } = useFormats();
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: "medium", timeZone: "UTC" });
    return { count, dayOf, day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)) };
  }, [locale, count, dayOf]);
}
export type BoardFormats = ReturnType<typeof useBoardFormats>;
