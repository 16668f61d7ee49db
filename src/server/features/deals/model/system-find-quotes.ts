import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { lookFor } from "#server/platform/lists/look-for.ts";
import { searchedTables } from "#server/sources/searched-tables.ts";
import "./quotes.table.ts";

/** The quotes that a text finds, by their ids; none where so many hold it that it tells none from others. */
export async function systemFindQuotes(db: Db, text: string): Promise<readonly number[]> {
  const found = await lookFor(db, { table: searchedTables.quotes, conditions: [], text });
  return "ids" in found ? found.ids : [];
}

/** Whose quotes these are: companies that staff chose, and clients of those without such a choice. */
export async function systemFindBuyers(
  db: Db,
  text: string,
): Promise<{ readonly companyIds: readonly number[]; readonly clientIds: readonly number[] }> {
  const rows = await db
    .selectFrom("quotes")
    .select(["company_id", "client_id"])
    .distinct()
    .where(isOneOf(db, "id", await systemFindQuotes(db, text)))
    .execute();
  return {
    companyIds: rows.flatMap(({ company_id }) => company_id ?? []),
    // They buy for the companies whose contacts they are.
    clientIds: rows.flatMap(({ company_id, client_id }) => (company_id === null ? client_id : [])),
  };
}
