import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { BookFormat } from "#domain/books/book-files.ts";
import type { AccountSum, BookFile } from "#domain/books/book-sheet.ts";
import { firstBooksSettings } from "#domain/books/books-settings.ts";

type Row = Readonly<Record<string, string>>;

const xeroTax = firstBooksSettings.xero_tax_account;

/** The amounts of a row by the heads of its columns, as the program reads them that the file is for. */
const amountsOf: Readonly<Record<BookFormat, (row: Row) => AccountSum[]>> = {
  fec: (row) => [{ account: of(row, "CompteNum"), cents: cents(row, "Credit") - cents(row, "Debit") }],
  quickbooks: (row) => [{ account: of(row, "Item(Product/Service)"), cents: cents(row, "*ItemAmount") }],
  xero: (row) => [
    {
      account: of(row, "*AccountCode"),
      cents: Math.round(Number(of(row, "*Quantity")) * cents(row, "*UnitAmount")),
    },
    { account: xeroTax, cents: cents(row, "TaxAmount") },
  ],
};

const rows = z.array(z.record(z.string(), z.string()));

/** What the text of these files comes to by account, read as a table by its heads; credit notes, which stand above zero, are taken off. */
export function sumsInBooks(
  format: BookFormat,
  files: readonly Pick<BookFile, "kind" | "content">[],
): (account: string) => number {
  const sums = new Map<string, number>();
  for (const { kind, content } of files) {
    const isJournal = kind === "journal";
    const read = rows.parse(
      parse(content, {
        ...{ columns: true, bom: true, record_delimiter: "\r\n" },
        // The layout of the FEC has no quotes around cells.
        ...(isJournal ? { delimiter: "\t", quote: false } : {}),
      }),
    );
    const amounts = read.flatMap(kind === "payments" ? paid : amountsOf[format]);
    for (const amount of amounts)
      sums.set(
        amount.account,
        (sums.get(amount.account) ?? 0) + (kind === "credit_notes" ? 0 - amount.cents : amount.cents),
      );
  }
  return (account) => sums.get(account) ?? 0;
}

/** Payments have no account: what came, under one word. */
function paid(row: Row): AccountSum[] {
  return [{ account: "paid", cents: cents(row, "*Amount") }];
}

function of(row: Row, head: string): string {
  const cell = row[head];
  if (cell === undefined) throw new Error(`no column ${head} among ${Object.keys(row).join(", ")}`);
  return cell;
}

function cents(row: Row, head: string): number {
  const text = of(row, head).replace(",", ".");
  if (!/^-?\d*(\.\d{1,4})?$/.test(text)) throw new Error(`${text} is no amount`);
  return Number((Number(text) * 100).toFixed(2));
}
