import type { ShopSettings } from "./shop-settings.ts";

/**
 * Settings by which a stolen session could lead money, mails or strangers elsewhere, or open closed books: changing one
 * asks for the owner's password and code, and is mailed to all owners (SPEC-4.47).
 */
export const guardedSettings = [
  "bank_holder",
  "bank_account",
  "bank_name",
  "bank_code",
  "staff_email",
  "registration_open",
  "books_locked_until",
  "link_rights",
] as const satisfies readonly (keyof ShopSettings)[];
export type GuardedSetting = (typeof guardedSettings)[number];

/** The guarded settings that a change moves; what is left out of it stays. */
export function guardedChanges(
  before: Pick<ShopSettings, GuardedSetting>,
  changes: { readonly [Name in GuardedSetting]?: ShopSettings[Name] | undefined },
): GuardedSetting[] {
  return guardedSettings.filter((name) => changes[name] !== undefined && changes[name] !== before[name]);
}
