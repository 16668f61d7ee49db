import type { Db } from "#server/platform/database/db.ts";
import { findCompany } from "./companies.repository.ts";
import { findCompanyIdsOfClient } from "./contacts.repository.ts";

/** The company of a quote by id and name, as ADR-67 has it; undefined where its client buys for none. */
export async function systemNameBuyer(
  db: Db,
  { companyId, clientId }: { readonly companyId: number | null; readonly clientId: number },
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  const of = companyId === null ? await findCompanyIdsOfClient(db, clientId) : [companyId];
  const [id, ...others] = of;
  const company = id === undefined || others.length > 0 ? undefined : await findCompany(db, id);
  return company && { id: company.row.id, name: company.row.name };
}
