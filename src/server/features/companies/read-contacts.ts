import type { RawBuilder, SqlBool } from "kysely";
import type { CompanyContact, CompanyRecord } from "#contracts/companies/companies.ts";
import type { ListMeta } from "#contracts/lists.ts";
import { firmDomainOf } from "#domain/companies/mail-domains.ts";
import { systemReadClients } from "#server/features/clients/system-list-clients.ts";
import type { Db } from "#server/platform/database/db.ts";
import { type ListQuery, type Paging, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import { countContacts, findContactRows, isContact } from "./contacts.repository.ts";
import { requireCompany } from "./require-company.ts";

/** Hardly any company has more buyers, so that one page nearly always shows all. */
export const contactsPerPage = 100;

/** So many clients are proposed at most. */
const mostProposed = 20;

/** Finds clients by the domains of their addresses, through their quotes, which are searched by an index. */
export type FindClientsOfDomains = (
  db: Db,
  asked: {
    readonly domains: readonly string[];
    /** Those who are not meant, of the clients of the query. */
    readonly except: RawBuilder<SqlBool>;
    readonly most: number;
  },
) => Promise<{ readonly id: number; readonly name: string; readonly email: string }[]>;

/** One page of the contacts of a company, and who else may be added. @throws 404 */
export async function staffListContacts(
  { db }: Pick<Services, "db">,
  companyId: number,
  query: ListQuery,
  findClients: FindClientsOfDomains,
): Promise<Pick<CompanyRecord, "contacts" | "proposed"> & { meta: ListMeta }> {
  await requireCompany(db, companyId);
  const paging = pagingOf(query, contactsPerPage);
  const count = (await countContacts(db, [companyId])).get(companyId) ?? 0;
  return { ...(await readContacts(db, companyId, paging, findClients)), meta: paging.meta(count) };
}

/** Some contacts of a company, with the clients whose addresses are of the same firms' domains: proposed, never added by themselves. */
export async function readContacts(
  db: Db,
  companyId: number,
  paging: Pick<Paging, "limit" | "offset">,
  findClients: FindClientsOfDomains,
): Promise<Pick<CompanyRecord, "contacts" | "proposed">> {
  const rows = await findContactRows(db, companyId, paging);
  const clients = await systemReadClients(
    db,
    rows.map(({ client_id }) => client_id),
  );
  const byId = new Map(clients.map((client) => [client.id, client]));
  const contacts = rows.flatMap(({ client_id, title, created_at }): CompanyContact[] => {
    const client = byId.get(client_id);
    return client ? [{ client_id, name: client.name, email: client.email, title, created_at }] : [];
  });
  return { contacts, proposed: await propose(db, companyId, contacts, findClients) };
}

async function propose(
  db: Db,
  companyId: number,
  contacts: readonly CompanyContact[],
  findClients: FindClientsOfDomains,
): Promise<CompanyRecord["proposed"]> {
  const domains = new Set(contacts.flatMap(({ email }) => firmDomainOf(email) ?? []));
  if (domains.size === 0) return [];
  const except = isContact(companyId, "clients.id");
  const clients = await findClients(db, { domains: [...domains], except, most: mostProposed });
  // A client is found by the addresses of all his quotes, but proposed by his own.
  const found = clients.filter(({ email }) => domains.has(firmDomainOf(email) ?? ""));
  return found.map(({ id, name, email }) => ({ client_id: id, name, email }));
}
