import { Plural } from "@lingui/react/macro";
import { daysLeft } from "#domain/offers/validity.ts";

/** How long a day is away that an offer still holds on, today counted. */
export function DaysLeft({ day }: { day: string }) {
  const left = daysLeft(day, new Date());
  return <Plural value={left} _0="it ends today" _1="the last day" one="# day left" other="# days left" />;
}
