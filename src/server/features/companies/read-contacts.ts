import type { CompanyContact, CompanyRecord } from "#contracts/companies/companies.ts";
import { firmDomainOf } from "#domain/companies/mail-domains.ts";
import { systemReadClients } from "#server/features/clients/system-list-clients.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findContactRows } from "./contacts.repository.ts";

/** So many clients are proposed at most. */
const mostProposed = 20;

/** The contacts of a company as the calls answer them. */
export async function readContacts(db: Db, companyId: number): Promise<CompanyContact[]> {
  const rows = await findContactRows(db, companyId);
  const clients = await systemReadClients(
    db,
    rows.map(({ client_id }) => client_id),
  );
  return rows.flatMap(({ client_id, title, created_at }) => {
    const client = clients.find(({ id }) => id === client_id);
    return client ? [{ client_id, name: client.name, email: client.email, title, created_at }] : [];
  });
}

/** Finds clients by the domains of their addresses, through their quotes, which are searched by an index. */
export type FindClientsOfDomains = (
  db: Db,
  domains: readonly string[],
  most: number,
) => Promise<{ readonly id: number; readonly name: string; readonly email: string }[]>;

/** Clients with an address of the same firm's domain as one of the contacts: proposed, never added by themselves. */
export async function proposeContacts(
  db: Db,
  contacts: readonly CompanyContact[],
  findClients: FindClientsOfDomains,
): Promise<CompanyRecord["proposed"]> {
  const domains = new Set(contacts.flatMap(({ email }) => firmDomainOf(email) ?? []));
  if (domains.size === 0) return [];
  const known = new Set(contacts.map(({ client_id }) => client_id));
  const clients = await findClients(db, [...domains], mostProposed + known.size);
  // A client is found by the addresses of all his quotes, but proposed by his own.
  const found = clients.filter(({ id, email }) => !known.has(id) && domains.has(firmDomainOf(email) ?? ""));
  return found.slice(0, mostProposed).map(({ id, name, email }) => ({ client_id: id, name, email }));
}
