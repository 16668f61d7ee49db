import { maxUnitPriceE4 } from "../money/unit-price.ts";
import { maximumTotalCents, maximumUnits } from "../quotes/quote-limits.ts";
import { atMost } from "../text/at-most.ts";
import { isBlank } from "../text/invisible.ts";
import { type Message, withValues } from "../words.ts";
import type { OfferContent, OfferLine } from "./offer.ts";
import { checkPlan } from "./plan.ts";
import { checkDeliveryFee } from "./retail-delivery-fee.ts";
import { hasNoAmount, lineAmount, workOutOffer } from "./work-out-offer.ts";

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
const priceBelowZero: Message = /*i18n*/ {
  id: "offer.line.belowZero",
  message: "Only a fee may be below zero, and it needs a reason.",
};
const noAmount: Message = /*i18n*/ { id: "offer.line.noAmount", message: "This line has no amount." };
const notDiscountable: Message = /*i18n*/ {
  id: "offer.line.notDiscountable",
  message: "What is below zero cannot be discounted.",
};
const tooManyLines: Message = /*i18n*/ {
  id: "offer.lines.tooMany",
  message: "An offer has at most {maximum, number} lines.",
};
const discountShare: Message = /*i18n*/ {
  id: "offer.discount.share",
  message: "A discount is more than 0 and at most 100 %.",
};
const discountAmount: Message = /*i18n*/ {
  id: "offer.discount.amount",
  message: "A discount is more than 0 and at most what it is taken off.",
};
const totalBelowZero: Message = /*i18n*/ {
  id: "offer.total.belowZero",
  message: "The total is below zero. What is owed to a client is not an offer.",
};
const totalTooHigh: Message = /*i18n*/ {
  id: "offer.total.tooHigh",
  message: "With this line the total exceeds $999,999.99.",
};

/** Errors by the field of the offer: `lines.2.units`, `discount`, `lines`. */
export type OfferErrors = Readonly<Record<string, Message>>;

/**
 * Every rule of an offer that staff writes: the form asks it while one types, the server before it stores.
 * @param minimumUnits the shop's minimum for a product line without a reason (L1.2)
 */
export function checkOffer(content: OfferContent, minimumUnits: number): OfferErrors {
  const lines = [
    ...content.lines.map((line, index) => ({ path: `lines.${index}`, line })),
    ...content.options.flatMap((option, optionIndex) =>
      option.choices.flatMap((choice, choiceIndex) =>
        choice.lines.map((line, index) => ({
          path: `options.${optionIndex}.choices.${choiceIndex}.lines.${index}`,
          line,
        })),
      ),
    ),
  ];
  if (lines.length > maximumLines) return { lines: withValues(tooManyLines, { maximum: maximumLines }) };
  const errors: Record<string, Message> = {};
  for (const { path, line } of lines) {
    for (const [field, error] of Object.entries(checkLine(line, minimumUnits)))
      errors[`${path}.${field}`] = error;
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
  return checkPrice(line, hasReason);
}

function checkPrice(line: OfferLine, hasReason: boolean): Record<string, Message> {
  const { kind, units, unitPriceE4, amountCents, discountable } = line;
  const hasAmount = amountCents !== undefined || unitPriceE4 !== undefined;
  if (hasNoAmount(line)) return hasAmount ? { amount: noAmount } : {};
  const isPriced = amountCents !== undefined || (units !== undefined && unitPriceE4 !== undefined);
  if (!isPriced) return { unit_price: priceMissing };
  if (Math.abs(unitPriceE4 ?? 0) > maxUnitPriceE4) return { unit_price: priceInvalid };
  if (Math.abs(amountCents ?? 0) > maximumTotalCents) return { amount: priceInvalid };
  if ((unitPriceE4 ?? 0) >= 0 && (amountCents ?? 0) >= 0) return {};
  const field = amountCents === undefined ? "unit_price" : "amount";
  if (kind !== "fee" || !hasReason) return { [field]: priceBelowZero };
  return discountable ? { discountable: notDiscountable } : {};
}

function checkWhole(content: OfferContent): OfferErrors {
  const { discount } = content;
  if (discount && "ppm" in discount && !(discount.ppm > 0 && discount.ppm <= 1_000_000))
    return { discount: discountShare };
  if (discount && "cents" in discount) {
    const whole = workOutOffer({ ...content, discount: { ppm: 1_000_000 } });
    if (!(discount.cents > 0 && discount.cents <= whole.discountCents)) return { discount: discountAmount };
  }
  const { totalCents } = workOutOffer(content);
  if (totalCents < 0) return { total: totalBelowZero };
  if (totalCents > maximumTotalCents) return { [`lines.${largestLine(content.lines)}.amount`]: totalTooHigh };
  return checkPlan(content.plan ?? [], totalCents);
}

/** Where a total that is too high comes from most. */
function largestLine(lines: readonly OfferLine[]): number {
  const amounts = lines.map(lineAmount);
  return amounts.indexOf(Math.max(...amounts));
}
