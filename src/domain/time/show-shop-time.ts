import { intlLocale, type Locale } from "#domain/language/language.ts";
import { shopDayAt, shopTimeZone } from "./shop-day.ts";

/** A time in the shop's zone, with the zone's name: mails and documents do not know their reader's zone. */
export function showShopTime(moment: string, locale: Locale): string {
  return new Intl.DateTimeFormat(intlLocale(locale), {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: shopTimeZone,
    timeZoneName: "short",
  }).format(new Date(moment));
}

const stampParts = new Intl.DateTimeFormat("en-GB", {
  timeZone: shopTimeZone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** A moment where the shop is, `YYYY-MM-DD HH:mm`: for files, in which it sorts and every spreadsheet reads it. */
export function shopStamp(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return moment;
  return `${shopDayAt(at)} ${stampParts.format(at)}`;
}

/** A day without a time, `YYYY-MM-DD`, as it was typed: it belongs to no zone. */
export function showDay(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: "long", timeZone: "UTC" }).format(date);
}
