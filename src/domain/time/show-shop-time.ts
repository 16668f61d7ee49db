import { intlLocale, type Locale } from "#domain/language/language.ts";

/**
 * A time in the shop's zone, with the zone's name in its reader's words: mails and documents do not know their reader's zone.
 * `MST` where the language has such a name, else `heure d’Europe centrale`, never an offset.
 */
export function showShopTime(moment: string, locale: Locale, timeZone: string): string {
  const shown = inZone(moment, { locale, timeZone, timeZoneName: "short" });
  return /[+−-]\d/u.test(shown) ? inZone(moment, { locale, timeZone, timeZoneName: "longGeneric" }) : shown;
}

interface ZoneStyle extends Pick<Intl.DateTimeFormatOptions, "timeZoneName"> {
  readonly locale: Locale;
  readonly timeZone: string;
}

function inZone(moment: string, { locale, ...zone }: ZoneStyle): string {
  return new Intl.DateTimeFormat(intlLocale(locale), {
    ...{ year: "numeric", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" },
    ...zone,
  }).format(new Date(moment));
}

/** Writes moments as they are where the shop is, `YYYY-MM-DD HH:mm`: for files, in which it sorts and every spreadsheet reads it. */
export function stamper(timeZone: string): (moment: string) => string {
  const dayPart = new Intl.DateTimeFormat("en-CA", { timeZone });
  const timePart = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (moment) => {
    const at = new Date(moment);
    return Number.isNaN(at.getTime()) ? moment : `${dayPart.format(at)} ${timePart.format(at)}`;
  };
}

/** A day without a time, `YYYY-MM-DD`, as it was typed: it belongs to no zone. */
export function showDay(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: "long", timeZone: "UTC" }).format(date);
}
