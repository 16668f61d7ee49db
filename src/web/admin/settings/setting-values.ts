import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SettingChanges } from "#contracts/settings.ts";
import { settingRules } from "#domain/settings/setting-rules.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import { noProof, type ProofValues } from "../accounts/proof-fields.tsx";
import { settingLabels } from "./setting-labels.ts";

export type SettingName = keyof ShopSettings;
type LinesName =
  | "footer_hours"
  | "contact_hours"
  | "holidays"
  | "claims"
  | "quickbooks_tax_codes"
  | "xero_tax_types";

/**
 * The settings as forms hold them: lists of lines as one text, what is no number as NaN, no tax profile as ""; and the proof
 * that guarded ones ask for.
 */
type TypedName = LinesName | "default_tax_profile_id" | "due_reminder_steps";

export type SettingFormValues = Omit<ShopSettings, TypedName> &
  Readonly<Record<TypedName, string>> &
  ProofValues;

export function valuesOf(settings: ShopSettings): SettingFormValues {
  const { default_tax_profile_id: profile } = settings;
  return {
    ...settings,
    footer_hours: settings.footer_hours.join("\n"),
    contact_hours: settings.contact_hours.join("\n"),
    holidays: settings.holidays.join("\n"),
    claims: settings.claims.join("\n"),
    quickbooks_tax_codes: settings.quickbooks_tax_codes.join("\n"),
    xero_tax_types: settings.xero_tax_types.join("\n"),
    default_tax_profile_id: profile === null ? "" : String(profile),
    due_reminder_steps: settings.due_reminder_steps.join(", "),
    ...noProof,
  };
}

export function readValues({ current_password, code, ...values }: SettingFormValues): ShopSettings {
  const { default_tax_profile_id: profile } = values;
  return {
    ...values,
    footer_hours: linesOf(values.footer_hours),
    contact_hours: linesOf(values.contact_hours),
    holidays: linesOf(values.holidays),
    claims: linesOf(values.claims),
    quickbooks_tax_codes: linesOf(values.quickbooks_tax_codes),
    xero_tax_types: linesOf(values.xero_tax_types),
    default_tax_profile_id: profile === "" ? null : Number(profile),
    due_reminder_steps: readSteps(values.due_reminder_steps),
  };
}

function linesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => line.trim() || []);
}

/** Days apart from each other by anything but a sign, the first one first; what is no number is NaN, which its rule refuses. */
export function readSteps(text: string): number[] {
  const parts = text.replaceAll("−", "-").split(/[\s,;]+/);
  return parts
    .filter((part) => part !== "")
    .map(Number)
    .toSorted((one, other) => one - other);
}

/** The settings as they would be with what is typed of some. */
export function withTyped(
  saved: ShopSettings,
  typed: ShopSettings,
  names: readonly SettingName[],
): ShopSettings {
  return { ...saved, ...Object.fromEntries(names.map((name) => [name, typed[name]])) };
}

/** The settings with these names alone. */
export function pick(settings: ShopSettings, names: readonly SettingName[]): SettingChanges {
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}

/** The rules of these settings. */
export function rulesOf(names: readonly SettingName[]) {
  return (values: SettingFormValues) => {
    const settings = readValues(values);
    return Object.fromEntries(names.map((name) => [name, broken(name, settings)]));
  };
}

function broken<Name extends SettingName>(name: Name, settings: ShopSettings) {
  return settingRules[name](settings[name]);
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** After a conflict: what stands now where it is not what was typed. */
export function differencesOf(
  fresh: ShopSettings,
  typed: ShopSettings,
  names: readonly SettingName[],
  i18n: I18n,
) {
  return names.flatMap((name) =>
    isSame(fresh[name], typed[name])
      ? []
      : [{ label: i18n._(settingLabels[name]), now: shown(fresh[name], i18n) }],
  );
}

function shown(value: ShopSettings[SettingName], i18n: I18n): string {
  if (typeof value === "boolean") return i18n._(value ? msg`On` : msg`Off`);
  if (Array.isArray(value)) return value.map(shownItem).join(", ");
  return value === null ? "" : String(value);
}

function shownItem(item: string | number | object): string {
  return typeof item === "object" ? Object.values(item).join(" ") : String(item);
}
