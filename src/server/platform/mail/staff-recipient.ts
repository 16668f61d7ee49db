import type { Language } from "#domain/language/language.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import { exampleOwnerAddress } from "#domain/shop/own-identity.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import type { Config } from "#server/config/config.ts";

interface ShopOfStaff {
  readonly config: Pick<Config, "ADMIN_EMAIL">;
  readonly shop: {
    readonly settings: () => Pick<ShopSettings, "staff_email" | "email">;
    readonly facts: () => Pick<ShopFacts, "firstLanguage" | "isDemo">;
  };
}

/**
 * Where staff reads its mails. The language is the shop's; when the mail is sent, the account with this address may have
 * chosen another.
 */
export function staffRecipient({ config, shop }: ShopOfStaff): { email: string; language: Language } {
  const email = shop.settings().staff_email || reachedAddress(shop, config.ADMIN_EMAIL);
  return { email, language: shop.facts().firstLanguage };
}

/**
 * The address at which the person behind an account reads mails. The first owner of a shop that was started without one
 * signs in with the example's, which reaches no person: where visitors write to, she reads.
 */
export function reachedAddress(shop: ShopOfStaff["shop"], address: string): string {
  return address === exampleOwnerAddress && !shop.facts().isDemo ? shop.settings().email : address;
}
