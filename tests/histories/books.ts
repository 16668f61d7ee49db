import { expect } from "vitest";
import { batchFiles } from "#domain/books/book-files.ts";
import type { BookFile } from "#domain/books/book-sheet.ts";
import { type BooksSettings, firstBooksSettings } from "#domain/books/books-settings.ts";
import { taxByInvoice } from "#domain/books/sales-tax.ts";
import { balanceOf, type LedgerLine } from "#domain/ledger/ledger-line.ts";
import { readPaymentsOfDeals } from "#server/features/books/read-payments.ts";
import { type IssuedInvoice, systemReadIssued } from "#server/features/deals/invoices/system-read-issued.ts";
import { systemReadLedger } from "#server/features/ledger/read-lines.ts";
import type { Deal } from "./deal.ts";

const add = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);
const ever = { from: "2000-01-01", to: "2999-12-31" };

/** Journal, QuickBooks, Xero and what was paid end on the ledger's amount by account (the sixth property). */
export async function expectBooks({ world, quoteId }: Deal): Promise<void> {
  const { db } = world.services;
  const { invoices } = await systemReadIssued(db, { ...ever, most: 100_000 });
  const own = invoices.filter((invoice) => invoice.quoteId === quoteId);
  const known = await systemReadLedger(db, { quoteIds: [quoteId] });
  const lines = known.filter((line) => line.quoteId === quoteId);
  const [deposits, sales, freight, tax] = (["deposits", "sales", "freight", "tax"] as const).map(
    (account) => 0 - balanceOf(lines, account),
  ) as [number, number, number, number];
  const profiles = [...new Set(own.flatMap(({ document }) => document.taxProfile ?? []))];
  const codes = profiles.map((name) => `${name} = code`);
  for (const settings of [
    firstBooksSettings,
    { ...firstBooksSettings, xero_tax_types: codes, quickbooks_tax_codes: codes },
  ]) {
    const xero = sumsOf(filesOf("xero", own, settings));
    expect(xero("205"), "deposits of Xero").toBe(deposits);
    expect(xero("200"), "sales of Xero").toBe(sales);
    expect(xero("260"), "freight of Xero").toBe(freight);
    expect(xero("820"), "tax of Xero").toBe(tax);
    const quickBooks = sumsOf(filesOf("quickbooks", own, settings));
    expect(quickBooks("Deposit"), "deposits of QuickBooks").toBe(deposits);
    expect(quickBooks("Sales") + quickBooks("Discount"), "sales of QuickBooks").toBe(sales);
    expect(quickBooks("Freight"), "freight of QuickBooks").toBe(freight);
    // By code, QuickBooks works the tax out itself.
    if (settings === firstBooksSettings) expect(quickBooks("Sales tax"), "tax of QuickBooks").toBe(tax);
  }
  const journal = sumsOf(filesOf("fec", own, firstBooksSettings));
  const named = ["4191", "701", "7085", "44571", "411"].map(journal);
  expect(named, "the sales journal").toEqual([
    ...[deposits, sales, freight, tax],
    0 - (deposits + sales + freight + tax),
  ]);
  const report = taxByInvoice(own.map(taxed), ever);
  expect(report.totals.taxCents, "the report of taxes").toBe(tax);
  await expectPaid(quoteId, lines, world.services.db);
}

function filesOf(
  format: "quickbooks" | "xero" | "fec",
  invoices: readonly IssuedInvoice[],
  settings: BooksSettings,
): BookFile[] {
  const documents = invoices.map(({ document }) => document);
  const entryNumbers = new Map(documents.map(({ number }, index) => [number, index + 1]));
  const files = batchFiles(format, {
    ...{ ...ever, documents, entryNumbers, settings, names: new Map(), payments: [] },
    ...{ siren: "", days: "day-first" },
  });
  for (const { content } of files.filter(({ kind }) => kind === "journal"))
    expect(content, "no line of nothing").not.toContain("\t0,00\t0,00\t");
  return files;
}

const taxed = ({ id, document, taxes, creditOf }: IssuedInvoice) => {
  const { issuedOn, dueCents, booked } = document;
  const grossCents = booked.sales + booked.freight;
  return { id, issuedOn, creditOf, dueCents, grossCents, taxes, state: "", isExempt: false };
};

/** What each account comes to; credit notes, which stand above zero, are taken off. */
function sumsOf(files: readonly BookFile[]): (account: string) => number {
  const all = files.flatMap(({ kind, sums }) =>
    sums.map(({ account, cents }) => ({ account, cents: kind === "credit_notes" ? -cents : cents })),
  );
  return (account) => add(all.filter((each) => each.account === account).map(({ cents }) => cents));
}

/** What was paid of invoices, less what was taken off, and what no invoice asks for is what counts. */
async function expectPaid(
  quoteId: number,
  lines: readonly LedgerLine[],
  db: Deal["world"]["services"]["db"],
): Promise<void> {
  const counted = lines.filter(({ account, paymentId }) => account === "due" && paymentId !== null);
  const read = await readPaymentsOfDeals(db, { ...ever, deals: [quoteId], language: "en" });
  const paid = add(read.payments.map(({ cents }) => cents)) - read.takenOffCents;
  expect(paid + read.withoutInvoiceCents, "what was paid of invoices, and of what none asks for").toBe(
    0 - add(counted.map(({ cents }) => cents)),
  );
}
