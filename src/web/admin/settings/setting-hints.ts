import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { settingLabels } from "./setting-labels.ts";
import type { SettingName } from "./setting-values.ts";

const oneLineEach = msg`One line each; none where there is nothing to say.`;
const heroAlt = msg`For those who do not see it; only for a picture of your own.`;
const ownSentence = msg`Empty: the sentence that the shop comes with.`;

/** What one needs to know to fill in a setting. */
export const settingHints: Readonly<Partial<Record<SettingName, MessageDescriptor>>> = {
  region: msg`Empty where addresses name none: 69002 Lyon.`,
  email: msg`On every page, and where answers to mails go.`,
  social_link: msg`Such as https://www.instagram.com/your-shop; empty for none.`,
  footer_hours: oneLineEach,
  contact_hours: oneLineEach,
  time_zone: msg`Such as Europe/Paris: days begin, offers end and reminders leave by its clock.`,
  holidays: msg`One day a line, such as 2026-12-25: no reminder leaves on it, and no working day is counted.`,
  lead_days: msg`From the day on which nothing is waited for: payment, proof, goods and address.`,
  units_per_carton: msg`Each size is packed into cartons of its own; plans, job tickets and labels count by it.`,
  carton_kg: msg`With it plans and shipments say what they weigh. Empty: they do not.`,
  claims: msg`One line each. Claim only what you can prove.`,
  rating: msg`From 0 to 5; empty for no stars.`,
  ready_claims_shown: msg`The range of prices, the price of a printed color, the four eco cards and free delivery, as the shop comes with them.`,
  minimum_units: msg`A request with fewer of a size is not taken; a line of an offer with fewer needs a reason.`,
  units_step: msg`By how much the arrows of a quantity move.`,
  currency: msg`Every price and amount is in it. It stays as it is once an offer was sent or money came.`,
  languages: msg`Pages, mails and documents for clients. With one alone there is no choice, and addresses of the other lead to it.`,
  offer_valid_days: msg`An offer ends with its last day, in the shop's time. Empty: offers have no end.`,
  deposit_due_days: msg`After the acceptance: only then it is overdue.`,
  reminders_on: msg`Between 9:00 and 17:00 of a working day, as long as the offer stands unanswered.`,
  due_reminder_steps: msg`Days after the due day, with a minus for days before it: -3, 1, 8, 30. Empty: never.`,
  terms_fr: msg`An offer bears the terms of the day on which it is sent, in its client's language.`,
  brand_colour: msg`Such as #2F4858. Text on it is checked in light and dark. Empty: the colors that the shop comes with.`,
  cloth_colours: msg`Buyers choose between them, in this order. One name is enough: it is read in both languages then. What was asked for and offered before keeps its names.`,
  cloths: msg`A product whose material is one of these names is made of it, and each reader reads his language.`,
  first_language: msg`For readers whose browser asks for none that the shop speaks, and for mails to staff. The demo has its own mixture.`,
  goods_one_en: msg`What you sell, as sentences name it: cup, box, label. The demo keeps its own word.`,
  goods_one_fr: msg`As French sentences name it: gobelet, carton, boîte.`,
  goods_feminine_fr: msg`Then sentences say “une boîte”, “la boîte” and “les boîtes sont livrées”.`,
  reply_en: msg`Sentences go on with it: "We reply within 2 working days."`,
  quote_prefix: msg`From now on, such as Q-2026-000123. Numbers that were given stay, and are found.`,
  mail_from_name: msg`Empty: the name of the shop. The address is set where the shop is started.`,
  mail_reply_to: msg`Empty: the address that visitors write to.`,
  staff_email: msg`New requests, messages and payments. Empty: the first administrator's address, or the shop's where that one is the example.`,
  bank_holder: msg`With an account clients may choose to pay by bank transfer.`,
  fec_journal_code: msg`The sales journal in FEC layout is written with these; your accountant knows the right ones.`,
  xero_sales_account: msg`Codes as your chart of accounts in Xero has them.`,
  xero_tax_type: msg`The name of a rate of 0 % in Xero.`,
  xero_tax_types: msg`A tax profile and the name of its rate in Xero a line: Denver = Sales Tax on Income. A profile without one has its tax as a row of its own.`,
  quickbooks_sales_item: msg`As Products and services in QuickBooks have them.`,
  quickbooks_tax_codes: msg`A tax profile and its code a line: Denver = TAX. A profile without one has its tax as a line of its own, with the amount that was invoiced; the tax report of QuickBooks stays empty then.`,
  retail_delivery_fee: msg`For each sale that is delivered to Colorado; staff adds it to the offer with one click. Empty: it is not charged. Colorado changes the amount every July.`,
  legal_form: msg`Such as SARL, SAS, EI.`,
  share_capital: msg`Such as 10 000 €; empty where there is none.`,
  siret: msg`14 digits, or the firm's 9. Invoices need it.`,
  register_town: msg`Such as Lyon; empty where the firm is not registered there.`,
  shop_vat_number: msg`Such as FR44 732829320.`,
  naf_code: msg`Such as 17.21A; may be left out.`,
  vat_exempt: msg`Then no offer bears VAT, and papers say so.`,
  late_penalty_percent: msg`Empty: the rate of the European Central Bank plus 10 points, as the law has it.`,
  early_payment_sentence: ownSentence,
  recovery_sentence: ownSentence,
  delivery_sentence: ownSentence,
  complaints_sentence: ownSentence,
  hero_sentence_en: ownSentence,
  hero_sentence_fr: ownSentence,
  front_parts_hidden: msg`What is off is left out for all visitors. The eco cards are switched with the ready-made claims.`,
  hero_alt_en: heroAlt,
  hero_alt_fr: heroAlt,
};

/** What else people call some settings, in either language: the search finds them by it. */
const alsoCalled: Readonly<Partial<Record<SettingName, string>>> = {
  cloth_colours: "color colour couleur teinte cloth fabric tissu",
  cloths: "material cloth fabric tissu matière étoffe",
};

/** All that a setting is found by. */
export function foundBy(name: SettingName, i18n: I18n): string {
  const hint = settingHints[name];
  return [i18n._(settingLabels[name]), hint && i18n._(hint), alsoCalled[name]].join(" ");
}
