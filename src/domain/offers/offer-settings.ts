import { usualMinimumUnits } from "../quotes/quote-limits.ts";
import { usualValidDays } from "./validity.ts";

/** What the shop settles once for all its offers, by the names under which it is stored and answered. */
export interface OfferSettings {
  /** For how many days an offer holds where staff says nothing else; null for no end (L4.2). */
  readonly offer_valid_days: number | null;
  /** The terms of an offer, in each language. */
  readonly terms_en: string;
  readonly terms_fr: string;
  /** The tax profile that a new offer starts with. */
  readonly default_tax_profile_id: number | null;
  /** Units that each size of a request needs at least (SPEC-2.19), and a line of an offer without a reason (L1.2). */
  readonly minimum_units: number;
  /** How many days after its acceptance an offer's deposit is to be paid; overdue only then. */
  readonly deposit_due_days: number;
  /** When a client who has not answered is written to: days after sending, and before the end. */
  readonly reminder_after_days: number;
  readonly reminder_before_days: number;
  readonly reminders_on: boolean;
  /** In which steps what is owed is asked for: days after the last day on which it is paid in time, below 0 before it; none for never. */
  readonly due_reminder_steps: readonly number[];
}

/** The settings of a shop that has changed none. */
export const firstOfferSettings: OfferSettings = {
  offer_valid_days: usualValidDays,
  terms_en: "",
  terms_fr: "",
  default_tax_profile_id: null,
  minimum_units: usualMinimumUnits,
  deposit_due_days: 7,
  reminder_after_days: 7,
  reminder_before_days: 3,
  reminders_on: true,
  due_reminder_steps: [3],
};
