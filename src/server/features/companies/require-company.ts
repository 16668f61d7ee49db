import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type Company, findCompany } from "./companies.repository.ts";
import { showCompany } from "./show-company.ts";

/** The company that is meant. @throws not_found; conflict when the caller has seen another version */
export async function requireCompany(db: Db, id: number, expectedVersion?: number): Promise<Company> {
  const company = await findCompany(db, id);
  if (!company) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== company.row.version) throw staleCompany(company);
  return company;
}

/** The company was changed since the caller read it; the answer carries it as it stands. */
export function staleCompany(fresh: Company): AppError {
  return new AppError("conflict", { extra: { fresh: showCompany(fresh) } });
}
