import { shownLineName } from "../../offers/own-line-names.ts";
import type { BilledLine, FrenchSnapshot, Say } from "./billed-document.ts";
import { amountOf, percentOf, priceOf } from "./decimals.ts";
import { tradeTax } from "./trade-tax.ts";
import { element, withAttributes, type XmlElement } from "./xml.ts";

/** UN/ECE 20: pieces, and one of anything. */
const [piece, one] = ["H87", "C62"] as const;

/** A line that costs something, and the words that stand below it on paper. */
interface PricedLine {
  readonly line: BilledLine;
  readonly notes: readonly string[];
}

/** The lines of a document. Words between them go with the line that they follow, headings of sections with none. */
export function tradeLines({ lines, french }: FrenchSnapshot, say: Say): (XmlElement | undefined)[] {
  return pricedLines(lines, say).map(({ line, notes }, index) => {
    const { quantity, unit, priceE4 } = quantityOf(line);
    const { discount } = line;
    return element(
      "ram:IncludedSupplyChainTradeLineItem",
      element(
        "ram:AssociatedDocumentLineDocument",
        element("ram:LineID", String(index + 1)),
        ...(notes.length > 0 ? [element("ram:IncludedNote", element("ram:Content", notes.join("\n")))] : []),
      ),
      element("ram:SpecifiedTradeProduct", element("ram:Name", shownLineName(line.name, say)) ?? unnamed()),
      element(
        "ram:SpecifiedLineTradeAgreement",
        element("ram:NetPriceProductTradePrice", element("ram:ChargeAmount", priceOf(priceE4))),
      ),
      element(
        "ram:SpecifiedLineTradeDelivery",
        withAttributes("ram:BilledQuantity", { unitCode: unit }, String(quantity)),
      ),
      element(
        "ram:SpecifiedLineTradeSettlement",
        tradeTax("ram:ApplicableTradeTax", french.vat),
        discount && lineAllowance(discount, line.amount_cents, say),
        element(
          "ram:SpecifiedTradeSettlementLineMonetarySummation",
          element("ram:LineTotalAmount", amountOf(line.amount_cents)),
        ),
      ),
    );
  });
}

function unnamed(): XmlElement | undefined {
  return element("ram:Name", "–");
}

function pricedLines(lines: readonly BilledLine[], say: Say): readonly PricedLine[] {
  const priced: { line: BilledLine; notes: string[] }[] = [];
  const before: string[] = [];
  for (const line of lines.filter(({ kind }) => kind !== "section")) {
    const isWords = line.units === null && line.amount_cents === 0;
    const notes = priced.at(-1)?.notes ?? before;
    if (isWords) notes.push(shownLineName(line.name, say));
    else priced.push({ line, notes: [] });
  }
  priced[0]?.notes.unshift(...before);
  if (priced.length > 0) return priced;
  // A document has a line, also where nothing is left to be paid of it.
  const [nothing] = lines;
  return nothing ? [{ line: nothing, notes: [] }] : [];
}

/** A price is never below zero: what is given back counts backwards. */
function quantityOf({ units, unit_price_e4: priceE4, amount_cents: cents, discount }: BilledLine) {
  if (units !== null && priceE4 !== null)
    return { quantity: priceE4 < 0 ? -units : units, unit: piece, priceE4: Math.abs(priceE4) };
  const whole = cents + (discount?.cents ?? 0);
  const quantity = units ?? 1;
  // An amount for several pieces has no price of its own.
  return { quantity: whole < 0 ? -1 : 1, unit: quantity === 1 ? one : piece, priceE4: Math.abs(whole) * 100 };
}

function lineAllowance(
  { ppm, cents }: NonNullable<BilledLine["discount"]>,
  netCents: number,
  say: Say,
): XmlElement | undefined {
  return element(
    "ram:SpecifiedTradeAllowanceCharge",
    element("ram:ChargeIndicator", element("udt:Indicator", "false")),
    ppm === undefined ? undefined : element("ram:CalculationPercent", percentOf(ppm)),
    ppm === undefined ? undefined : element("ram:BasisAmount", amountOf(netCents + cents)),
    element("ram:ActualAmount", amountOf(cents)),
    element("ram:ReasonCode", "95"),
    element("ram:Reason", say(discountWord)),
  );
}

/** Of a line, and of the whole document. */
export const discountWord = /*i18n*/ { id: "france.facturX.discount", message: "Discount" };
