import type { Certificate } from "#domain/companies/certificates.ts";
import type { CompanyAddress } from "#domain/companies/company-rules.ts";
import type { PaymentTerms } from "#domain/companies/payment-terms.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { certificateOf, findCertificates } from "./certificates.repository.ts";
import { findCompany, findCompanyNames, lockCompany } from "./companies.repository.ts";
import { findContactIds, findOnlyCompanies, selectCompaniesOfClient } from "./contacts.repository.ts";
import { termsOf } from "./show-company.ts";

/** A company as far as a quote asks about it. */
export interface BuyingCompany {
  readonly id: number;
  readonly name: string;
  readonly siren: string;
  readonly vatNumber: string;
  readonly terms: PaymentTerms;
  readonly limitCents: number | null;
  readonly billing: CompanyAddress | null;
  readonly shipping: CompanyAddress | null;
  readonly certificates: readonly (Certificate & { readonly id: number })[];
  readonly clientIds: readonly number[];
}

interface Asked {
  /** The company that staff chose, if it did. */
  readonly companyId: number | null;
  readonly clientId: number;
}

/** The company of a quote: the one that staff chose, otherwise the only one that its client is a contact of (ADR-67). */
export async function companyOfQuote(db: Db, asked: Asked): Promise<BuyingCompany | undefined> {
  const company = await findBuyer(db, asked);
  if (!company) return undefined;
  const { row, addresses } = company;
  return {
    ...{ id: row.id, name: row.name, siren: row.siren, vatNumber: row.vat_number },
    ...{ terms: termsOf(company), limitCents: row.credit_limit_cents },
    ...{ billing: addresses.billing, shipping: addresses.shipping },
    certificates: (await findCertificates(db, row.id)).map(certificateOf),
    clientIds: await findContactIds(db, row.id),
  };
}

/** The same for whom its credit decides: others who ask for it wait until this transaction ends. */
export async function lockCompanyOfQuote(
  transaction: Transaction,
  asked: Asked,
): Promise<BuyingCompany | undefined> {
  const found = await companyOfQuote(transaction, asked);
  if (!found) return undefined;
  await lockCompany(transaction, found.id);
  return await companyOfQuote(transaction, asked);
}

/** The same by id and name alone, for many quotes. */
export async function systemNameBuyers(
  db: Db,
  asked: readonly Asked[],
): Promise<(one: Asked) => { readonly id: number; readonly name: string } | undefined> {
  const clientIds = asked.flatMap(({ companyId, clientId }) => (companyId === null ? [clientId] : []));
  const only = await findOnlyCompanies(db, [...new Set(clientIds)]);
  const idOf = ({ companyId, clientId }: Asked) => companyId ?? only.get(clientId);
  const names = await findCompanyNames(db, [...new Set(asked.flatMap((one) => idOf(one) ?? []))]);
  return (one) => {
    const id = idOf(one);
    const name = id === undefined ? undefined : names.get(id);
    return id === undefined || name === undefined ? undefined : { id, name };
  };
}

async function findBuyer(db: Db, { companyId, clientId }: Asked) {
  if (companyId !== null) return await findCompany(db, companyId);
  const [only, another] = await selectCompaniesOfClient(db, clientId).limit(2).execute();
  return only && !another ? await findCompany(db, only.company_id) : undefined;
}

/** How a company is called; undefined for one that does not exist. */
export async function systemFindCompanyName(db: Db, id: number): Promise<string | undefined> {
  return (await findCompany(db, id))?.row.name;
}
