import { Plural, Trans } from "@lingui/react/macro";
import { daysLeft } from "#domain/offers/validity.ts";
import { useRootData } from "../../words/use-locale.ts";

/** How long an offer still holds, its last day counted. */
export function DaysLeft({ day }: { day: string }) {
  const { timeZone } = useRootData().facts;
  const left = daysLeft(day, new Date(), timeZone);
  // By the reader's clock the day may be over, while the server says that the offer holds.
  if (left <= 1) return <Trans>the last day</Trans>;
  return (
    <span className="whitespace-nowrap">
      <Plural value={left} one="# day left" other="# days left" />
    </span>
  );
}
