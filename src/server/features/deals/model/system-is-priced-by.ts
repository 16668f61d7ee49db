import type { Db } from "#server/platform/database/db.ts";
import "./quotes.table.ts";
import "./versions.table.ts";

/** Whether something was asked for or offered by this price list. */
export async function systemIsPricedBy(db: Db, listId: number): Promise<boolean> {
  const quote = db.selectFrom("quotes").select("id").where("price_list_id", "=", listId).limit(1);
  if (await quote.executeTakeFirst()) return true;
  const version = db.selectFrom("quote_versions").select("id").where("price_list_id", "=", listId).limit(1);
  return (await version.executeTakeFirst()) !== undefined;
}
