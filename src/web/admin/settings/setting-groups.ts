import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TaxProfileAnswer } from "#contracts/tax-profiles.ts";
import { isFrance } from "#domain/france/is-france.ts";
import type { SecretGroup } from "#domain/settings/shop-secrets.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import { lawOf } from "#domain/shop/law-of.ts";
import type { SettingName } from "./setting-values.ts";

export type GroupId =
  | "shop"
  | "hours"
  | "claims"
  | "goods"
  | "cloths"
  | "look"
  | "offers"
  | "orders"
  | "taxes"
  | "mail"
  | "payments"
  | "france"
  | "books"
  | "front"
  | "backup";

/** Settings that are saved together. */
export interface SettingGroup {
  readonly id: GroupId;
  readonly title: MessageDescriptor;
  readonly names: readonly SettingName[];
  /** Keys and passwords that stand with them, and are kept each for itself. */
  readonly secrets?: readonly SecretGroup[];
}

/** What taxes offers bear, beside the tax profiles: a page of its own. */
const taxes: SettingGroup = {
  id: "taxes",
  title: msg`Taxes`,
  names: ["default_tax_profile_id", "retail_delivery_fee"],
};

const settingGroups: readonly SettingGroup[] = [
  {
    id: "shop",
    title: msg`Shop`,
    names: [
      "shop_name",
      "street",
      "postal_code",
      "city",
      "region",
      "country",
      "phone",
      "email",
      "social_link",
      "currency",
      "languages",
      "first_language",
    ],
  },
  { id: "look", title: msg`Look`, names: ["brand_colour", "typeface"] },
  {
    id: "goods",
    title: msg`What you sell`,
    names: [
      ...(["goods_one_en", "goods_many_en", "reply_en"] as const),
      ...(["goods_one_fr", "goods_many_fr", "reply_fr", "goods_feminine_fr"] as const),
    ],
  },
  { id: "cloths", title: msg`Colors and materials`, names: ["cloth_colours", "cloths"] },
  {
    id: "hours",
    title: msg`Opening hours`,
    names: ["footer_hours", "contact_hours", "time_zone", "holidays"],
  },
  {
    id: "claims",
    title: msg`Claims and numbers`,
    names: ["claims", "home_counters", "other_numbers", "about_numbers", "rating", "ready_claims_shown"],
  },
  {
    id: "offers",
    title: msg`Quotes and offers`,
    names: [
      "quote_prefix",
      "order_prefix",
      "minimum_units",
      "units_step",
      "offer_valid_days",
      "deposit_due_days",
      "reminders_on",
      "reminder_after_days",
      "reminder_before_days",
      "due_reminder_steps",
      "terms_en",
      "terms_fr",
      "link_rights",
    ],
  },
  {
    id: "orders",
    title: msg`Production and packing`,
    names: ["lead_days", "transit_days", "units_per_carton", "cartons_per_pallet", "carton_kg"],
  },
  {
    id: "mail",
    title: msg`Mail`,
    secrets: ["mail"],
    names: ["staff_email", "mail_from_name", "mail_reply_to", "mail_signature"],
  },
  {
    id: "payments",
    secrets: ["stripe", "paypal"],
    title: msg`Payments`,
    names: ["bank_holder", "bank_account", "bank_name", "bank_code"],
  },
  {
    id: "france",
    title: msg`French papers`,
    names: [
      "legal_form",
      "share_capital",
      "siret",
      "register_town",
      "shop_vat_number",
      "naf_code",
      "vat_exempt",
      "vat_on_debits",
      "late_penalty_percent",
      "early_payment_sentence",
      "recovery_sentence",
      "delivery_sentence",
      "complaints_sentence",
    ],
  },
  {
    id: "books",
    title: msg`Accounts of the books`,
    names: [
      "fec_journal_code",
      "fec_journal_name",
      "fec_clients_account",
      "fec_clients_label",
      "fec_deposits_account",
      "fec_deposits_label",
      "fec_sales_account",
      "fec_sales_label",
      "fec_freight_account",
      "fec_freight_label",
      "fec_tax_account",
      "fec_tax_label",
      "xero_sales_account",
      "xero_tax_account",
      "xero_freight_account",
      "xero_deposits_account",
      "xero_tax_type",
      "xero_tax_types",
      "quickbooks_sales_item",
      "quickbooks_freight_item",
      "quickbooks_discount_item",
      "quickbooks_deposits_item",
      "quickbooks_tax_item",
      "quickbooks_untaxed_code",
      "quickbooks_tax_codes",
    ],
  },
  {
    id: "front",
    title: msg`Front page`,
    names: ["front_parts_hidden", "hero_sentence_en", "hero_sentence_fr", "hero_alt_en", "hero_alt_fr"],
  },
  { id: "backup", title: msg`Backup`, secrets: ["backup"], names: [] },
];

/** The groups of a shop in a country: what French law has on papers is asked in France alone. */
export function groupsIn(country: string): readonly SettingGroup[] {
  return settingGroups.filter(({ id }) => id !== "france" || isFrance(country));
}

/** The taxes of a shop: what Colorado charges is asked there, of who collects its tax, and where it is charged already. */
export function taxesOf(settings: ShopSettings, profiles: readonly Pick<TaxProfileAnswer, "state">[]) {
  const isAsked =
    lawOf(settings).of === "colorado" ||
    profiles.some(({ state }) => state === "CO") ||
    settings.retail_delivery_fee !== null;
  return isAsked ? taxes : { ...taxes, names: taxes.names.filter((name) => name !== "retail_delivery_fee") };
}
