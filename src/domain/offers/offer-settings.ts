import { maximumUnits } from "../quotes/quote-limits.ts";
import { atMost } from "../text/at-most.ts";
import { textRule } from "../text/field-rules.ts";
import { type Message, type Rule, withValues } from "../words.ts";

/** What the shop settles once for all its offers, by the names under which it is stored and answered. */
export interface ShopSettings {
  /** For how many days an offer holds where staff says nothing else; null for no end (L4.2). */
  readonly offer_valid_days: number | null;
  /** The terms of an offer, in each language. */
  readonly terms_en: string;
  readonly terms_fr: string;
  /** The tax profile that a new offer starts with. */
  readonly default_tax_profile_id: number | null;
  /** Units of a product line that need no reason (L1.2). */
  readonly minimum_units: number;
  /** When a client who has not answered is written to: days after sending, and before the end. */
  readonly reminder_after_days: number;
  readonly reminder_before_days: number;
  readonly reminders_on: boolean;
}

/** The settings of a shop that has changed none. */
export function firstSettings(minimumUnits: number): ShopSettings {
  return {
    offer_valid_days: 30,
    terms_en: "",
    terms_fr: "",
    default_tax_profile_id: null,
    minimum_units: minimumUnits,
    reminder_after_days: 7,
    reminder_before_days: 3,
    reminders_on: true,
  };
}

const outOfRange: Message = /*i18n*/ {
  id: "settings.range",
  message: "Please give a whole number from {least, number} to {most, number}.",
};

function between(least: number, most: number): Rule<number> {
  return (value) =>
    Number.isInteger(value) && value >= least && value <= most
      ? undefined
      : withValues(outOfRange, { least, most });
}

const daysOfYear = between(1, 365);

/** The rules of the settings, for their form and their call alike. */
export const settingRules = {
  offer_valid_days: (days: number | null) => (days === null ? undefined : daysOfYear(days)),
  terms: textRule(atMost(20_000)),
  minimum_units: between(1, maximumUnits),
  reminder_after_days: daysOfYear,
  reminder_before_days: daysOfYear,
};
