import type { Db } from "#server/platform/database/db.ts";
import { findCompany } from "./companies.repository.ts";

/** How a company is called; undefined for one that does not exist. */
export async function systemFindCompanyName(db: Db, id: number): Promise<string | undefined> {
  return (await findCompany(db, id))?.row.name;
}
