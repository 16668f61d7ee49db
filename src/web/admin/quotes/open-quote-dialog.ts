import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";

/** Which dialog stands open over the list, and about which quote. Details stand in the address instead. */
export interface OpenQuoteDialog {
  readonly kind: "logo-price" | "reject" | "delete" | "logo";
  readonly quote: ReadQuoteForStaff;
}
