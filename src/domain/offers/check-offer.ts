import { maxUnitPriceE4 } from "../money/unit-price.ts";
import { maximumTotalCents, maximumUnits } from "../quotes/quote-limits.ts";
import { atMost } from "../text/at-most.ts";
import { isBlank } from "../text/invisible.ts";
import { type Message, withValues } from "../words.ts";
import { checkWhole, discountAmount, discountShare, type OfferErrors } from "./check-whole.ts";
import type { OfferContent, OfferLine } from "./offer.ts";
import { placedLines } from "./placed-lines.ts";
import { checkDeliveryFee } from "./retail-delivery-fee.ts";
import { hasNoAmount, lineAmount } from "./work-out-offer.ts";

/** Lines of one offer, those of its choices counted (L1.8). */
export const maximumLines = 200;
const maximumName = 200;

const nameMissing: Message = /*i18n*/ { id: "offer.line.name", message: "Please name this line." };
const unitsInvalid: Message = /*i18n*/ {
  id: "offer.line.units",
  message: "Units are a whole number from 0 to {maximum, number}.",
};
const tooFewUnits: Message = /*i18n*/ {
  id: "offer.line.tooFew",
  message: "Below the minimum of {minimum, number}: please say why.",
};
const priceMissing: Message = /*i18n*/ {
  id: "offer.line.price",
  message: "Please give units with a unit price, or an amount.",
};
const priceInvalid: Message = /*i18n*/ {
  id: "offer.line.priceInvalid",
  message: "This price is out of range.",
};
const tooManyDecimals: Message = /*i18n*/ {
  id: "offer.line.decimals",
  message: "Please give a number with at most {places, number} decimals.",
};
const priceBelowZero: Message = /*i18n*/ {
  id: "offer.line.belowZero",
  message: "Only a fee may be below zero, and it needs a reason.",
};
const noAmount: Message = /*i18n*/ { id: "offer.line.noAmount", message: "This line has no amount." };
const notDiscountable: Message = /*i18n*/ {
  id: "offer.line.notDiscountable",
  message: "What is below zero cannot be discounted.",
};
const discountOfEstimate: Message = /*i18n*/ {
  id: "offer.line.discountOfEstimate",
  message: "Estimated freight is billed at cost: it has no discount.",
};
const sectionInChoice: Message = /*i18n*/ {
  id: "offer.line.sectionInChoice",
  message: "A section heads the lines of the offer itself, not those of a choice.",
};
const tooManyLines: Message = /*i18n*/ {
  id: "offer.lines.tooMany",
  message: "An offer has at most {maximum, number} lines.",
};
/**
 * Every rule of an offer that staff writes: the form asks it while one types, the server before it stores.
 * @param minimumUnits the shop's minimum for a product line without a reason (L1.2)
 */
export function checkOffer(content: OfferContent, minimumUnits: number): OfferErrors {
  const lines = placedLines(content);
  if (lines.length > maximumLines) return { lines: withValues(tooManyLines, { maximum: maximumLines }) };
  const errors: Record<string, Message> = {};
  for (const { path, line } of lines) {
    for (const [field, error] of Object.entries(checkLine(line, minimumUnits)))
      errors[`${path}.${field}`] = error;
    if (line.kind === "section" && path.startsWith("options.")) errors[`${path}.kind`] = sectionInChoice;
  }
  Object.assign(errors, checkDeliveryFee(content));
  // Amounts of lines that are wrong say nothing about the whole.
  return Object.keys(errors).length > 0 ? errors : checkWhole(content);
}

function checkLine(line: OfferLine, minimumUnits: number): Record<string, Message> {
  const { kind, name, units, reason } = line;
  const hasReason = reason !== undefined && !isBlank(reason);
  const nameError = isBlank(name) ? nameMissing : atMost(maximumName)(name);
  if (nameError) return { name: nameError };
  if (units !== undefined && !(Number.isInteger(units) && units >= 0 && units <= maximumUnits))
    return { units: withValues(unitsInvalid, { maximum: maximumUnits }) };
  if (kind === "product" && units !== undefined && units < minimumUnits && !hasReason)
    return { units: withValues(tooFewUnits, { minimum: minimumUnits }) };
  const priceErrors = checkPrice(line, hasReason);
  return Object.keys(priceErrors).length > 0 ? priceErrors : checkDiscount(line);
}

/** A discount of a line is more than nothing, and at most the line. */
function checkDiscount(line: OfferLine): Record<string, Message> {
  const { discount, freight } = line;
  if (!discount) return {};
  if (hasNoAmount(line)) return { discount: noAmount };
  if (freight === "estimate") return { discount: discountOfEstimate };
  const full = lineAmount({ ...line, discount: undefined });
  if (full < 0) return { discount: notDiscountable };
  const [off, most, wrong] =
    "ppm" in discount ? [discount.ppm, 1_000_000, discountShare] : [discount.cents, full, discountAmount];
  return off > 0 && off <= most ? {} : { discount: wrong };
}

function checkPrice(line: OfferLine, hasReason: boolean): Record<string, Message> {
  const { kind, units, unitPriceE4, amountCents, discountable } = line;
  const hasAmount = amountCents !== undefined || unitPriceE4 !== undefined;
  if (hasNoAmount(line)) return hasAmount ? { amount: noAmount } : {};
  const isPriced = amountCents !== undefined || (units !== undefined && unitPriceE4 !== undefined);
  if (!isPriced) return { unit_price: priceMissing };
  if (Number.isNaN(unitPriceE4)) return { unit_price: withValues(tooManyDecimals, { places: 4 }) };
  if (Number.isNaN(amountCents)) return { amount: withValues(tooManyDecimals, { places: 2 }) };
  if (Math.abs(unitPriceE4 ?? 0) > maxUnitPriceE4) return { unit_price: priceInvalid };
  if (Math.abs(amountCents ?? 0) > maximumTotalCents) return { amount: priceInvalid };
  if ((unitPriceE4 ?? 0) >= 0 && (amountCents ?? 0) >= 0) return {};
  const field = amountCents === undefined ? "unit_price" : "amount";
  if (kind !== "fee" || !hasReason) return { [field]: priceBelowZero };
  return discountable ? { discountable: notDiscountable } : {};
}
