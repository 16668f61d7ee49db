import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type ShopSettings, settingRules } from "#domain/offers/offer-settings.ts";

/** The settings as their form holds them: a number that is empty, or none, is NaN. */
export type SettingFormValues = Omit<ShopSettings, "offer_valid_days" | "default_tax_profile_id"> & {
  readonly has_end: boolean;
  readonly offer_valid_days: number;
  /** Empty for none. */
  readonly default_tax_profile_id: string;
};

/** What an offer holds for once it is given an end again. */
const usualDays = 30;

export const settingLabels: Readonly<Record<keyof ShopSettings, MessageDescriptor>> = {
  offer_valid_days: msg`Days an offer holds`,
  terms_en: msg`Terms in English`,
  terms_fr: msg`Terms in French`,
  default_tax_profile_id: msg`Tax profile of new offers`,
  minimum_units: msg`Least units of a line`,
  reminder_after_days: msg`Days after sending`,
  reminder_before_days: msg`Days before the end`,
  reminders_on: msg`Write reminders`,
};

export function valuesOf(settings: ShopSettings): SettingFormValues {
  const { offer_valid_days: days, default_tax_profile_id: profile } = settings;
  return {
    ...settings,
    has_end: days !== null,
    offer_valid_days: days ?? usualDays,
    default_tax_profile_id: profile === null ? "" : String(profile),
  };
}

export function readValues({ has_end, ...values }: SettingFormValues): ShopSettings {
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
    terms_en: settingRules.terms(settings.terms_en),
    terms_fr: settingRules.terms(settings.terms_fr),
    minimum_units: settingRules.minimum_units(settings.minimum_units),
    reminder_after_days: settingRules.reminder_after_days(settings.reminder_after_days),
    reminder_before_days: settingRules.reminder_before_days(settings.reminder_before_days),
  };
}

/** After a conflict: what stands now where it is not what was typed. */
export function differencesOf(fresh: ShopSettings, typed: SettingFormValues, i18n: I18n) {
  const now = new Map<string, unknown>(Object.entries(fresh));
  return Object.entries(readValues(typed)).flatMap(([name, value]) => {
    const stored = now.get(name);
    return stored === value
      ? []
      : [{ label: i18n._(settingLabels[name as keyof ShopSettings]), now: shown(stored, i18n) }];
  });
}

function shown(value: unknown, i18n: I18n): string {
  if (typeof value === "boolean") return i18n._(value ? msg`On` : msg`Off`);
  return value === null ? "" : String(value);
}
