import type { Language } from "#domain/language/language.ts";
import type { Services } from "#server/services.ts";
import { findLanguageOfAccount } from "../accounts.repository.ts";

/** The language of mails to a staff address: the account's own choice, else the shop's. */
export async function systemFindMailLanguage(
  { db, config, shop }: Pick<Services, "db" | "config" | "shop">,
  email: string,
): Promise<Language> {
  return (await findLanguageOfAccount(db, email)) ?? shop.facts().onlyLanguage ?? config.SHOP_LANGUAGE;
}
