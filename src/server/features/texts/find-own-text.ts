import type { Language } from "#domain/language/language.ts";
import type { OwnPage } from "#domain/texts/page-text.ts";
import type { MailTextName, OwnText, PageTextName } from "#domain/texts/text-names.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { findTextRow, ownTextOf } from "./texts.repository.ts";

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

/** What a page says in the shop's own words; null for the original. */
export async function visitorReadOwnPage(
  { db, shop }: Pick<Services, "db" | "shop">,
  name: PageTextName,
  language: Language,
): Promise<OwnPage | null> {
  const row = await findTextRow(db, name, language);
  const body = ownTextOf(row)?.body;
  return row && body ? { body, updatedOn: shopDayAt(new Date(row.changed_at), shop.facts().timeZone) } : null;
}
