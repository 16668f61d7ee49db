import { eachBooksSetting } from "#domain/books/books-settings.ts";
import { languageOffers, languages } from "#domain/language/language.ts";
import { currencies } from "#domain/money/cents.ts";
import { linkRights } from "#domain/offers/offer-links.ts";
import { dueReasonRule } from "#domain/payments/dues.ts";
import { eachOwnShopSetting } from "#domain/settings/own-shop-settings.ts";
import { settingRules } from "#domain/settings/setting-rules.ts";
import { type ShopSettings, shopPictureNames } from "#domain/settings/shop-settings.ts";
import { proof } from "./accounts/accounts.ts";
import { defineCall } from "./call.ts";
import { picture } from "./catalogue/picture.ts";
import { clothChanges, clothValues } from "./cloth-settings.ts";
import { cleanedLine, day, id, obeys, ruled, ruledEmail, ruledLines, ruledText } from "./fields.ts";
import { historyEntry } from "./history.ts";
import { listMeta, listQuery } from "./lists.ts";
import { lookChanges, lookValues, pictureChange } from "./look-settings.ts";
import { z } from "./zod.ts";

const lines = z.array(z.string());
const counters = z.array(z.object({ value: z.string(), label: z.string() }));

/** What the owner settles once for the whole shop. */
export const settingValues = z
  .object({
    shop_name: z.string(),
    street: z.string(),
    city: z.string(),
    region: z.string(),
    postal_code: z.string(),
    country: z.string(),
    phone: z.string(),
    email: z.string(),
    social_link: z.string(),
    footer_hours: lines,
    contact_hours: lines,
    claims: lines,
    home_counters: counters,
    other_numbers: counters,
    about_numbers: counters,
    rating: z.number().nullable(),
    ready_claims_shown: z.boolean(),
    hero_sentence_en: z.string(),
    hero_sentence_fr: z.string(),
    mark_picture: picture.nullable(),
    ...lookValues,
    ...clothValues,
    hero_picture: picture.nullable(),
    hero_alt_en: z.string(),
    hero_alt_fr: z.string(),
    time_zone: z.string(),
    holidays: lines,
    lead_days: z.int(),
    transit_days: z.int(),
    units_per_carton: z.int(),
    cartons_per_pallet: z.int(),
    carton_kg: z.number().nullable(),
    currency: z.enum(currencies),
    languages: z.enum(languageOffers),
    first_language: z.enum(languages),
    goods_feminine_fr: z.boolean(),
    ...eachOwnShopSetting(() => z.string()),
    offer_valid_days: z.int().nullable(),
    terms_en: z.string(),
    terms_fr: z.string(),
    default_tax_profile_id: z.int().nullable(),
    minimum_units: z.int(),
    deposit_due_days: z.int(),
    reminder_after_days: z.int(),
    reminder_before_days: z.int(),
    reminders_on: z.boolean(),
    due_reminder_steps: z.array(z.int()),
    units_step: z.int(),
    staff_email: z.string(),
    registration_open: z.boolean(),
    books_locked_until: z.string().nullable(),
    link_rights: z.enum(linkRights),
    bank_holder: z.string(),
    bank_account: z.string(),
    bank_name: z.string(),
    bank_code: z.string(),
    retail_delivery_fee: z.number().nullable(),
    legal_form: z.string(),
    share_capital: z.string(),
    siret: z.string(),
    register_town: z.string(),
    shop_vat_number: z.string(),
    naf_code: z.string(),
    vat_exempt: z.boolean(),
    vat_on_debits: z.boolean(),
    late_penalty_percent: z.number().nullable(),
    early_payment_sentence: z.string(),
    recovery_sentence: z.string(),
    delivery_sentence: z.string(),
    complaints_sentence: z.string(),
    ...eachBooksSetting(() => z.string()),
    quickbooks_tax_codes: lines,
    xero_tax_types: lines,
  } satisfies Record<keyof ShopSettings, z.ZodType>)
  .meta({ id: "Settings" });

/** A way to pay, and whether the operator set its keys; the keys themselves are never told. */
const paymentWay = z.object({
  name: z.enum(["stripe", "paypal", "bank_transfer", "sandbox"]),
  is_set: z.boolean(),
});
export type PaymentWay = z.infer<typeof paymentWay>;

/** The settings as they stand; `version` rises with every change, and is the answer's ETag. */
export const settingsAnswer = z.object({
  values: settingValues,
  version: z.int(),
  payment_ways: z.array(paymentWay),
});
export type SettingsAnswer = z.infer<typeof settingsAnswer>;

const givenCounters = z.array(z.strictObject({ value: cleanedLine, label: cleanedLine }));
const line = (name: LineName) => ruled(settingRules[name]).optional();
const number = (name: NumberName) => obeys(z.number(), settingRules[name]).optional();
/** Those that take any such value: a choice between some texts is no line. */
type NamesOf<Value> = {
  [Name in keyof ShopSettings]: ShopSettings[Name] extends Value
    ? Value extends ShopSettings[Name]
      ? Name
      : never
    : never;
}[keyof ShopSettings];
type LineName = NamesOf<string>;
type NumberName = NamesOf<number>;

