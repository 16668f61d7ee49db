import { Plural, Trans } from "@lingui/react/macro";
import { daysLeft } from "#domain/offers/validity.ts";
import { useRootData } from "../../words/use-locale.ts";

/** How many days an offer still holds after today. */
export function DaysLeft({ day }: { day: string }) {
  const { timeZone } = useRootData().facts;
  const left = daysLeft(day, new Date(), timeZone);
  // By the reader's clock the day may be over, while the server says that the offer holds.
  if (left === 0) return <Trans>the last day</Trans>;
  return (
    <span className="whitespace-nowrap">
      <Plural value={left} one="# day left" other="# days left" />
    </span>
  );
}
