import { accountEmailRule } from "../accounts/account-rules.ts";
import { booksRules } from "../books/books-rules.ts";
import { checkFrenchTogether, frenchRules } from "../france/french-rules.ts";
import { dollarsToCents } from "../money/cents.ts";
import { dueStepsRule } from "../offers/due-steps.ts";
import { packingLimits } from "../orders/cartons.ts";
import { maximumUnits } from "../quotes/quote-limits.ts";
import { isColour } from "../shop/brand.ts";
import { atMost } from "../text/at-most.ts";
import { emailRule, lineRule, textRule, wholeRule } from "../text/field-rules.ts";
import { lengthOf } from "../text/normalize.ts";
import { required } from "../text/required.ts";
import { isTimeZone } from "../time/shop-day.ts";
import { type Message, type Rule, withValues } from "../words.ts";
import { clothRules } from "./cloth-rules.ts";
import type { Counter, ShopSettings } from "./shop-settings.ts";

const outOfRange: Message = /*i18n*/ {
  id: "settings.range",
  message: "Please give a whole number from {least, number} to {most, number}.",
};
const nameMissing: Message = /*i18n*/ { id: "settings.name", message: "Please name the shop." };
const wordMissing: Message = /*i18n*/ {
  id: "settings.word",
  message: "Please write what sentences say here.",
};
const notALink: Message = /*i18n*/ {
  id: "settings.link",
  message: "Please give a whole address, such as https://www.example.com/shop.",
};
const tooManyLines: Message = /*i18n*/ {
  id: "settings.lines",
  message: "Please use at most {lines, number} lines of at most {characters, number} characters.",
};
const notCounters: Message = /*i18n*/ {
  id: "settings.counters",
  message:
    "Each number needs its value (at most {value, number} characters) and what it counts (at most {label, number}).",
};
const tooManyCounters: Message = /*i18n*/ {
  id: "settings.counters.most",
  message: "Please use at most {most, number} numbers.",
};
const notARating: Message = /*i18n*/ {
  id: "settings.rating",
  message: "Please give a number from 0 to 5 with at most one decimal, or none.",
};
const notAZone: Message = /*i18n*/ {
  id: "settings.zone",
  message: "Please give the name of a time zone that is whole hours apart, such as Europe/Paris.",
};
const notDays: Message = /*i18n*/ {
  id: "settings.days",
  message: "Please give at most {most, number} days, each as 2026-12-25.",
};
const notAFee: Message = /*i18n*/ {
  id: "settings.deliveryFee",
  message: "Please give an amount above 0 and below 100, or none.",
};
const notAWeight: Message = /*i18n*/ {
  id: "settings.cartonWeight",
  message: "Please give a weight above 0 and up to {most, number} kg with at most one decimal, or none.",
};
const halfABank: Message = /*i18n*/ {
  id: "settings.bank",
  message: "Clients need the account's holder and its number: please give both, or neither.",
};

const notAColour: Message = /*i18n*/ {
  id: "settings.colour",
  message: "Please give a color such as #2F4858, or none.",
};
const notAPrefix: Message = /*i18n*/ {
  id: "settings.prefix",
  message:
    "Please use 1 to 6 capital letters and digits, beginning with a letter, but not D, I or C alone: invoices begin so.",
};
const samePrefix: Message = /*i18n*/ {
  id: "settings.prefix.same",
  message: "Orders need another beginning than quotes.",
};

/** How much a page of the shop has room for. */
export const settingLimits = {
  lines: 10,
  line: 100,
  counters: 6,
  counterValue: 20,
  counterLabel: 60,
  holidays: 100,
} as const;

const free = () => undefined;
const line = (most: number) => lineRule(atMost(most));
/** They stand in the middle of sentences. */
const word = lineRule(required(wordMissing), atMost(40));
const phrase = lineRule(required(wordMissing), atMost(60));

const emptyOrEmail = emailRule((email) => (email === "" ? undefined : accountEmailRule(email)));
const prefixRule: Rule<string> = lineRule((prefix) =>
  /^(?![DIC]$)[A-Z][A-Z0-9]{0,5}$/.test(prefix) ? undefined : notAPrefix,
);

const daysOfYear = wholeRule(1, 365, outOfRange);
const units = wholeRule(1, maximumUnits, outOfRange);

