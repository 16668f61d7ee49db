import { setImmediate as letOthersPass } from "node:timers/promises";
import type { SalesTax } from "#contracts/books/sales-tax.ts";
import { countedPayments } from "#domain/books/book-payment.ts";
import { checkRange } from "#domain/books/book-range.ts";
import {
  type PaidPart,
  type TaxBasis,
  type TaxedDocument,
  type TaxSums,
  taxByInvoice,
  taxByPayment,
} from "#domain/books/sales-tax.ts";
import { isFrance } from "#domain/france/is-france.ts";
import { sum } from "#domain/sum.ts";
import { systemFindIssued } from "#server/features/deals/invoices/system-read-issued.ts";
import { systemReadTaxed, type TaxedInvoice } from "#server/features/deals/invoices/system-read-taxed.ts";
import { systemFindCountedDeals, systemReadCountings } from "#server/features/ledger/read-counted.ts";
import {
  type ReadTaxProfile,
  systemReadTaxProfiles,
} from "#server/features/taxes/system-read-tax-profiles.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { mostInvoices, refuseTooMany } from "./read-books.ts";

type Reading = Pick<Services, "db" | "shop">;

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly by?: TaxBasis | undefined;
}

/** So many documents, or deals with theirs, are read at once: some ten milliseconds, for SQLite keeps others waiting meanwhile. */
const atOnce = 1_000;

/**
 * What tax a period comes to, by state and jurisdiction, in France by rate: by the days of invoices and credit notes, or by
 * those on which they are paid. @throws 422 for days the wrong way round, or with too many documents
 */
export async function staffReadSalesTax(
  { db, shop }: Reading,
  { from, to, by = "invoice" }: Asked,
): Promise<SalesTax> {
  const { to: refusal } = checkRange({ from, to });
  if (refusal) throw new AppError("invalid", { fields: { to: [refusal] } });
  const issued = await systemFindIssued(db, { from, to, most: mostInvoices });
  refuseTooMany(issued.length);
  const { country } = shop.settings();
  const around = { profiles: await systemReadTaxProfiles(db), hasStates: !isFrance(country) };
  const isByInvoice = by === "invoice";
  const counted = isByInvoice ? [] : await systemFindCountedDeals(db, { from, to });
  const deals = [...new Set([...issued.map(({ quoteId }) => quoteId), ...counted])];
  const ids = isByInvoice ? issued.map(({ id }) => id) : deals;
  const documents: TaxedDocument[] = [];
  const paid: PaidPart[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    const read = await systemReadTaxed(db, isByInvoice ? "id" : "quote_id", some);
    documents.push(...read.map((invoice) => taxedDocument(invoice, around)));
    if (!isByInvoice) paid.push(...(await readPaid(db, some, read)));
    await letOthersPass();
  }
  const report = isByInvoice
    ? taxByInvoice(documents, { from, to })
    : taxByPayment(documents, paid, { from, to });
  const inPeriod = documents.filter(({ issuedOn }) => issuedOn >= from && issuedOn <= to);
  return {
    ...{ from, to, by, totals: showSums(report.totals) },
    rows: report.rows.map(({ state, jurisdiction, ppm, ...sums }) => ({
      ...{ state, jurisdiction, percent: ppm / 10_000 },
      ...showSums(sums),
    })),
    without_profile: isFrance(country) ? [] : withoutProfile(inPeriod, around.profiles),
  };
}

function showSums({ grossCents, creditCents, exemptCents, taxableCents, taxCents }: TaxSums) {
  return {
    ...{ gross_cents: grossCents, credit_cents: creditCents, exempt_cents: exemptCents },
    ...{ taxable_cents: taxableCents, tax_cents: taxCents },
  };
}

/** What was paid of the documents of these deals. */
async function readPaid(
  db: Db,
  deals: readonly number[],
  invoices: readonly TaxedInvoice[],
): Promise<PaidPart[]> {
  const ofDeals = Map.groupBy(invoices, ({ quoteId }) => quoteId);
  const lines = await systemReadCountings(db, deals);
  return [...lines].flatMap(([quoteId, counting]) => {
    const own = ofDeals.get(quoteId) ?? [];
    const documents = own.map((invoice) => {
      const notes = own.filter(({ creditOf }) => creditOf === invoice.id);
      const leftCents = invoice.dueCents + sum(notes.map(({ dueCents }) => dueCents));
      return { ...invoice, isCredited: invoice.dueCents > 0 && leftCents <= 0 };
    });
    const { counted } = countedPayments(counting, documents);
    return counted.map(({ documentId, bookedOn, cents }) => ({ documentId, day: bookedOn, cents }));
  });
}

interface Around {
  readonly profiles: readonly ReadTaxProfile[];
  readonly hasStates: boolean;
}

/** A document as the report reads it. An untaxed deposit is no sale yet. */
function taxedDocument(
  { goesTo, taxProfileId, ...invoice }: TaxedInvoice,
  { profiles, hasStates }: Around,
): TaxedDocument {
  const profile = profiles.find((each) => each.id === taxProfileId);
  const wouldBear = (profile?.jurisdictions ?? []).map(({ name, ppm }) => {
    return { jurisdiction: name, ppm, baseCents: 0, cents: 0 };
  });
  return {
    ...invoice,
    state: hasStates ? goesTo || profile?.state || "" : "",
    taxes: invoice.isExempt && invoice.taxes.length === 0 ? wouldBear : invoice.taxes,
  };
}

/** Where goods went that bore no tax and are not exempt, though no tax profile is for it: the shop may owe tax there. */
function withoutProfile(
  documents: readonly TaxedDocument[],
  profiles: readonly ReadTaxProfile[],
): SalesTax["without_profile"] {
  const known = new Set(profiles.filter(({ isRetired }) => !isRetired).map(({ state }) => state));
  const untaxed = documents.filter(
    ({ state, taxes, isExempt, grossCents }) =>
      state !== "" && !known.has(state) && taxes.length === 0 && !isExempt && grossCents !== 0,
  );
  return [...Map.groupBy(untaxed, ({ state }) => state)]
    .map(([state, some]) => ({
      ...{ state, documents: some.length },
      gross_cents: some.reduce((all, { grossCents }) => all + grossCents, 0),
    }))
    .sort((a, b) => a.state.localeCompare(b.state));
}
