import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";

/** What each setting is called, in its form, in the search and in the history. */
export const settingLabels: Readonly<Record<keyof ShopSettings, MessageDescriptor>> = {
  shop_name: msg`Name of the shop`,
  street: msg`Street and number`,
  city: msg`City`,
  region: msg`State or region`,
  postal_code: msg`Postal code`,
  country: msg`Country`,
  phone: msg`Phone`,
  email: msg`Email that visitors write to`,
  social_link: msg`Address of your page in a social network`,
  footer_hours: msg`Hours at the foot of each page`,
  contact_hours: msg`Hours on the contact page`,
  claims: msg`Claims of the home page`,
  home_counters: msg`Counters of the home page`,
  other_numbers: msg`Numbers beside About on the home page`,
  about_numbers: msg`Numbers of the About page`,
  rating: msg`Stars of every product`,
  hero_sentence_en: msg`First sentence in English`,
  hero_sentence_fr: msg`First sentence in French`,
  offer_valid_days: msg`Days an offer holds`,
  terms_en: msg`Terms in English`,
  terms_fr: msg`Terms in French`,
  default_tax_profile_id: msg`Tax profile of new offers`,
  minimum_units: msg`Least units of a size`,
  units_step: msg`Step of the quantity`,
  reminder_after_days: msg`Days after sending`,
  reminder_before_days: msg`Days before the end`,
  reminders_on: msg`Write reminders`,
  staff_email: msg`Where staff gets its mail`,
  bank_holder: msg`Account holder`,
  bank_account: msg`Account number or IBAN`,
  bank_name: msg`Bank`,
  bank_code: msg`Routing number or BIC`,
};
