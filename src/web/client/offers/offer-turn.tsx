import { Trans, useLingui } from "@lingui/react/macro";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { clientStanding } from "#domain/offers/client-standing.ts";
import { paidWords } from "#domain/orders/client-order.ts";
import type { OrderState } from "#domain/orders/order-state.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import type { ReadQuoteOfBuyer } from "../../api/reads/quotes.ts";
import { DaysLeft } from "../../parts/offers/days-left.tsx";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { isShownAsOffer } from "./which-screen.ts";

interface OfferTurnProps {
  readonly quote: ReadQuoteOfBuyer;
  readonly version: QuoteVersionAnswer | undefined;
  /** Of the order that followed from it, once there is one. */
  readonly orderState: OrderState | undefined;
}

/** Whose turn it is and by when, in one sentence. */
export function OfferTurn({ quote, version, orderState }: OfferTurnProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const isOffer = version?.state === "sent" && quote.stage === "offered";
  if (isOffer && version.is_exemption_ended)
    return <Trans>Our turn: your tax exemption has ended, and we send you a new offer.</Trans>;
  const isAsSpecified = !isShownAsOffer(quote, version) && !version?.is_expired;
  if (!isOffer || isAsSpecified || version.valid_until === null)
    return say(i18n, (paidWords(quote, orderState) ?? clientStanding(quote)).nextStep);
  const day = showDay(version.valid_until, locale);
  if (version.is_expired)
    return <Trans>Your turn: our offer expired after {day}. Ask us for a new one.</Trans>;
  return (
    <>
      <Trans>Your turn: please answer our offer by {day}</Trans> (<DaysLeft day={version.valid_until} />
      ).
    </>
  );
}
