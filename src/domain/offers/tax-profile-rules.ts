import { isStateCode, stateCode } from "../companies/us-states.ts";
import type { RateReason } from "../france/vat-reasons.ts";
import { parseScaled } from "../money/decimal.ts";
import { atMost } from "../text/at-most.ts";
import { lineRule, textRule } from "../text/field-rules.ts";
import { required } from "../text/required.ts";
import type { Message, Rule } from "../words.ts";

/** Who may tax one sale: a state, a county, a city, a district and some to spare. */
export const maximumJurisdictions = 20;
const wholePpm = 1_000_000;

const nameRequired: Message = /*i18n*/ {
  id: "tax.name.required",
  message: "Please name this tax profile.",
};
const jurisdictionRequired: Message = /*i18n*/ {
  id: "tax.jurisdiction.required",
  message: "Please name who levies the tax.",
};
const percentInvalid: Message = /*i18n*/ {
  id: "tax.percent",
  message: "A rate is from 0 to 100 %, with at most four decimals.",
};
const stateUnknown: Message = /*i18n*/ {
  id: "tax.state",
  message: "Please name a state of the USA, such as CO or Colorado, or none.",
};
const tooMuch: Message = /*i18n*/ { id: "tax.sum", message: "Together the rates exceed 100 %." };

const reasonOfMore: Message = /*i18n*/ {
  id: "tax.reason",
  message: "A reason is of a profile with one rate, of 0 %.",
};

interface TypedRate {
  readonly percent: string | number;
  /** Why a sale bears no VAT in France; empty for none. */
  readonly reason?: RateReason | "" | undefined;
}

/** Per cent with up to four decimals, as parts per million (L13.1); undefined for anything else. */
export function readRate(typed: string | number): number | undefined {
  const ppm = parseScaled(typed, 4);
  return ppm === undefined || ppm > wholePpm ? undefined : ppm;
}

/** The rules of a tax profile, for its form and its call alike. */
export const taxProfileRules = {
  name: lineRule(required(nameRequired), atMost(100)),
  jurisdiction: lineRule(required(jurisdictionRequired), atMost(100)),
  percent: ((typed) => (readRate(typed) === undefined ? percentInvalid : undefined)) satisfies Rule<
    string | number
  >,
  /** All rates of one profile. A reason is that of the whole sale. */
  rates: ((typed) => {
    const sum = typed.reduce<number>((total, { percent }) => total + (readRate(percent) ?? 0), 0);
    if (sum > wholePpm) return tooMuch;
    return typed.some(({ reason }) => reason) && (sum > 0 || typed.length > 1) ? reasonOfMore : undefined;
  }) satisfies Rule<readonly TypedRate[]>,
  state: lineRule((typed) => (typed === "" || isStateCode(stateCode(typed)) ? undefined : stateUnknown)),
  note: textRule(atMost(1_000)),
};
