import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type Standing, standingOf } from "#domain/quotes/quote-stage.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import type { Tone } from "../../ui/feedback/tone.ts";
import { useLocale } from "../../words/use-locale.ts";
import type { Deal } from "./use-deal.ts";

const words: Readonly<
  Record<Exclude<Standing, "offered" | "confirmed">, { readonly tone: Tone; readonly said: ReactNode }>
> = {
  new: { tone: "caution", said: <Trans>New request, waits for our answer</Trans> },
  needsInfo: { tone: "info", said: <Trans>We asked a question, waits for the client</Trans> },
  drafting: { tone: "caution", said: <Trans>The offer is being written</Trans> },
  changesAsked: { tone: "caution", said: <Trans>A change is asked for, waits for our next offer</Trans> },
  accepted: { tone: "positive", said: <Trans>Accepted</Trans> },
  paid: { tone: "positive", said: <Trans>Paid</Trans> },
  declined: { tone: "neutral", said: <Trans>Declined by the client</Trans> },
  refused: { tone: "neutral", said: <Trans>Rejected by us</Trans> },
  withdrawn: { tone: "neutral", said: <Trans>Withdrawn by the client</Trans> },
  cancelled: { tone: "neutral", said: <Trans>Order cancelled</Trans> },
  cancelledPaid: { tone: "neutral", said: <Trans>Order cancelled</Trans> },
};

/** A sentence is longer than a phone is wide. */
const wrapped = "whitespace-normal!";

/** How a quote stands, in plain words, and for whom it waits; nothing where its status is unknown. */
export function OfferStanding({ deal: { quote, current } }: { readonly deal: Deal }) {
  const locale = useLocale();
  if (quote.status === "undetermined") return null;
  const standing = standingOf(quote.status, quote.stage);
  if (standing !== "offered" && standing !== "confirmed") {
    const { tone, said } = words[standing];
    return (
      <StatusDot tone={tone} className={wrapped}>
        {said}
      </StatusDot>
    );
  }
  const until = current?.valid_until && showDay(current.valid_until, locale);
  if (until && current.is_expired)
    return (
      <StatusDot tone="caution" className={wrapped}>
        <Trans>The offer ended on {until}</Trans>
      </StatusDot>
    );
  return (
    <StatusDot tone="info" className={wrapped}>
      {until ? (
        <Trans>Offer sent, waits for the client until {until}</Trans>
      ) : (
        <Trans>Offer sent, waits for the client</Trans>
      )}
    </StatusDot>
  );
}
