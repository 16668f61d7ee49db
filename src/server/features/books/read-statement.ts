import { type AgeingBucket, ageingBucket, ageingBuckets } from "#domain/books/ageing.ts";
import { owedParts } from "#domain/books/owed-parts.ts";
import { companyAddressLines } from "#domain/companies/company-address-lines.ts";
import type { Language } from "#domain/language/language.ts";
import type { LedgerLine } from "#domain/ledger/ledger-line.ts";
import { sum } from "#domain/sum.ts";
import { type ListedClient, systemReadClients } from "#server/features/clients/system-list-clients.ts";
import { companyOfQuote, systemNameBuyers } from "#server/features/companies/company-of-quote.ts";
import { systemReadPaidInvoices } from "#server/features/deals/invoices/system-read-issued.ts";
import {
  systemFindDealsOfClient,
  systemFindDealsOfCompany,
} from "#server/features/deals/model/system-find-deals-of-buyer.ts";
import {
  type DealOfBooks,
  systemReadDaysOfDocuments,
  systemReadDaysOfItems,
  systemReadDealsOfBooks,
} from "#server/features/deals/model/system-read-deals-of-books.ts";
import { leavesTestsOut } from "#server/features/ledger/leaves-tests-out.ts";
import { systemReadOwnLines } from "#server/features/ledger/read-counted.ts";
import { systemReadBookPayments } from "#server/features/payments/ledger/system-read-book-payments.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";

/** Whose statement it is. */
export type Whose = { readonly companyId: number } | { readonly clientId: number };

/** Something that is owed: by an invoice, or agreed and invoiced later. */
export interface StatementRow {
  readonly reference: string;
  /** Null for what is agreed and not invoiced yet. */
  readonly number: string | null;
  readonly issuedOn: string | null;
  readonly dueOn: string | null;
  readonly cents: number;
}

/** What a buyer owes at the end of a day. */
export interface Statement {
  readonly on: string;
  readonly name: string;
  readonly address: readonly string[];
  readonly language: Language;
  /** What is due first comes first. */
  readonly rows: readonly StatementRow[];
  readonly buckets: Readonly<Record<AgeingBucket, number>>;
  readonly owedCents: number;
  /** Money of his that counts for nothing yet. */
  readonly creditCents: number;
  /** Those whose deals owe something: to whom it is mailed. */
  readonly clients: readonly ListedClient[];
}

/** @throws 404 */
export async function readStatement(
  services: Pick<Services, "db" | "shop" | "clock">,
  whose: Whose,
  day: string | undefined,
): Promise<Statement> {
  const { db } = services;
  const on = day ?? todayOf(services);
  const { deals, ...buyer } = await findBuyer(db, whose);
  const lines = await readLines(db, [...deals.keys()], on);
  const parts = [...lines].flatMap(([quoteId, own]) =>
    owedParts(own.filter(({ account }) => account === "due")).map((part) => ({ ...part, quoteId })),
  );
  const invoices = new Map(
    (await systemReadPaidInvoices(db, [...new Set(parts.map(({ quoteId }) => quoteId))])).map((invoice) => [
      invoice.id,
      invoice,
    ]),
  );
  const days = {
    documents: await systemReadDaysOfDocuments(db, [...invoices.keys()]),
    items: await systemReadDaysOfItems(
      db,
      parts.flatMap(({ itemId }) => itemId ?? []),
    ),
  };
  const rows = parts.map(({ quoteId, itemId, documentId, cents }): StatementRow => {
    const invoice = documentId === null ? undefined : invoices.get(documentId);
    const { reference = "" } = deals.get(quoteId) ?? {};
    const dueOn = documentId === null ? days.items.get(itemId ?? 0) : days.documents.get(documentId);
    return {
      ...{ reference, number: invoice?.number ?? null, issuedOn: invoice?.issuedOn ?? null },
      ...{ dueOn: dueOn ?? null, cents },
    };
  });
  const owing = new Set(parts.flatMap(({ quoteId }) => deals.get(quoteId)?.clientId ?? []));
  const clients = await systemReadClients(db, [...owing]);
  const credit = [...lines.values()].flat().filter(({ account }) => account === "credit");
  return {
    ...{ on, ...buyer, clients, language: clients[0]?.language ?? buyer.language },
    rows: merged(rows).toSorted((a, b) => (a.dueOn ?? "9999").localeCompare(b.dueOn ?? "9999")),
    buckets: bucketsOf(rows, on),
    owedCents: sum(rows.map(({ cents }) => cents)),
    creditCents: 0 - sum(credit.map(({ cents }) => cents)),
  };
}

/** An invoice once, however many items of the plan it asks for. */
function merged(rows: readonly StatementRow[]): StatementRow[] {
  const byKey = Map.groupBy(rows, ({ reference, number, dueOn }) =>
    JSON.stringify([reference, number, dueOn]),
  );
  return [...byKey.values()].flatMap((some) => {
    const [first] = some;
    return first ? [{ ...first, cents: sum(some.map(({ cents }) => cents)) }] : [];
  });
}

function bucketsOf(rows: readonly StatementRow[], on: string): Statement["buckets"] {
  const cents = (bucket: AgeingBucket) =>
    sum(rows.filter(({ dueOn }) => ageingBucket(dueOn, on) === bucket).map((row) => row.cents));
  const [not_due, days_1_30, days_31_60, days_61_90, days_over_90] = ageingBuckets.map(cents) as [
    ...[number, number, number, number, number],
  ];
  return { not_due, days_1_30, days_31_60, days_61_90, days_over_90 };
}

interface Buyer extends Pick<Statement, "name" | "address" | "language"> {
  readonly deals: ReadonlyMap<number, DealOfBooks>;
}

async function findBuyer(db: Db, whose: Whose): Promise<Buyer> {
  if ("clientId" in whose) {
    const [client] = await systemReadClients(db, [whose.clientId]);
    if (!client) throw new AppError("not_found");
    const deals = await systemReadDealsOfBooks(db, await systemFindDealsOfClient(db, client.id));
    return { name: client.name, address: [], language: client.language, deals };
  }
  const { companyId } = whose;
  const company = await companyOfQuote(db, { companyId, clientId: 0 });
  if (!company) throw new AppError("not_found");
  const ids = await systemFindDealsOfCompany(db, { companyId, clientIds: company.clientIds });
  const all = await systemReadDealsOfBooks(db, ids);
  // A contact of several companies buys for none of them by itself.
  const companyOf = await systemNameBuyers(db, [...all.values()]);
  const deals = new Map([...all].filter(([, deal]) => companyOf(deal)?.id === companyId));
  const address = company.billing ? companyAddressLines(company.billing) : [];
  return { name: company.name, address, language: "en", deals };
}

/** The lines of deals up to a day; of tests none in a shop that takes real money. */
async function readLines(
  db: Db,
  quoteIds: readonly number[],
  on: string,
): Promise<ReadonlyMap<number, readonly LedgerLine[]>> {
  const lines = await systemReadOwnLines(db, quoteIds);
  const isLive = await leavesTestsOut(db);
  const ids = [...lines.values()].flatMap((own) => own.flatMap(({ paymentId }) => paymentId ?? []));
  const payments = isLive ? await systemReadBookPayments(db, [...new Set(ids)]) : new Map();
  const counts = ({ day, paymentId }: LedgerLine) =>
    day <= on && !(paymentId !== null && payments.get(paymentId)?.isTest);
  return new Map([...lines].map(([quoteId, own]) => [quoteId, own.filter(counts)]));
}
