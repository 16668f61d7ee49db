import { maximumUnits } from "../quotes/quote-limits.ts";
import { deliveryRules } from "../quotes/quote-rules.ts";
import { atMost } from "../text/at-most.ts";
import { firstError, textRule, wholeRule } from "../text/field-rules.ts";
import { required } from "../text/required.ts";
import type { Message, Rule } from "../words.ts";

const noReason: Message = /*i18n*/ { id: "orders.reason.none", message: "Please say why." };
const noAddress: Message = /*i18n*/ { id: "orders.address.none", message: "Please give the address." };
const notUnits: Message = /*i18n*/ {
  id: "orders.counts.units",
  message: "Please give a whole number from {least, number} to {most, number}.",
};
const notWorkingDays: Message = /*i18n*/ {
  id: "orders.leadDays",
  message: "Please give a whole number from {least, number} to {most, number}.",
};

/** Why production need not wait for a gate, or what was wrong: 1 to 500 characters. */
export const orderReasonRule: Rule<string> = textRule(required(noReason), atMost(500));

/** Where an order is sent. */
export const shippingAddressRule: Rule<string> = firstError(
  textRule(required(noAddress)),
  deliveryRules.delivery_address,
);

/** What was counted of a line: 0 to ten million units. */
export const countRule: Rule<number> = wholeRule(0, maximumUnits, notUnits);

/** A fifth more or less than ordered is more often a slip of the keys than a day at the press: staff is asked. */
export function isImprobableCount(unitsOrdered: number, unitsGood: number): boolean {
  return Math.abs(unitsGood - unitsOrdered) * 5 >= unitsOrdered;
}

/** The working days of an order's own: 1 to 365. */
export const leadDaysRule: Rule<number> = wholeRule(1, 365, notWorkingDays);
