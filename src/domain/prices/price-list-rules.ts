import { sizePriceRule } from "../catalogue/catalogue-rules.ts";
import { dollarsToCents } from "../money/cents.ts";
import { parseUnitPrice } from "../money/unit-price.ts";
import { maximumUnits } from "../quotes/quote-limits.ts";
import { atMost } from "../text/at-most.ts";
import { lineRule, wholeRule } from "../text/field-rules.ts";
import { required } from "../text/required.ts";
import type { Message, Rule } from "../words.ts";
import { maximumPrintColours } from "./print-places.ts";

/** 2,000 sizes may have seven breaks each; more than that is more than a call may carry. */
export const maximumBreaks = 15_000;
/** Breaks of the run charge. */
export const maximumRates = 20;
/** $100 a bag and colour keeps every total exact. */
const maximumRateE4 = 1_000_000;

const nameRequired: Message = /*i18n*/ {
  id: "priceList.name.required",
  message: "Please name this price list.",
};
const unitsInvalid: Message = /*i18n*/ {
  id: "priceList.units.invalid",
  message: "Please give a whole number of bags, from 1 to {most, number}.",
};
const rateInvalid: Message = /*i18n*/ {
  id: "priceList.rate.invalid",
  message: "Please give a price from 0 to 100, with at most four decimals.",
};
const setupInvalid: Message = /*i18n*/ {
  id: "priceList.setup.invalid",
  message: "Please give an amount from 0 to 10,000, with at most two decimals.",
};
const includedInvalid: Message = /*i18n*/ {
  id: "priceList.included.invalid",
  message: "Please give a whole number of colors, from 0 to {most, number}.",
};
const costInvalid: Message = /*i18n*/ {
  id: "priceList.cost.invalid",
  message: "Please give a cost from 0 to 10,000, with at most four decimals.",
};
const breakTwice: Message = /*i18n*/ {
  id: "priceList.breaks.twice",
  message: "A size has two prices for the same quantity.",
};
const rateTwice: Message = /*i18n*/ {
  id: "priceList.run.twice",
  message: "The same quantity has two prices.",
};

/** The rules of a price list, for its editor and its calls alike. */
export const priceListRules = {
  name: lineRule(required(nameRequired), atMost(100)),
  minUnits: wholeRule(1, maximumUnits, unitsInvalid),
  unitPrice: sizePriceRule,
  /** What a bag costs the shop, in dollars; nothing where it was given to the shop. */
  unitCost: ((typed) => (parseUnitPrice(typed) === undefined ? costInvalid : undefined)) satisfies Rule<
    string | number
  >,
  includedColours: wholeRule(0, maximumPrintColours, includedInvalid),
  /** What one further colour costs a bag. */
  rate: ((typed) => {
    const rate = parseUnitPrice(typed);
    return rate === undefined || rate > maximumRateE4 ? rateInvalid : undefined;
  }) satisfies Rule<string | number>,
  /** What one colour costs once. */
  setup: ((typed) =>
    dollarsToCents(typed) === undefined || parseUnitPrice(typed) === undefined
      ? setupInvalid
      : undefined) satisfies Rule<string | number>,
  breaks: ((breaks) =>
    hasTwice(breaks.map(({ size_id, min_units }) => `${size_id} ${min_units}`))
      ? breakTwice
      : undefined) satisfies Rule<readonly { readonly size_id: number; readonly min_units: number }[]>,
  run: ((rates) =>
    hasTwice(rates.map(({ min_units }) => min_units)) ? rateTwice : undefined) satisfies Rule<
    readonly { readonly min_units: number }[]
  >,
};

function hasTwice(keys: readonly (string | number)[]): boolean {
  return new Set(keys).size < keys.length;
}
