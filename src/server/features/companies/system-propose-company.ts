import type { Db } from "#server/platform/database/db.ts";
import { findCompanyNamed, readCompaniesOfClient } from "./companies.repository.ts";

/** The company that a name may mean, for a client who is a contact of none; its id where there is one of that name. */
export async function systemProposeCompany(
  db: Db,
  { clientId, name }: { readonly clientId: number; readonly name: string },
): Promise<{ readonly companyId: number | null } | undefined> {
  const { total } = await readCompaniesOfClient(db, clientId, { limit: 1, offset: 0 });
  if (total > 0) return undefined;
  return { companyId: (await findCompanyNamed(db, name)) ?? null };
}
