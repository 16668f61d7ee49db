import type { BookFormat } from "#domain/books/book-files.ts";
import { type AccountSum, type BookFile, type BookFileKind, sumsOf } from "#domain/books/book-sheet.ts";
import type { BooksSettings } from "#domain/books/books-settings.ts";
import { isTaxRowLeft, readTaxCodes } from "#domain/books/tax-codes.ts";
import { intlLocale, type Language } from "#domain/language/language.ts";
import type { Currency } from "#domain/money/cents.ts";
import { sum } from "#domain/sum.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { IssuedInvoice } from "#server/features/deals/invoices/system-read-issued.ts";
import { escapeHtml } from "#server/platform/errors/escape-html.ts";
import { words } from "./batch-words.ts";
import type { PaidBack, ReadPayments } from "./read-payments.ts";

interface Batch {
  readonly format: BookFormat;
  readonly from: string;
  readonly to: string;
  readonly files: readonly BookFile[];
  readonly invoices: readonly IssuedInvoice[];
  /** All that was issued in these days. */
  readonly all: readonly IssuedInvoice[];
  readonly payments: ReadPayments | undefined;
  /** What left the bank in these days, where payments are handed over. */
  readonly paidBack: readonly PaidBack[];
  /** What buyers are called in the program, by their numbers. */
  readonly names: ReadonlyMap<string, string>;
  readonly settings: BooksSettings;
}

interface Reader {
  readonly language: Language;
  readonly currency: Currency;
  readonly say: (message: Message) => string;
}

/** What a batch holds: documents, sums by account and by tax; what is not in it, and why. For the one who imports it. */
export function batchPage(batch: Batch, reader: Reader): string {
  const { say, language } = reader;
  const { from, to, format, files } = batch;
  const money = moneyIn(reader);
  const range = { from: showDay(from, language), to: showDay(to, language) };
  const title = say(withValues(words.title, range));
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  const text = (message: Message, values: Message["values"] = {}) =>
    escapeHtml(say(withValues(message, values)));
  const table = (heads: readonly Message[], rows: readonly (readonly string[])[]) =>
    `<table><tr>${heads.map((head) => `<th>${text(head)}</th>`).join("")}</tr>${rows
      .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`)
      .join("")}</table>`;
  const kinds = [...Map.groupBy(files, ({ kind }) => kind)];
  const ofFiles = files.map(({ name, kind, documents, rowCount }) => [
    ...[name, say(words.kinds[kind]), String(documents), String(rowCount)],
  ]);
  const ofAccounts = kinds.flatMap(([kind, some]) =>
    sumsOf(some.flatMap(({ sums }) => sums)).map(({ account, cents }) => [
      ...[say(words.kinds[kind]), account, money(cents)],
    ]),
  );
  const ofTaxes = taxSums(batch.invoices).map(({ account, cents, baseCents }) => [
    ...[account, money(baseCents), money(cents)],
  ]);
  const ofPaidBack = batch.paidBack.map(({ day, buyer, name, invoices, method, cents }) => [
    ...[
      showDay(day, language),
      batch.names.get(buyer?.number ?? "") ?? name,
      invoices.join(", "),
      method,
      money(0 - cents),
    ],
  ]);
  const paidBackHeads = [words.day, words.client, words.invoice, words.method, words.amount];
  const paidBack =
    ofPaidBack.length === 0
      ? ""
      : `<h2>${text(words.paidBack)}</h2><p>${text(words.aboutPaidBack)}</p>${table(paidBackHeads, ofPaidBack)}\n`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ccc}td:last-child{text-align:right}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>${text(words.formats[format])}</p>
<h2>${text(words.files)}</h2>${table([words.file, words.kind, words.documents, words.rows], ofFiles)}
<h2>${text(words.accounts)}</h2>${table([words.kind, words.account, words.amount], ofAccounts)}
<h2>${text(words.taxes)}</h2>${table([words.tax, words.base, words.amount], ofTaxes)}
${paidBack}<h2>${text(words.notIn)}</h2>${list(leftOut(batch, { money, text }))}</body></html>
`;
}

function moneyIn({ language, currency }: Reader): (cents: number) => string {
  const format = new Intl.NumberFormat(intlLocale(language), { style: "currency", currency });
  return (cents) => format.format(cents / 100);
}

/** What each tax comes to, credit notes taken off. */
function taxSums(invoices: readonly IssuedInvoice[]): (AccountSum & { readonly baseCents: number })[] {
  const taxes = invoices.flatMap(({ taxes: own }) => own);
  const nameOf = (tax: (typeof taxes)[number]) => `${tax.jurisdiction} ${tax.ppm / 10_000} %`;
  return [...Map.groupBy(taxes, nameOf)].map(([account, some]) => ({
    ...{ account, cents: sum(some.map(({ cents }) => cents)) },
    baseCents: sum(some.map(({ baseCents }) => baseCents)),
  }));
}

interface Telling {
  readonly money: (cents: number) => string;
  readonly text: (message: Message, values?: Message["values"]) => string;
}

/** What is not in the files, and why. */
function leftOut({ format, all, invoices, payments, settings, files }: Batch, { money, text }: Telling) {
  const before = all.length - invoices.length;
  const free = invoices.filter(({ document }) =>
    Object.values(document.booked).every((cents) => cents === 0),
  );
  const lines = format === "xero" ? settings.xero_tax_types : settings.quickbooks_tax_codes;
  const codes = readTaxCodes(format === "fec" ? [] : lines);
  const uncoded = invoices.filter(({ document }) => isTaxRowLeft(document, { codes }));
  const has = (kind: BookFileKind) => files.some((file) => file.kind === kind);
  return [
    ...(before > 0 ? [text(words.exportedBefore, { count: before })] : []),
    ...(format === "fec" && free.length > 0 ? [text(words.withoutEntry, { count: free.length })] : []),
    ...(payments && payments.withoutInvoiceCents > 0
      ? [text(words.withoutInvoice, { amount: money(payments.withoutInvoiceCents) })]
      : []),
    ...(payments && payments.takenOffCents > 0
      ? [text(words.takenOff, { amount: money(payments.takenOffCents) })]
      : []),
    ...(format === "fec" ? [text(words.noPayments)] : [text(words.noFees)]),
    ...(format !== "fec" && codes.size === 0 ? [text(words.taxAsLine)] : []),
    ...(uncoded.length > 0
      ? [
          text(words.taxWithoutCode, {
            numbers: uncoded.map(({ document }) => document.number).join(", "),
          }),
        ]
      : []),
    ...(has("credit_notes") ? [text(words.notesPositive)] : []),
    ...(format === "fec" ? [] : [text(words.untried)]),
  ];
}
