import type { CompanyRecord, CompanyRow } from "#contracts/companies/companies.ts";
import type { ListMeta } from "#contracts/lists.ts";
import { pageSizes } from "#domain/lists/page-sizes.ts";
import type { Db } from "#server/platform/database/db.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { findCertificates } from "./certificates.repository.ts";
import { type CompanySort, readCompaniesPage } from "./companies.repository.ts";
import { countContacts } from "./contacts.repository.ts";
import { type FindClientsOfDomains, proposeContacts, readContacts } from "./read-contacts.ts";
import { requireCompany } from "./require-company.ts";
import { showCompany } from "./show-company.ts";
import { showCertificate } from "./staff-save-certificate.ts";

const [defaultPerPage] = pageSizes.companies;

/** What quotes know of a company, handed over where the features are put together. */
export interface CompanySources {
  readonly findClientsOfDomains: FindClientsOfDomains;
  readonly quotes: (
    db: Db,
    which: { readonly companyId: number; readonly clientIds: readonly number[] },
  ) => Promise<Pick<CompanyRecord, "quotes" | "open_cents">>;
}

interface CompaniesQuery extends ListQuery {
  readonly search?: string | undefined;
  readonly sort?: CompanySort | undefined;
}

/** One page of the companies, by name unless asked otherwise. */
export async function staffListCompanies(
  { db }: Pick<Services, "db">,
  query: CompaniesQuery,
): Promise<{ companies: CompanyRow[]; meta: ListMeta }> {
  const paging = pagingOf(query, defaultPerPage);
  const { companies: found, total } = await readCompaniesPage(db, query.search, { sort: query.sort, paging });
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

/** A company with all that is about it. @throws 404 */
export async function staffReadCompany(
  services: Services,
  companyId: number,
  { findClientsOfDomains, quotes }: CompanySources,
): Promise<CompanyRecord> {
  const { db } = services;
  const company = await requireCompany(db, companyId);
  const contacts = await readContacts(db, companyId);
  const certificates = await findCertificates(db, companyId);
  return {
    company: showCompany(company),
    contacts,
    proposed: await proposeContacts(db, contacts, findClientsOfDomains),
    certificates: certificates.map((row) => showCertificate(row, todayOf(services))),
    ...(await quotes(db, { companyId, clientIds: contacts.map(({ client_id }) => client_id) })),
  };
}
