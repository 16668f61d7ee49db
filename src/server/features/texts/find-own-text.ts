import type { Language } from "#domain/language/language.ts";
import type { Sayings } from "#domain/shop/shop-facts.ts";
import { neutralPage } from "#domain/texts/neutral-texts.ts";
import type { OwnPage } from "#domain/texts/page-text.ts";
import { isWordText, type MailTextName, type OwnText, type PageTextName } from "#domain/texts/text-names.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { findTextRow, listTextRows, ownTextOf } from "./texts.repository.ts";

/** The name under which changes of texts are counted: pages are rendered anew when it rises. */
export const textsVersion = "texts";

/** What the shop says in this mail in its own words; null for the original. */
export async function systemFindOwnMailText(
  db: Db,
  name: MailTextName,
  language: Language,
): Promise<OwnText | null> {
  return ownTextOf(await findTextRow(db, name, language));
}

/** The sentences that the shop says in its own words. */
export async function systemReadSayings(db: Db): Promise<Sayings> {
  const rows = (await listTextRows(db)).filter(({ name }) => isWordText(name));
  const inLanguage = (language: Language) =>
    Object.fromEntries(
      rows.flatMap((row) => {
        const body = row.language === language ? ownTextOf(row)?.body : undefined;
        return body ? [[row.name, body]] : [];
      }),
    );
  return { en: inLanguage("en"), fr: inLanguage("fr") };
}

/** What a page says in the words of its shop; null for the text that the demo came with. */
export async function visitorReadPage(
  services: Pick<Services, "db" | "shop" | "translate">,
  name: PageTextName,
  language: Language,
): Promise<OwnPage | null> {
  return (await findOwnPage(services, name, language)) ?? neutralPageOf(services, name, language);
}

/** What a shop of one's own says there until its owner wrote something; null where the demo's text is true of every shop. */
export function neutralPageOf(
  { shop, translate }: Pick<Services, "shop" | "translate">,
  name: PageTextName,
  language: Language,
): OwnPage | null {
  const facts = shop.facts();
  const message = facts.isDemo ? undefined : neutralPage(name, facts);
  return message ? { body: translate(language, message), updatedOn: null } : null;
}

async function findOwnPage(
  { db, shop }: Pick<Services, "db" | "shop">,
  name: PageTextName,
  language: Language,
): Promise<OwnPage | null> {
  const row = await findTextRow(db, name, language);
  const body = ownTextOf(row)?.body;
  return row && body ? { body, updatedOn: shopDayAt(new Date(row.changed_at), shop.facts().timeZone) } : null;
}
