import { intlLocale, type Wording } from "#domain/language/language.ts";
import { shopTimeZone } from "./shop-day.ts";

/** A moment where the shop is, with the name of its zone: for mails and papers, which do not know their reader's. */
export function showShopTime(moment: string, wording: Wording): string {
  return new Intl.DateTimeFormat(intlLocale(wording), {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: shopTimeZone,
    timeZoneName: "short",
  }).format(new Date(moment));
}

/** A day without a time, `YYYY-MM-DD`, as it was typed: it belongs to no zone. */
export function showDay(day: string, wording: Wording): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(intlLocale(wording), { dateStyle: "long", timeZone: "UTC" }).format(date);
}
