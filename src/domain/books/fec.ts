import type { InvoiceKind } from "../invoices/invoice.ts";
import type { Cell } from "../text/csv.ts";
import { safeCell, safeWhenTorn } from "../text/safe-cell.ts";
import type { BookSheet } from "./book-sheet.ts";
import type { BooksSettings } from "./books-settings.ts";
import type { IssuedDocument } from "./issued-document.ts";
import { type SalesAccount, salesEntry } from "./sales-entry.ts";

const columns = [
  ...["JournalCode", "JournalLib", "EcritureNum", "EcritureDate", "CompteNum", "CompteLib", "CompAuxNum"],
  ...["CompAuxLib", "PieceRef", "PieceDate", "EcritureLib", "Debit", "Credit", "EcritureLet", "DateLet"],
  ...["ValidDate", "Montantdevise", "Idevise"],
];

const titles: Readonly<Record<InvoiceKind, string>> = {
  deposit: "Facture d'acompte",
  invoice: "Facture",
  settlement: "Facture",
  credit: "Avoir",
};

interface Given {
  /** The number of each document's entry, by its own. */
  readonly entryNumbers: ReadonlyMap<string, number>;
  readonly settings: BooksSettings;
}

/** The sales journal in the layout of the FEC: what was invoiced, for the accountant to import. Not the firm's whole FEC. */
export function fecSheet({ entryNumbers, settings }: Given): BookSheet<IssuedDocument> {
  const accounts: Readonly<Record<SalesAccount, readonly [number: string, label: string]>> = {
    clients: [settings.fec_clients_account, settings.fec_clients_label],
    deposits: [settings.fec_deposits_account, settings.fec_deposits_label],
    sales: [settings.fec_sales_account, settings.fec_sales_label],
    freight: [settings.fec_freight_account, settings.fec_freight_label],
    tax: [settings.fec_tax_account, settings.fec_tax_label],
  };
  const rowsOf = (document: IssuedDocument) => {
    const entry = salesEntry(document);
    const { number, issuedOn, customer, kind } = document;
    const entryNumber = entryNumbers.get(number);
    if (entry.length > 0 && entryNumber === undefined) throw new Error(`no entry for ${number}`);
    const day = compact(issuedOn);
    const title = cell(`${titles[kind]} ${number} ${customer.name}`);
    return entry.map(({ account, debitCents, creditCents }) => {
      const auxiliary = account === "clients" ? [customer.number, cell(customer.name)] : ["", ""];
      return {
        sums: [{ account: accounts[account][0], cents: creditCents - debitCents }],
        cells: [
          ...[cell(settings.fec_journal_code), cell(settings.fec_journal_name), String(entryNumber), day],
          ...[...accounts[account].map(cell), ...auxiliary, number, day, title],
          // What is issued never changes, so its entry is valid on its day.
          ...[amount(debitCents), amount(creditCents), "", "", day, "", ""],
        ],
      };
    });
  };
  const textOf = (rows: readonly (readonly Cell[])[]) => rows.map((row) => `${row.join("\t")}\r\n`).join("");
  return { kind: "journal", columns, rowsOf, most: noLimit, textOf };
}

const noLimit = { documents: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY };

/** `SIRENFECAAAAMMJJ.txt`: the shop's number, zeros while it has none, and the last day. */
export function fecFileName(siren: string, lastDay: string): string {
  const digits = siren.replace(/\D/g, "").slice(0, 9);
  return `${digits.padEnd(9, "0")}FEC${compact(lastDay)}.txt`;
}

function compact(day: string): string {
  return day.replaceAll("-", "");
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2).replace(".", ",");
}

/** A text that breaks no line and runs nothing in a spreadsheet: the layout has no quotes around cells. */
function cell(text: string): string {
  const flat = text.replace(/[\t\r\n|]+/g, " ").replaceAll('"', "'");
  return safeWhenTorn(safeWhenTorn(safeCell(flat), ","), ";");
}
