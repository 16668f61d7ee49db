import type { QuoteForStaff } from "#contracts/quote-answers.ts";

/** Which dialog stands open over the list, and about which quote. */
export interface OpenQuoteDialog {
  readonly kind: "logo-price" | "confirm" | "reject" | "delete" | "details";
  readonly quote: QuoteForStaff;
}
