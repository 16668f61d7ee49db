import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { refusalToPayOffer } from "#domain/offers/acceptance.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import {
  canMove,
  isPayable,
  type QuoteStage,
  type Standing,
  standingOf,
} from "#domain/quotes/quote-stage.ts";
import type { ReadQuoteStatus } from "#domain/quotes/quote-status.ts";

interface Standings {
  readonly status: ReadQuoteStatus;
  readonly stage?: QuoteStage | undefined;
}

const specified: ReadonlySet<Standing> = new Set(["new", "confirmed", "paid", "refused"]);

/** The version that the page is about: the last that was sent; undefined before the first. */
export function lastSent(versions: readonly QuoteVersionAnswer[]): QuoteVersionAnswer | undefined {
  return versions.findLast(({ state }) => state !== "draft");
}

/**
 * Whether a quote is shown as an offer. One that is nothing but the request and the logo fee keeps the specified screens,
 * as long as it stands as the specification knows it.
 */
export function isShownAsOffer({ status, stage }: Standings, version?: QuoteVersionAnswer): boolean {
  if (!stage || status === "undetermined") return false;
  return !specified.has(standingOf(status, stage)) || version?.rounding === "per-line";
}

/** Whether it can be paid as it stands: paying accepts, and so needs an offer that holds and leaves nothing open (L6). */
export function isPayableNow({ status }: Standings, version: QuoteVersionAnswer | undefined): boolean {
  if (!isPayable(status)) return false;
  if (!version || version.state === "accepted") return true;
  // By the server's clock, not by the reader's.
  if (version.is_expired || version.is_exemption_ended) return false;
  return !refusalToPayOffer({ content: offerOfVersion(version), isOver: false });
}

/** Whether the page lets its client answer this version: it is the last one, and unanswered. */
export function isToAnswer(quote: Standings, version: QuoteVersionAnswer | undefined): boolean {
  return version?.state === "sent" && isShownAsOffer(quote, version) && canMove(quote, "accept");
}

/** Whether the page lets its client accept this version: a new offer follows where its tax exemption has ended. */
export function isToAccept(quote: Standings, version: QuoteVersionAnswer | undefined): boolean {
  return isToAnswer(quote, version) && !version?.is_exemption_ended;
}

/** Whether the page offers to withdraw. What was confirmed without an offer stays as the specification has it. */
export function isToWithdraw(quote: Standings, version: QuoteVersionAnswer | undefined): boolean {
  const isSpecified = quote.stage !== "new" && !isShownAsOffer(quote, version);
  return quote.stage !== undefined && !isSpecified && canMove(quote, "withdraw");
}
