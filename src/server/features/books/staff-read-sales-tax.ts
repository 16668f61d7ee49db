import type { SalesTax } from "#contracts/books/sales-tax.ts";
import { checkRange } from "#domain/books/book-range.ts";
import {
  type PaidPart,
  type TaxBasis,
  type TaxedDocument,
  type TaxSums,
  taxByInvoice,
  taxByPayment,
} from "#domain/books/sales-tax.ts";
import { shipToState } from "#domain/companies/ship-to-state.ts";
import { isFrance } from "#domain/france/is-france.ts";
import {
  type IssuedInvoice,
  systemReadIssuedOfDeals,
} from "#server/features/deals/invoices/system-read-issued.ts";
import { systemFindCountedDeals } from "#server/features/ledger/read-counted.ts";
import {
  type ReadTaxProfile,
  systemReadTaxProfiles,
} from "#server/features/taxes/system-read-tax-profiles.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { readIssued } from "./read-books.ts";
import { readCounted } from "./read-payments.ts";

type Reading = Pick<Services, "db" | "shop">;

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly by?: TaxBasis | undefined;
}

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
  const profiles = await systemReadTaxProfiles(db);
  const { country } = shop.settings();
  const toTaxed = (invoices: readonly IssuedInvoice[]) =>
    invoices.map((invoice) => taxedDocument(invoice, { profiles, hasStates: !isFrance(country) }));
  const issued = (await readIssued(db, { format: "fec", from, to })).invoices;
  const deals = new Set(issued.map(({ quoteId }) => quoteId));
  if (by === "payment") for (const id of await systemFindCountedDeals(db, { from, to })) deals.add(id);
  const documents = toTaxed(by === "invoice" ? issued : await systemReadIssuedOfDeals(db, [...deals]));
  const report =
    by === "invoice"
      ? taxByInvoice(documents, { from, to })
      : taxByPayment(documents, await readPaid(db, [...deals]), { from, to });
  return {
    ...{ from, to, by, totals: showSums(report.totals) },
    rows: report.rows.map(({ state, jurisdiction, ppm, ...sums }) => ({
      ...{ state, jurisdiction, percent: ppm / 10_000 },
      ...showSums(sums),
    })),
    without_profile: isFrance(country) ? [] : withoutProfile(toTaxed(issued), profiles),
  };
}

function showSums({ grossCents, creditCents, exemptCents, taxableCents, taxCents }: TaxSums) {
  return {
    ...{ gross_cents: grossCents, credit_cents: creditCents, exempt_cents: exemptCents },
    ...{ taxable_cents: taxableCents, tax_cents: taxCents },
  };
}

async function readPaid(db: Db, deals: readonly number[]): Promise<PaidPart[]> {
  const paid: PaidPart[] = [];
  for await (const { counted } of readCounted(db, deals))
    paid.push(...counted.map(({ documentId, bookedOn, cents }) => ({ documentId, day: bookedOn, cents })));
  return paid;
}

interface Around {
  readonly profiles: readonly ReadTaxProfile[];
  readonly hasStates: boolean;
}

/** A document as the report reads it. An untaxed deposit is no sale yet. */
function taxedDocument(invoice: IssuedInvoice, { profiles, hasStates }: Around): TaxedDocument {
  const { id, quoteId, document, taxes, taxProfileId, isTaxExempt: isExempt } = invoice;
  const { shipTo, isFrench, creditOf } = invoice;
  const { sales, freight, deposits } = document.booked;
  const profile = profiles.find((each) => each.id === taxProfileId);
  const goesTo = shipToState({ delivery: shipTo.join("\n"), shipping: null, billing: null });
  const dueCents = document.kind === "credit" ? 0 - document.dueCents : document.dueCents;
  const wouldBear = (profile?.jurisdictions ?? []).map(({ name, ppm }) => {
    return { jurisdiction: name, ppm, baseCents: 0, cents: 0 };
  });
  return {
    ...{ id, quoteId, creditOf, isExempt, dueCents, issuedOn: document.issuedOn },
    state: hasStates ? goesTo || profile?.state || "" : "",
    grossCents: sales + freight + (isFrench ? deposits : 0),
    taxes: isExempt && taxes.length === 0 ? wouldBear : taxes,
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
