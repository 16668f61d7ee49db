import { isLogoUnpriced } from "#domain/quotes/logo-fee.ts";
import { canMove, isDeletable } from "#domain/quotes/quote-stage.ts";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";

/** What the row of a quote shows and offers, in the table and in the card alike. */
export interface QuoteOffers {
  /** How it is confirmed: at once, or after its logo price was named; undefined when it cannot be. */
  readonly confirm: "at-once" | "logo-price" | undefined;
  readonly canReject: boolean;
  readonly canDelete: boolean;
  /** The decided status: its row shows an icon of it beside delete; the rejected one shows the reason. */
  readonly decided: QuoteStatus | undefined;
  /** A logo that can be looked at. */
  readonly hasLogoFile: boolean;
}

export function quoteOffers(
  quote: ReadQuoteForStaff,
  { mayWrite = true }: { readonly mayWrite?: boolean } = {},
): QuoteOffers {
  const { status, logo_file } = quote;
  const canConfirm = canMove(quote, "confirm");
  return {
    confirm: canConfirm && mayWrite ? (lacksLogoPrice(quote) ? "logo-price" : "at-once") : undefined,
    canReject: mayWrite && canMove(quote, "reject"),
    canDelete: isDeletable(quote),
    decided: canConfirm || status === "undetermined" ? undefined : status,
    hasLogoFile: logo_file !== null,
  };
}

/** Whether the logo price has to be named before this quote is confirmed: an offer is payable as it was sent (SPEC-4.40). */
function lacksLogoPrice({ status, stage, is_logo_required, price_logo_quote }: ReadQuoteForStaff): boolean {
  if (status === "approved" && stage === "offered") return false;
  return isLogoUnpriced(is_logo_required, price_logo_quote);
}
