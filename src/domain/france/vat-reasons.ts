import type { Message } from "../words.ts";

/** Why a sale of a shop in France bears no VAT: each has its article, and its text on papers. */
export const vatReasons = [
  "intra-community",
  "export",
  "reverse-charge",
  "small-business",
  "bought-exempt",
  "compensation",
] as const;
export type VatReason = (typeof vatReasons)[number];

/** Those that a rate of 0 % may name; the others follow from the shop, the buyer's certificate, or the cancelled order. */
export const reasonsOfRates = ["intra-community", "export", "reverse-charge"] as const satisfies VatReason[];
export type RateReason = (typeof reasonsOfRates)[number];

interface ReasonFacts {
  /** What papers say. */
  readonly text: Message;
  /** UNTDID 5305, as EN 16931 sorts sales by. */
  readonly category: "K" | "G" | "AE" | "E" | "O";
  /** Of the list VATEX. */
  readonly code: string;
}

export const factsOfReason: Readonly<Record<VatReason, ReasonFacts>> = {
  "intra-community": {
    text: /*i18n*/ {
      id: "france.vat.intraCommunity",
      message: "Exempt from VAT, article 262 ter I of the French tax code (CGI).",
    },
    ...{ category: "K", code: "VATEX-EU-IC" },
  },
  export: {
    text: /*i18n*/ {
      id: "france.vat.export",
      message: "Exempt from VAT, article 262 I of the French tax code (CGI).",
    },
    ...{ category: "G", code: "VATEX-EU-G" },
  },
  "reverse-charge": {
    text: /*i18n*/ {
      id: "france.vat.reverseCharge",
      message: "Reverse charge: VAT is due from the customer (article 283 of the French tax code, CGI).",
    },
    ...{ category: "AE", code: "VATEX-EU-AE" },
  },
  "small-business": {
    text: /*i18n*/ {
      id: "document.france.vatExempt",
      message: "VAT not applicable, article 293 B of the French tax code (CGI).",
    },
    ...{ category: "E", code: "VATEX-FR-FRANCHISE" },
  },
  "bought-exempt": {
    text: /*i18n*/ {
      id: "france.vat.boughtExempt",
      message: "Bought free of VAT, article 275 of the French tax code (CGI), as the customer certified.",
    },
    ...{ category: "E", code: "VATEX-FR-CGI275" },
  },
  compensation: {
    text: /*i18n*/ {
      id: "france.vat.compensation",
      message: "Compensation for a cancelled order: outside the scope of VAT.",
    },
    ...{ category: "O", code: "VATEX-EU-O" },
  },
};
