import type { Language } from "#domain/language/language.ts";
import type { Config } from "#server/config.ts";

/**
 * Where staff reads its mails. The language is the shop's; when the mail is sent, the account with this address may have
 * chosen another.
 */
export function staffRecipient(config: Pick<Config, "STAFF_EMAIL" | "ADMIN_EMAIL" | "SHOP_LANGUAGE">): {
  email: string;
  language: Language;
} {
  return { email: config.STAFF_EMAIL || config.ADMIN_EMAIL, language: config.SHOP_LANGUAGE };
}
