import type { Db } from "#server/platform/database/db.ts";
import "./quotes.table.ts";

/** The deals of a client, deleted ones too: their money stays in the books. */
export async function systemFindDealsOfClient(db: Db, clientId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("quotes")
    .select("id")
    .where("client_id", "=", clientId)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The same of a company: those that staff chose it for, and those of its contacts without a choice. */
export async function systemFindDealsOfCompany(
  db: Db,
  { companyId, clientIds }: { readonly companyId: number; readonly clientIds: readonly number[] },
): Promise<readonly number[]> {
  const chosen = await db
    .selectFrom("quotes")
    .select("id")
    .where("company_id", "=", companyId)
    .orderBy("id")
    .execute();
  const ofContacts =
    clientIds.length === 0
      ? []
      : await db
          .selectFrom("quotes")
          .select("id")
          .where("company_id", "is", null)
          .where("client_id", "in", clientIds)
          .orderBy("id")
          .execute();
  return [...chosen, ...ofContacts].map(({ id }) => id);
}
