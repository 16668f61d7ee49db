import { type Language, mailLanguage } from "#domain/language/language.ts";
import type { Config } from "#server/config.ts";

/** Where staff reads its mails, and in which language (decisions §0.17). */
export function staffRecipient(config: Pick<Config, "STAFF_EMAIL" | "ADMIN_EMAIL">): {
  email: string;
  language: Language;
} {
  return { email: config.STAFF_EMAIL || config.ADMIN_EMAIL, language: mailLanguage(undefined, "staff") };
}