const settingChanges = z.strictObject({
  shop_name: line("shop_name"),
  street: line("street"),
  city: line("city"),
  region: line("region"),
  postal_code: line("postal_code"),
  country: line("country"),
  phone: line("phone"),
  email: ruledEmail(settingRules.email).optional(),
  social_link: line("social_link"),
  footer_hours: ruledLines(settingRules.footer_hours).optional(),
  contact_hours: ruledLines(settingRules.contact_hours).optional(),
  claims: ruledLines(settingRules.claims).optional(),
  home_counters: obeys(givenCounters, settingRules.home_counters).optional(),
  other_numbers: obeys(givenCounters, settingRules.other_numbers).optional(),
  about_numbers: obeys(givenCounters, settingRules.about_numbers).optional(),
  rating: obeys(z.number().nullable(), settingRules.rating).optional(),
  ready_claims_shown: z.boolean().optional(),
  hero_sentence_en: line("hero_sentence_en"),
  hero_sentence_fr: line("hero_sentence_fr"),
  mark_picture: pictureChange,
  ...lookChanges,
  ...clothChanges,
  hero_picture: pictureChange,
  hero_alt_en: line("hero_alt_en"),
  hero_alt_fr: line("hero_alt_fr"),
  time_zone: line("time_zone"),
  holidays: ruledLines(settingRules.holidays).optional(),
  lead_days: number("lead_days"),
  transit_days: number("transit_days"),
  units_per_carton: number("units_per_carton"),
  cartons_per_pallet: number("cartons_per_pallet"),
  carton_kg: obeys(z.number().nullable(), settingRules.carton_kg).optional(),
  currency: z.enum(currencies).optional(),
  languages: z.enum(languageOffers).optional(),
  first_language: z.enum(languages).optional(),
  goods_feminine_fr: z.boolean().optional(),
  ...eachOwnShopSetting(line),
  mail_reply_to: ruledEmail(settingRules.mail_reply_to).optional(),
  mail_signature: ruledText(settingRules.mail_signature).optional(),
  offer_valid_days: obeys(z.number().nullable(), settingRules.offer_valid_days).optional(),
  terms_en: ruledText(settingRules.terms_en).optional(),
  terms_fr: ruledText(settingRules.terms_fr).optional(),
  default_tax_profile_id: id.nullable().optional(),
  minimum_units: number("minimum_units"),
  deposit_due_days: number("deposit_due_days"),
  reminder_after_days: number("reminder_after_days"),
  reminder_before_days: number("reminder_before_days"),
  reminders_on: z.boolean().optional(),
  due_reminder_steps: obeys(z.array(z.number()), settingRules.due_reminder_steps).optional(),
  units_step: number("units_step"),
  staff_email: ruledEmail(settingRules.staff_email).optional(),
  registration_open: z.boolean().optional(),
  /** At most yesterday; null opens all (SPEC-4.50). */
  books_locked_until: day.nullable().optional(),
  link_rights: z.enum(linkRights).optional(),
  bank_holder: line("bank_holder"),
  bank_account: line("bank_account"),
  bank_name: line("bank_name"),
  bank_code: line("bank_code"),
  retail_delivery_fee: obeys(z.number().nullable(), settingRules.retail_delivery_fee).optional(),
  legal_form: line("legal_form"),
  share_capital: line("share_capital"),
  siret: line("siret"),
  register_town: line("register_town"),
  shop_vat_number: line("shop_vat_number"),
  naf_code: line("naf_code"),
  vat_exempt: z.boolean().optional(),
  vat_on_debits: z.boolean().optional(),
  late_penalty_percent: obeys(z.number().nullable(), settingRules.late_penalty_percent).optional(),
  early_payment_sentence: line("early_payment_sentence"),
  recovery_sentence: line("recovery_sentence"),
  delivery_sentence: line("delivery_sentence"),
  complaints_sentence: line("complaints_sentence"),
  ...eachBooksSetting(line),
  quickbooks_tax_codes: ruledLines(settingRules.quickbooks_tax_codes).optional(),
  xero_tax_types: ruledLines(settingRules.xero_tax_types).optional(),
} satisfies Record<keyof ShopSettings, z.ZodType>);
export type SettingChanges = z.output<typeof settingChanges>;

export const getSettings = defineCall({
  method: "GET",
  path: "/api/settings",
  summary: "The settings of the shop, for staff",
  answers: { 200: settingsAnswer },
});

export const changeSettings = defineCall({
  method: "PUT",
  path: "/api/settings",
  summary: "Change settings; those that are left out stay as they are",
  /** Password and code where a guarded setting changes (SPEC-4.47); a reason where closed books are opened (SPEC-4.50). */
  body: z.strictObject({
    values: settingChanges,
    reason: ruledText(dueReasonRule).optional(),
    ...proof,
  }),
  headers: ["If-Match"],
  answers: { 200: settingsAnswer },
});

export const uploadShopPicture = defineCall({
  method: "POST",
  path: "/api/settings/pictures",
  summary: "Show a picture of the shop's own as its mark or on the front page",
  form: { fields: z.strictObject({ name: z.enum(shopPictureNames) }), files: ["image"] },
  headers: ["If-Match"],
  answers: { 200: settingsAnswer },
});

export const listSettingsHistory = defineCall({
  method: "GET",
  path: "/api/settings/history",
  summary: "Who changed which setting and when, the newest first",
  query: z.strictObject({ ...listQuery(["id", "created_at"]) }),
  answers: { 200: z.object({ history: z.array(historyEntry), meta: listMeta.optional() }) },
});
