import { Trans } from "@lingui/react/macro";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { useLocale } from "../../words/use-locale.ts";
import { DaysLeft } from "./days-left.tsx";

/** Until when an offer holds, as a day and in days; that it holds no longer is told by the server's clock (L4). */
export function OfferValidity({
  version,
}: {
  version: Pick<QuoteVersionAnswer, "valid_until" | "is_expired">;
}) {
  const locale = useLocale();
  const { valid_until } = version;
  if (valid_until === null) return <Trans>Holds until we tell you otherwise</Trans>;
  const day = showDay(valid_until, locale);
  if (version.is_expired) return <Trans>Expired: it held until {day}</Trans>;
  return (
    <>
      <Trans>Holds until {day}</Trans> (<DaysLeft day={valid_until} />)
    </>
  );
}
