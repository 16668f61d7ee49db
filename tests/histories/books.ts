import { expect } from "vitest";
import { type BookFormat, batchFiles } from "#domain/books/book-files.ts";
import type { BookFile } from "#domain/books/book-sheet.ts";
import { firstBooksSettings } from "#domain/books/books-settings.ts";
import { taxByInvoice, taxByPayment } from "#domain/books/sales-tax.ts";
import { balanceOf, type LedgerLine } from "#domain/ledger/ledger-line.ts";
import { type ReadPayment, readCounted, readPaymentsOfDeals } from "#server/features/books/read-payments.ts";
import { staffReadSalesTax } from "#server/features/books/staff-read-sales-tax.ts";
import { type IssuedInvoice, systemReadIssued } from "#server/features/deals/invoices/system-read-issued.ts";
import { readBackOwed, sumOwed } from "#server/features/ledger/read-day.ts";
import { systemReadLedger } from "#server/features/ledger/read-lines.ts";
import { sumsInBooks } from "#tests/support/sums-in-books.ts";
import type { Deal } from "./deal.ts";

const add = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);
const ever = { from: "2000-01-01", to: "2999-12-31" };

/** Journal, QuickBooks, Xero, the report of taxes and what was paid end on the ledger's amount by account (the sixth property). */
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
  const coded = { ...firstBooksSettings, xero_tax_types: codes, quickbooks_tax_codes: codes };
  for (const settings of [firstBooksSettings, coded]) {
    const xero = sumsOf("xero", own, { settings });
    expect(xero("205"), "deposits of Xero").toBe(deposits);
    expect(xero("200"), "sales of Xero").toBe(sales);
    expect(xero("260"), "freight of Xero").toBe(freight);
    expect(xero("820"), "tax of Xero").toBe(tax);
    const quickBooks = sumsOf("quickbooks", own, { settings });
    expect(quickBooks("Deposit"), "deposits of QuickBooks").toBe(deposits);
    expect(quickBooks("Sales") + quickBooks("Discount"), "sales of QuickBooks").toBe(sales);
    expect(quickBooks("Freight"), "freight of QuickBooks").toBe(freight);
    // By code, QuickBooks works the tax out itself.
    if (settings === firstBooksSettings) expect(quickBooks("Sales tax"), "tax of QuickBooks").toBe(tax);
  }
  const journal = sumsOf("fec", own);
  const named = ["4191", "701", "7085", "44571", "411"].map(journal);
  expect(named, "the sales journal").toEqual([
    ...[deposits, sales, freight, tax],
    0 - (deposits + sales + freight + tax),
  ]);
  await expectTaxes(invoices, world);
  if (isPaid(lines)) await expectTaxesPaid(own, world);
  await expectPaid(quoteId, lines, world.services.db);
  await expectOwed(lines, world.services.db);
}

/** What was owed at the end of a day is the same read back from what is open, and summed of all lines up to it. */
async function expectOwed(lines: readonly LedgerLine[], db: Deal["world"]["services"]["db"]): Promise<void> {
  for (const on of new Set(lines.map(({ day }) => day))) {
    const summed = (await Array.fromAsync(sumOwed(db, on))).flat();
    expect(await readBackOwed(db, on), `what was owed on ${on}`).toEqual(summed);
  }
}

function filesOf(
  format: BookFormat,
  invoices: readonly IssuedInvoice[],
  { settings = firstBooksSettings, payments = [] as readonly ReadPayment[] } = {},
): BookFile[] {
  const documents = invoices.map(({ document }) => document);
  const entryNumbers = new Map(documents.map(({ number }, index) => [number, index + 1]));
  const files = batchFiles(format, {
    ...{ ...ever, documents, entryNumbers, settings, names: new Map() },
    payments: payments.map(({ buyer, ...payment }) => ({ ...payment, customer: buyer.name })),
    ...{ siren: "", days: "day-first" },
  });
  for (const { content } of files.filter(({ kind }) => kind === "journal"))
    expect(content, "no line of nothing").not.toContain("\t0,00\t0,00\t");
  return files;
}

/** What the text of the files comes to, and what is said of them. */
function sumsOf(...given: Parameters<typeof filesOf>): ReturnType<typeof sumsInBooks> {
  const files = filesOf(...given);
  const [format] = given;
  const read = sumsInBooks(format, files);
  const said = new Map<string, number>();
  for (const { kind, sums } of files)
    for (const { account, cents } of sums)
      said.set(account, (said.get(account) ?? 0) + (kind === "credit_notes" ? -cents : cents));
  for (const [account, cents] of said)
    expect(read(account), `${account} as a file of ${format} has it, and as it is said of it`).toBe(cents);
  return read;
}

/** The report of taxes has of all deals of the shop what the ledger has, in its rows and in its totals. */
async function expectTaxes(invoices: readonly IssuedInvoice[], { services }: Deal["world"]): Promise<void> {
  const { rows, totals } = await staffReadSalesTax(services, ever);
  const of = (account: keyof IssuedInvoice["document"]["booked"]) =>
    add(invoices.map(({ document }) => document.booked[account]));
  expect(totals.tax_cents, "the report of taxes").toBe(of("tax"));
  expect(add(rows.map(({ tax_cents }) => tax_cents)), "the rows of the report of taxes").toBe(of("tax"));
  const net = totals.gross_cents - totals.credit_cents;
  expect(net, "sales and freight in the report of taxes").toBe(of("sales") + of("freight"));
}

/** Nothing is left to be invoiced or paid of a deal, and nothing of it was given up. */
function isPaid(lines: readonly LedgerLine[]): boolean {
  const sums = Map.groupBy(lines, ({ account, itemId, documentId }) => {
    return account === "unbilled" || account === "waived" ? account : `${account} ${itemId} ${documentId}`;
  });
  return [...sums].every(
    ([of, some]) =>
      !["unbilled", "waived", "due"].includes(of.split(" ")[0] ?? "") ||
      add(some.map(({ cents }) => cents)) === 0,
  );
}

/** By payment, what is paid whole is taxed whole. */
async function expectTaxesPaid(own: readonly IssuedInvoice[], { services }: Deal["world"]): Promise<void> {
  const documents = own.map(({ id, quoteId, document, taxes, creditOf }) => ({
    ...{ id, quoteId, creditOf, taxes, issuedOn: document.issuedOn, state: "", isExempt: false },
    grossCents: document.booked.sales + document.booked.freight,
    dueCents: document.kind === "credit" ? 0 - document.dueCents : document.dueCents,
  }));
  const deals = [...new Set(own.map(({ quoteId }) => quoteId))];
  for await (const { counted } of readCounted(services.db, deals)) {
    const paid = counted.map(({ documentId, bookedOn: day, cents }) => ({ documentId, day, cents }));
    const { totals } = taxByPayment(documents, paid, ever);
    expect(totals.taxCents, "the report of taxes by payment").toBe(
      taxByInvoice(documents, ever).totals.taxCents,
    );
  }
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
  const { payments } = read;
  for (const format of ["quickbooks", "xero"] as const)
    expect(sumsInBooks(format, filesOf(format, [], { payments }))("paid"), `payments of ${format}`).toBe(
      add(payments.map(({ cents }) => cents)),
    );
}
