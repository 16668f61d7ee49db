import type { Cents } from "#domain/money/cents.ts";
import { cents, dollarsToCents } from "#domain/money/cents.ts";
import type { Message } from "#domain/words.ts";
import { maximumTotalCents } from "./quote-limits.ts";

const feeInvalid: Message = /*i18n*/ {
  id: "quote.logoFee.invalid",
  message: "The logo price must be greater than 0.00, with at most two decimals",
};
const feeTooHigh: Message = /*i18n*/ {
  id: "quote.logoFee.tooHigh",
  message: "The logo price cannot exceed 999,999.99",
};

/** The one-time logo price typed by staff: above 0, dot, two decimals. */
export function logoFeeRule(dollars: string | number): Message | undefined {
  const fee = dollarsToCents(dollars);
  if (fee === undefined || fee === 0) return feeInvalid;
  return fee > maximumTotalCents ? feeTooHigh : undefined;
}

/** The logo price in cents; undefined when the rule refuses it. */
export function parseLogoFee(dollars: string | number): Cents | undefined {
  return logoFeeRule(dollars) ? undefined : dollarsToCents(dollars);
}

/** Must the logo price be asked for before this quote is confirmed? With or without a file (SPEC-1.27). */
export function needsLogoFee(quote: {
  readonly isLogoRequired: boolean;
  readonly logoFeeCents: number | null;
}): boolean {
  return quote.isLogoRequired && !(quote.logoFeeCents !== null && quote.logoFeeCents > 0);
}

/** The fee that counts towards the total: only when a logo is required and the fee is above 0 (SPEC-1.3). */
export function chargedLogoFee(quote: {
  readonly isLogoRequired: boolean;
  readonly logoFeeCents: number | null;
}): Cents {
  return cents(quote.isLogoRequired ? Math.max(0, quote.logoFeeCents ?? 0) : 0);
}
