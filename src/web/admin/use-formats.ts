import { useMemo } from "react";
import { intlLocale } from "#domain/language/language.ts";
import { showCount } from "#domain/language/show-count.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import { useLocale, useMoney, useRootData } from "../words/use-locale.ts";

/** How staff reads counts, money and times: times where the shop is. */
export function useFormats() {
  const locale = useLocale();
  const { currency } = useMoney();
  const { timeZone } = useRootData().facts;
  return useMemo(() => {
    const money = { locale, currency };
    const tag = intlLocale(locale);
    const zone = { timeZone };
    const days = new Intl.DateTimeFormat(tag, { ...zone, dateStyle: "medium" });
    const calendarDays = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" });
    const moments = new Intl.DateTimeFormat(tag, { ...zone, dateStyle: "medium", timeStyle: "short" });
    return {
      count: (value: number) => showCount(value, locale),
      money: (amountCents: number) => showCents(amountCents, money),
      unitPrice: (priceE4: number) => showUnitPrice(priceE4, money),
      day: (moment: string) => formatMoment(days, moment),
      /** Of a day without a time, which belongs to no zone. */
      calendarDay: (day: string) => formatMoment(calendarDays, day),
      moment: (moment: string) => formatMoment(moments, moment),
    };
  }, [locale, currency, timeZone]);
}
export type Formats = ReturnType<typeof useFormats>;
