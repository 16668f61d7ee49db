import { type Cents, cents, centsToDollars, dollarsToCents } from "#domain/money/cents.ts";
import type { Message } from "#domain/words.ts";
import type { OfferContent, OfferLine } from "../offers/offer.ts";
import { ownLineNames } from "../offers/own-line-names.ts";
import type { ShownLine } from "../offers/shown-lines.ts";
import { maximumTotalCents } from "./quote-limits.ts";

const feeInvalid: Message = /*i18n*/ {
  id: "quote.logoFee.invalid",
  message: "The logo price must be greater than 0.00, with at most two decimals",
};
const feeTooHigh: Message = /*i18n*/ {
  id: "quote.logoFee.tooHigh",
  message: "The logo price cannot exceed 999,999.99",
};

/** What a quote says of its logo: whether one is printed, and for how much; null until staff has said it (SPEC-1.27). */
export interface LogoOfQuote {
  readonly isLogoRequired: boolean;
  readonly logoFeeCents: number | null;
}

/** A logo as it is asked for: its price is the shop's to say. */
export function askedLogo(isLogoRequired: boolean): LogoOfQuote {
  return { isLogoRequired, logoFeeCents: null };
}

/** The one-time logo price typed by staff: above 0, dot, two decimals. */
export function logoPriceRule(dollars: string | number): Message | undefined {
  const fee = dollarsToCents(dollars);
  if (fee === undefined || fee === 0) return feeInvalid;
  return fee > maximumTotalCents ? feeTooHigh : undefined;
}

/** The logo price in cents; undefined when the rule refuses it. */
export function parseLogoPrice(dollars: string | number): Cents | undefined {
  return logoPriceRule(dollars) ? undefined : dollarsToCents(dollars);
}

/** The logo price as it is answered: in dollars, null until it is set. */
export function logoPriceOf({ logoFeeCents }: LogoOfQuote): number | null {
  return logoFeeCents === null ? null : centsToDollars(logoFeeCents);
}

/** Must the logo price be asked for before this quote is confirmed? With or without a file (SPEC-1.27). */
export function needsLogoFee(quote: LogoOfQuote): boolean {
  return isLogoUnpriced(quote.isLogoRequired, quote.logoFeeCents);
}

/** The same of a price in whatever unit. */
export function isLogoUnpriced(isRequired: boolean, price: number | null): boolean {
  return isRequired && (price ?? 0) <= 0;
}

/** The fee that counts towards the total: only when a logo is required and the fee is above 0 (SPEC-1.3). */
export function chargedLogoFee(quote: LogoOfQuote): Cents {
  return cents(quote.isLogoRequired ? Math.max(0, quote.logoFeeCents ?? 0) : 0);
}

/** An offer with the logo fee of its quote: a line of its own, or none where nothing is charged. */
export function withLogoFee(content: OfferContent, quote: LogoOfQuote): OfferContent {
  const isFee = ({ kind, name }: OfferLine) => kind === "setup" && name === ownLineNames.logo;
  const amountCents = chargedLogoFee(quote);
  const fee: OfferLine = { kind: "setup", name: ownLineNames.logo, amountCents };
  const at = content.lines.findIndex(isFee);
  const rest = content.lines.filter((line) => !isFee(line));
  const isCharged = amountCents > 0;
  const lines = isCharged ? rest.toSpliced(at < 0 ? rest.length : at, 0, fee) : rest;
  // A ladder of quantities stands before the same line as it did.
  const options =
    isCharged || at < 0
      ? content.options
      : content.options.map((option) =>
          option.at !== undefined && option.at > at ? { ...option, at: option.at - 1 } : option,
        );
  return { ...content, lines, options };
}

/** The line that says that a logo is to be printed, and has no price yet. */
export function openLogoLines(quote: LogoOfQuote): ShownLine[] {
  return needsLogoFee(quote) ? [{ kind: "setup", name: ownLineNames.logo }] : [];
}
