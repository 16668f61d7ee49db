import { maximumTotalCents } from "../quotes/quote-limits.ts";
import { type Message, withValues } from "../words.ts";
import type { Choices, OfferContent } from "./offer.ts";
import { type PlacedLine, placedLinesOf } from "./placed-lines.ts";
import { checkPlan } from "./plan.ts";
import { lineAmount, workOutOffer } from "./work-out-offer.ts";
import { type WorstChoices, worstChoices } from "./worst-choices.ts";

export const discountShare: Message = /*i18n*/ {
  id: "offer.discount.share",
  message: "A discount is more than 0 and at most 100 %.",
};
export const discountAmount: Message = /*i18n*/ {
  id: "offer.discount.amount",
  message: "A discount is more than 0 and at most what it is taken off.",
};
const discountOfChoice: Message = /*i18n*/ {
  id: "offer.discount.ofChoice",
  message:
    "This is more than there is to discount{how, select, without { without “{choices}”} other { with “{choices}”}}.",
};
const totalBelowZero: Message = /*i18n*/ {
  id: "offer.total.belowZero",
  message: "The total is below zero. What is owed to a client is not an offer.",
};
const totalOfChoice: Message = /*i18n*/ {
  id: "offer.total.ofChoice",
  message: "The total is below zero{how, select, without { without “{choices}”} other { with “{choices}”}}.",
};
const totalTooHigh: Message = /*i18n*/ {
  id: "offer.total.tooHigh",
  message: "With this line the total exceeds $999,999.99.",
};
const nothingLeftOfChoice: Message = /*i18n*/ {
  id: "offer.plan.nothingLeftOfChoice",
  message:
    "The items before the rest are not less than the total{how, select, without { without “{choices}”} other { with “{choices}”}}.",
};

/** Errors by the field of the offer: `lines.2.units`, `discount`, `lines`. */
export type OfferErrors = Readonly<Record<string, Message>>;

/** The rules of the amounts of a whole offer: each holds for every choice that its client can make (L9.2). */
export function checkWhole(content: OfferContent): OfferErrors {
  const { discount, plan = [] } = content;
  if (discount && "ppm" in discount && !(discount.ppm > 0 && discount.ppm <= 1_000_000))
    return { discount: discountShare };
  if (discount && "cents" in discount) {
    const error = checkDiscount(content, discount.cents);
    if (error) return { discount: error };
  }
  const totalOf = (choices: Choices) => workOutOffer(content, choices).totalCents;
  const least = worstChoices(content, totalOf);
  const leastCents = totalOf(least.choices);
  if (leastCents < 0) return belowZero(content, least);
  const most = worstChoices(content, (choices) => -totalOf(choices)).choices;
  if (totalOf(most) > maximumTotalCents)
    return { [`${lowest(placedLinesOf(content, most), -1)?.path}.amount`]: totalTooHigh };
  return checkPlan(plan, leastCents, named(least, nothingLeftOfChoice));
}

/** A discount in dollars is at most what each choice leaves to discount. */
function checkDiscount(content: OfferContent, discountCents: number): Message | undefined {
  if (!(discountCents > 0)) return discountAmount;
  const everything = { ...content, discount: { ppm: 1_000_000 } };
  const discountable = (choices: Choices) => workOutOffer(everything, choices).discountCents;
  const least = worstChoices(content, discountable);
  if (discountCents <= discountable(least.choices)) return undefined;
  return named(least, discountOfChoice) ?? discountAmount;
}

/** What is below zero is a rebate: it stands at its line where it is one choice that cannot bear it. */
function belowZero(content: OfferContent, least: WorstChoices): OfferErrors {
  const error = named(least, totalOfChoice);
  if (!error) return { total: totalBelowZero };
  const rebate = lowest(placedLinesOf(content, least.choices), 1);
  const field = rebate?.line.amountCents === undefined ? "unit_price" : "amount";
  return { [`${rebate?.path}.${field}`]: error };
}

/** The sentence with the titles of the choices that break the rule; undefined where the offer breaks it whatever is chosen. */
function named({ chosen, leftOut }: WorstChoices, sentence: Message): Message | undefined {
  const titles = chosen.length > 0 ? chosen : leftOut;
  if (titles.length === 0) return undefined;
  return withValues(sentence, {
    how: chosen.length > 0 ? "with" : "without",
    choices: titles.join(", "),
  });
}

/** The line with the lowest amount, or with -1 the highest. */
function lowest(lines: readonly PlacedLine[], sign: 1 | -1): PlacedLine | undefined {
  const amounts = lines.map(({ line }) => sign * lineAmount(line));
  return lines[amounts.indexOf(Math.min(...amounts))];
}
