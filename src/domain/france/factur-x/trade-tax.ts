import type { SaleVat } from "../sale-vat.ts";
import { factsOfReason } from "../vat-reasons.ts";
import type { Say } from "./billed-document.ts";
import { amountOf, percentOf } from "./decimals.ts";
import { element, type XmlElement } from "./xml.ts";

/** The VAT of a line or an allowance: its category and its rate. What lies outside the scope of VAT has no rate. */
export function tradeTax(name: string, { ppm, reason }: SaleVat): XmlElement | undefined {
  return element(
    name,
    element("ram:TypeCode", "VAT"),
    element("ram:CategoryCode", categoryOf(reason)),
    rateOf({ ppm, reason }),
  );
}

/** The VAT of the whole document, with its reason where it bears none. */
export function taxBreakdown(
  vat: SaleVat,
  {
    baseCents,
    taxCents,
    isOnDebits,
  }: { readonly baseCents: number; readonly taxCents: number; readonly isOnDebits: boolean },
  say: Say,
): XmlElement | undefined {
  const facts = vat.reason && factsOfReason[vat.reason];
  return element(
    "ram:ApplicableTradeTax",
    element("ram:CalculatedAmount", amountOf(taxCents)),
    element("ram:TypeCode", "VAT"),
    facts ? element("ram:ExemptionReason", say(facts.text)) : undefined,
    element("ram:BasisAmount", amountOf(baseCents)),
    element("ram:CategoryCode", categoryOf(vat.reason)),
    facts ? element("ram:ExemptionReasonCode", facts.code) : undefined,
    // On the day of the invoice, whenever it is paid.
    isOnDebits && !facts ? element("ram:DueDateTypeCode", "5") : undefined,
    rateOf(vat),
  );
}

/** Whether the numbers that VAT is declared under may not be named: nothing is declared of it. */
export function isOutsideScope({ reason }: SaleVat): boolean {
  return categoryOf(reason) === "O";
}

function categoryOf(reason: SaleVat["reason"]): string {
  return reason === null ? "S" : factsOfReason[reason].category;
}

function rateOf(vat: SaleVat): XmlElement | undefined {
  return isOutsideScope(vat) ? undefined : element("ram:RateApplicablePercent", percentOf(vat.ppm));
}
