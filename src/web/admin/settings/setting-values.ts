import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type OfferSettings, offerSettingsOf } from "#domain/offers/offer-settings.ts";
import { settingRules } from "#domain/settings/setting-rules.ts";
import { settingLabels } from "./setting-labels.ts";

/** The settings as their form holds them: a number that is empty, or none, is NaN. */
export type SettingFormValues = Omit<OfferSettings, "offer_valid_days" | "default_tax_profile_id"> & {
  readonly has_end: boolean;
  readonly offer_valid_days: number;
  /** Empty for none. */
  readonly default_tax_profile_id: string;
};

/** What an offer holds for once it is given an end again. */
const usualDays = 30;

export function valuesOf(settings: OfferSettings): SettingFormValues {
  const { offer_valid_days: days, default_tax_profile_id: profile } = settings;
  return {
    ...offerSettingsOf(settings),
    has_end: days !== null,
    offer_valid_days: days ?? usualDays,
    default_tax_profile_id: profile === null ? "" : String(profile),
  };
}

export function readValues({ has_end, ...values }: SettingFormValues): OfferSettings {
  const { default_tax_profile_id: profile } = values;
  return {
    ...values,
    offer_valid_days: has_end ? values.offer_valid_days : null,
    default_tax_profile_id: profile === "" ? null : Number(profile),
  };
}

export function rulesOf(values: SettingFormValues) {
  const settings = readValues(values);
  return {
    offer_valid_days: settingRules.offer_valid_days(settings.offer_valid_days),
    terms_en: settingRules.terms_en(settings.terms_en),
    terms_fr: settingRules.terms_fr(settings.terms_fr),
    minimum_units: settingRules.minimum_units(settings.minimum_units),
    reminder_after_days: settingRules.reminder_after_days(settings.reminder_after_days),
    reminder_before_days: settingRules.reminder_before_days(settings.reminder_before_days),
  };
}

/** After a conflict: what stands now where it is not what was typed. */
export function differencesOf(fresh: OfferSettings, typed: SettingFormValues, i18n: I18n) {
  const now = new Map<string, unknown>(Object.entries(fresh));
  return Object.entries(readValues(typed)).flatMap(([name, value]) => {
    const stored = now.get(name);
    return stored === value
      ? []
      : [{ label: i18n._(settingLabels[name as keyof OfferSettings]), now: shown(stored, i18n) }];
  });
}

function shown(value: unknown, i18n: I18n): string {
  if (typeof value === "boolean") return i18n._(value ? msg`On` : msg`Off`);
  return value === null ? "" : String(value);
}
