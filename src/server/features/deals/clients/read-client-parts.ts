import type { ClientRecord } from "#contracts/clients/client-records.ts";
import { systemProposeCompany } from "#server/features/companies/system-propose-company.ts";
import { systemSumDeals } from "#server/features/ledger/read-open.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findArtworkOfQuotes } from "../model/artwork-files.repository.ts";
import { hasConfirmedAddress } from "../model/clients-of-quotes.repository.ts";
import { findNewestInvoices } from "../model/invoices.repository.ts";
import { findOrderNumbers } from "../model/orders.repository.ts";
import type { Quote } from "../model/quote.ts";
import { systemSelectQuotesOfClient } from "../model/system-read-quote.ts";

type Parts = Pick<ClientRecord, "orders" | "invoices" | "files" | "sums" | "proposed_company">;

/** What followed from a client's quotes, and what it comes to; the sums are those of the ledger, of all of them. */
export async function readClientParts(
  db: Db,
  { clientId, quotes, most }: { readonly clientId: number; readonly quotes: readonly Quote[]; most: number },
): Promise<Parts> {
  const ids = quotes.map(({ id }) => id);
  const invoices = await findNewestInvoices(db, ids, most);
  const artwork = await findArtworkOfQuotes(db, ids, most);
  const { askedCents, paidCents, openCents } = await systemSumDeals(
    db,
    systemSelectQuotesOfClient(db, clientId),
  );
  return {
    orders: await findOrderNumbers(db, ids, most),
    invoices: invoices.toReversed().map(({ id, quote_id, kind, state, number, issued_on, due_cents }) => {
      return { id, quote_id, kind, state, number, issued_on, due_cents };
    }),
    files: artwork.map(({ id, quote_id, role, created_at, file }) => {
      return { id, quote_id, role, created_at, name: file.original_name };
    }),
    sums: { turnover_cents: askedCents, paid_cents: paidCents, open_cents: openCents },
    proposed_company: await proposeCompany(db, clientId, quotes),
  };
}

/** The firm that most of the requests name, for staff to make a company of it: of a confirmed address alone. */
async function proposeCompany(
  db: Db,
  clientId: number,
  quotes: readonly Quote[],
): Promise<Parts["proposed_company"]> {
  const named = quotes.flatMap(({ delivery: { company } }) => company?.trim() || []);
  const byName = [...Map.groupBy(named, (name) => name.toLowerCase()).values()];
  const [most] = byName.toSorted((one, other) => other.length - one.length);
  const name = most?.[0];
  if (!most || !name) return null;
  const proposed = await systemProposeCompany(db, { clientId, name });
  if (!proposed) return null;
  return {
    ...{ name, quote_count: most.length, company_id: proposed.companyId },
    is_confirmed: await hasConfirmedAddress(db, clientId),
  };
}