/** A host, and whatever of an address follows it. */
const webAddress = /^https?:\/\/[^\s/?#"<>]+(?:[/?#][^\s"<>]*)?$/i;
const linkRule: Rule<string> = lineRule(atMost(300), (link) =>
  link === "" || webAddress.test(link) ? undefined : notALink,
);

const linesRule: Rule<readonly string[]> = (lines) => {
  const { lines: most, line: longest } = settingLimits;
  return lines.length > most || lines.some((each) => lengthOf(each) > longest)
    ? withValues(tooManyLines, { lines: most, characters: longest })
    : undefined;
};

const countersRule: Rule<readonly Counter[]> = (counters) => {
  const { counters: most, counterValue, counterLabel } = settingLimits;
  if (counters.length > most) return withValues(tooManyCounters, { most });
  const fits = (text: string, longest: number) => text.trim() !== "" && lengthOf(text) <= longest;
  return counters.every(({ value, label }) => fits(value, counterValue) && fits(label, counterLabel))
    ? undefined
    : withValues(notCounters, { value: counterValue, label: counterLabel });
};

const zoneRule: Rule<string> = lineRule((zone) => (isTimeZone(zone) ? undefined : notAZone));

const daysRule: Rule<readonly string[]> = (days) =>
  days.length <= settingLimits.holidays && days.every(isDay)
    ? undefined
    : withValues(notDays, { most: settingLimits.holidays });

function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(`${text}T`);
}

const ratingRule: Rule<number | null> = (rating) =>
  rating === null || (rating >= 0 && rating <= 5 && Math.round(rating * 10) / 10 === rating)
    ? undefined
    : notARating;

const weightRule: Rule<number | null> = (kg) =>
  kg === null || (kg > 0 && kg <= packingLimits.cartonKg && Math.round(kg * 10) / 10 === kg)
    ? undefined
    : withValues(notAWeight, { most: packingLimits.cartonKg });

const feeRule: Rule<number | null> = (fee) => {
  const cents = fee === null ? 1 : (dollarsToCents(fee) ?? 0);
  return cents > 0 && cents < 10_000 ? undefined : notAFee;
};

type Rules = { readonly [Name in keyof ShopSettings]: Rule<ShopSettings[Name]> };

/** The rule of each setting, for its form, its call and its environment variable alike. */
export const settingRules: Rules = {
  shop_name: lineRule(required(nameMissing), atMost(60)),
  street: line(200),
  city: line(100),
  region: line(100),
  postal_code: line(20),
  country: line(100),
  phone: line(40),
  email: accountEmailRule,
  social_link: linkRule,
  footer_hours: linesRule,
  contact_hours: linesRule,
  claims: linesRule,
  home_counters: countersRule,
  other_numbers: countersRule,
  about_numbers: countersRule,
  rating: ratingRule,
  ready_claims_shown: free,
  hero_sentence_en: line(300),
  hero_sentence_fr: line(300),
  mark_picture: free,
  wordmark_picture: free,
  favicon: free,
  brand_colour: lineRule((colour) => (isColour(colour) ? undefined : notAColour)),
  typeface: free,
  front_parts_hidden: free,
  hero_picture: free,
  hero_alt_en: line(200),
  hero_alt_fr: line(200),
  time_zone: zoneRule,
  holidays: daysRule,
  lead_days: daysOfYear,
  transit_days: wholeRule(0, 365, outOfRange),
  units_per_carton: units,
  cartons_per_pallet: wholeRule(1, packingLimits.cartonsPerPallet, outOfRange),
  carton_kg: weightRule,
  offer_valid_days: (days) => (days === null ? undefined : daysOfYear(days)),
  terms_en: textRule(atMost(20_000)),
  terms_fr: textRule(atMost(20_000)),
  currency: free,
  languages: free,
  first_language: free,
  goods_one_en: word,
  goods_many_en: word,
  goods_one_fr: word,
  goods_many_fr: word,
  goods_feminine_fr: free,
  reply_en: phrase,
  reply_fr: phrase,
  quote_prefix: prefixRule,
  order_prefix: prefixRule,
  mail_from_name: line(60),
  mail_reply_to: emptyOrEmail,
  mail_signature: textRule(atMost(500)),
  default_tax_profile_id: free,
  minimum_units: units,
  deposit_due_days: wholeRule(0, 365, outOfRange),
  reminder_after_days: daysOfYear,
  reminder_before_days: daysOfYear,
  reminders_on: free,
  due_reminder_steps: dueStepsRule,
  units_step: units,
  staff_email: emptyOrEmail,
  registration_open: free,
  books_locked_until: free,
  link_rights: free,
  bank_holder: line(200),
  bank_account: line(200),
  bank_name: line(200),
  bank_code: line(200),
  retail_delivery_fee: feeRule,
  ...clothRules,
  ...frenchRules,
  ...booksRules,
};

/** What is wrong with settings taken together, by setting. */
export function checkTogether(settings: ShopSettings): Partial<Record<keyof ShopSettings, Message>> {
  const { quote_prefix, order_prefix } = settings;
  return {
    ...(quote_prefix === order_prefix && { order_prefix: samePrefix }),
    ...checkBank(settings),
    ...checkFrenchTogether(settings),
  };
}

function checkBank({ bank_holder, bank_account }: ShopSettings) {
  if ((bank_holder === "") === (bank_account === "")) return {};
  return bank_holder === "" ? { bank_holder: halfABank } : { bank_account: halfABank };
}
