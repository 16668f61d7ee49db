import { firstSettings, type ShopSettings } from "#domain/settings/shop-settings.ts";
import type { Config } from "#server/config/config.ts";

/** What the shop was started with: the variables that were set, else the specified texts of the demo, or nothing of them. */
export function firstSettingsOf(config: Config, isDemo: boolean): ShopSettings {
  const variables: { readonly [Name in keyof ShopSettings]?: ShopSettings[Name] | undefined } = {
    shop_name: config.SHOP_NAME,
    street: config.SHOP_STREET,
    city: config.SHOP_CITY,
    region: config.SHOP_REGION,
    postal_code: config.SHOP_POSTAL_CODE,
    country: config.SHOP_COUNTRY,
    phone: config.SHOP_PHONE,
    email: config.SHOP_EMAIL ?? (isDemo ? undefined : config.ADMIN_EMAIL),
    social_link: config.SHOP_SOCIAL_LINK,
    footer_hours: config.SHOP_FOOTER_HOURS,
    contact_hours: config.SHOP_CONTACT_HOURS,
    claims: config.SHOP_CLAIMS,
    first_language: config.SHOP_LANGUAGE,
    minimum_units: config.MINIMUM_UNITS,
    staff_email: config.STAFF_EMAIL,
    bank_holder: config.BANK_TRANSFER_HOLDER,
    bank_account: config.BANK_TRANSFER_ACCOUNT,
    bank_name: config.BANK_TRANSFER_BANK,
    bank_code: config.BANK_TRANSFER_CODE,
  };
  const given: Partial<ShopSettings> = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined),
  );
  return firstSettings({ isDemo, given });
}
