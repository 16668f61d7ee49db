import type { Language } from "#domain/language/language.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import type { Config } from "#server/config.ts";

interface ShopOfStaff {
  readonly config: Pick<Config, "ADMIN_EMAIL">;
  readonly shop: {
    readonly settings: () => Pick<ShopSettings, "staff_email">;
    readonly facts: () => Pick<ShopFacts, "firstLanguage">;
  };
}

/**
 * Where staff reads its mails. The language is the shop's; when the mail is sent, the account with this address may have
 * chosen another.
 */
export function staffRecipient({ config, shop }: ShopOfStaff): { email: string; language: Language } {
  return { email: shop.settings().staff_email || config.ADMIN_EMAIL, language: shop.facts().firstLanguage };
}
