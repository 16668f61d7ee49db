import { useMemo } from "react";
import { intlLocale } from "#domain/language/language.ts";
import { showCount } from "#domain/language/show-count.ts";
import { cents } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import { shopTimeZone } from "#domain/time/shop-day.ts";
import { useWording } from "../words/use-wording.ts";

/** How staff reads counts, money and times: times where the shop is (SPEC-2.41). */
export function useFormats() {
  const wording = useWording();
  return useMemo(() => {
    const locale = intlLocale(wording);
    const zone = { timeZone: shopTimeZone };
    const days = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: "medium" });
    const moments = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: "medium", timeStyle: "short" });
    return {
      count: (value: number) => showCount(value, wording),
      money: (amountCents: number) => showCents(cents(amountCents), wording),
      day: (moment: string) => formatMoment(days, moment),
      moment: (moment: string) => formatMoment(moments, moment),
    };
  }, [wording]);
}
