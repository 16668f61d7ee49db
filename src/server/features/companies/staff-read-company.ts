import type { CompanyAnswer, CompanyRecord, CompanyRow } from "#contracts/companies/companies.ts";
import type { ListMeta } from "#contracts/lists.ts";
import { pageSizes } from "#domain/lists/page-sizes.ts";
import type { Db } from "#server/platform/database/db.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { findCertificates } from "./certificates.repository.ts";
import {
  type CompanySort,
  type FindBuyers,
  readCompaniesOfClient,
  readCompaniesPage,
} from "./companies.repository.ts";
import { countContacts, findContactIds } from "./contacts.repository.ts";
import { contactsPerPage, type FindClientsOfDomains, readContacts } from "./read-contacts.ts";
import { requireCompany } from "./require-company.ts";
import { showCompany } from "./show-company.ts";
import { showCertificate } from "./staff-save-certificate.ts";

const [defaultPerPage] = pageSizes.companies;
/** No client buys for so many: nearly always all stand on the first page. */
const perPageOfClient = 100;

/** What quotes know of a company, handed over where the features are put together. */
export interface CompanySources {
  readonly findBuyers: FindBuyers;
  readonly findClientsOfDomains: FindClientsOfDomains;
  /** Whether a client's address is known to be his. */
  readonly isConfirmed: (db: Db, clientId: number) => Promise<boolean>;
  readonly quotes: (
    db: Db,
    which: { readonly companyId: number; readonly clientIds: readonly number[] },
  ) => Promise<Pick<CompanyRecord, "quotes" | "open_cents">>;
}

interface CompaniesQuery extends ListQuery {
  readonly search?: string | undefined;
  readonly sort?: CompanySort | undefined;
}

/** One page of the companies, by name unless asked otherwise; a search finds them by all that their quotes hold, too. */
export async function staffListCompanies(
  { db }: Pick<Services, "db">,
  query: CompaniesQuery,
  findBuyers: FindBuyers,
): Promise<{ companies: CompanyRow[]; meta: ListMeta }> {
  const paging = pagingOf(query, defaultPerPage);
  const { search: text, sort } = query;
  const search = text ? { text, buyers: await findBuyers(db, text) } : undefined;
  const { companies: found, total } = await readCompaniesPage(db, search, { sort, paging });
  const counts = await countContacts(
    db,
    found.map(({ row }) => row.id),
  );
  const companies = found.map((each) => ({
    ...showCompany(each),
    contact_count: counts.get(each.row.id) ?? 0,
  }));
  return { companies, meta: paging.meta(total) };
}

/** One page of the companies that a client is a contact of, by name. */
export async function staffListCompaniesOfClient(
  { db }: Pick<Services, "db">,
  clientId: number,
  query: ListQuery,
): Promise<{ companies: CompanyAnswer[]; meta: ListMeta }> {
  const paging = pagingOf(query, perPageOfClient);
  const { companies, total } = await readCompaniesOfClient(db, clientId, paging);
  return { companies: companies.map(showCompany), meta: paging.meta(total) };
}

/** A company with all that is about it; of its contacts the first page. @throws 404 */
export async function staffReadCompany(
  services: Services,
  companyId: number,
  { findClientsOfDomains, quotes }: CompanySources,
): Promise<CompanyRecord> {
  const { db } = services;
  const company = await requireCompany(db, companyId);
  const found = await readContacts(
    db,
    companyId,
    { limit: contactsPerPage, offset: 0 },
    findClientsOfDomains,
  );
  const clientIds = await findContactIds(db, companyId);
  const certificates = await findCertificates(db, companyId);
  return {
    company: showCompany(company),
    ...found,
    contact_count: clientIds.length,
    certificates: certificates.map((row) => showCertificate(row, todayOf(services))),
    ...(await quotes(db, { companyId, clientIds })),
  };
}
