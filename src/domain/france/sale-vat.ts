import type { OfferContent, OfferLine, TaxProfile } from "../offers/offer.ts";
import { hasNoAmount, isTaxed } from "../offers/work-out-offer.ts";
import { sum } from "../sum.ts";
import type { Message } from "../words.ts";
import type { VatReason } from "./vat-reasons.ts";

/** The VAT of a sale: its rate, or why it bears none. */
export interface SaleVat {
  readonly ppm: number;
  readonly reason: VatReason | null;
}

interface Circumstances {
  /** Article 293 B: the shop charges no VAT at all. */
  readonly isVatExempt: boolean;
  /** The buyer's certificate was shown. */
  readonly isBuyerExempt: boolean;
}

/** The VAT of what is sold under this profile; undefined where it bears none and nothing says why. */
export function vatOfSale(
  tax: TaxProfile | undefined,
  { isVatExempt, isBuyerExempt }: Circumstances,
): SaleVat | undefined {
  if (isVatExempt) return { ppm: 0, reason: "small-business" };
  if (isBuyerExempt) return { ppm: 0, reason: "bought-exempt" };
  const rates = tax?.jurisdictions ?? [];
  const ppm = sum(rates.map((rate) => rate.ppm));
  if (ppm > 0) return { ppm, reason: null };
  const reason = rates.find((rate) => rate.reason)?.reason;
  return reason && { ppm: 0, reason };
}

const withoutReason: Message = /*i18n*/ {
  id: "france.vat.withoutReason",
  message:
    "In France a sale without VAT says why. Please choose a tax profile: with VAT, or with a rate of 0 % that names its reason.",
};
const lineWithout: Message = /*i18n*/ {
  id: "france.vat.lineWithout",
  message:
    "In France freight, setup and fees bear the VAT of the goods. Please let the tax profile tax them, and untick no line.",
};

/** Why an offer of a shop in France may not be sent: what bears no VAT has to say why (FOUND-F6). */
export function refusalToOffer(
  { tax, lines, options }: OfferContent,
  circumstances: Circumstances,
): Message | undefined {
  const vat = vatOfSale(tax, circumstances);
  if (!vat) return withoutReason;
  const all = [...lines, ...options.flatMap(({ choices }) => choices.flatMap((choice) => choice.lines))];
  return vat.ppm > 0 && !areTaxed(all, tax) ? lineWithout : undefined;
}

/** Whether each line that costs something bears the tax. */
export function areTaxed(lines: readonly OfferLine[], tax: TaxProfile | undefined): boolean {
  return lines.every((line) => hasNoAmount(line) || isTaxed(line, tax));
}
