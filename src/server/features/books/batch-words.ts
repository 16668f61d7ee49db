import type { BookFormat } from "#domain/books/book-files.ts";
import type { BookFileKind } from "#domain/books/book-sheet.ts";
import type { Message } from "#domain/words.ts";

const kinds: Readonly<Record<BookFileKind, Message>> = {
  invoices: /*i18n*/ { id: "batch.invoices", message: "Invoices" },
  credit_notes: /*i18n*/ { id: "batch.creditNotes", message: "Credit notes" },
  payments: /*i18n*/ { id: "batch.payments", message: "Payments" },
  journal: /*i18n*/ { id: "batch.journal", message: "Sales journal" },
};

const formats: Readonly<Record<BookFormat, Message>> = {
  quickbooks: /*i18n*/ {
    id: "batch.quickbooks",
    message: "For QuickBooks Online. Import the invoices first, then the credit notes, then the payments.",
  },
  xero: /*i18n*/ {
    id: "batch.xero",
    message:
      "For Xero. Import the invoices first, then the credit notes; the payments are a bank statement, which Xero matches with them.",
  },
  fec: /*i18n*/ {
    id: "batch.fec",
    message:
      "The sales journal in the layout of the FEC, for your accountant to import. It is not the firm's FEC, which holds every entry of the year.",
  },
};

/** What the page of a batch says. */
export const words = {
  kinds,
  formats,
  title: /*i18n*/ { id: "batch.title", message: "For the books, {from} to {to}" },
  files: /*i18n*/ { id: "batch.files", message: "Files" },
  file: /*i18n*/ { id: "batch.file", message: "File" },
  kind: /*i18n*/ { id: "batch.kind", message: "Kind" },
  documents: /*i18n*/ { id: "batch.documents", message: "Documents" },
  rows: /*i18n*/ { id: "batch.rows", message: "Rows" },
  accounts: /*i18n*/ { id: "batch.accounts", message: "Sums by account" },
  account: /*i18n*/ { id: "batch.account", message: "Account" },
  amount: /*i18n*/ { id: "batch.amount", message: "Amount" },
  taxes: /*i18n*/ { id: "batch.taxes", message: "Sums by tax, credit notes taken off" },
  tax: /*i18n*/ { id: "batch.tax", message: "Tax" },
  base: /*i18n*/ { id: "batch.base", message: "Taxable" },
  paidBack: /*i18n*/ { id: "batch.paidBack", message: "Paid back in these days" },
  aboutPaidBack: /*i18n*/ {
    id: "batch.aboutPaidBack",
    message:
      "Programs import no money that goes back: please enter each of these there. Below zero stands what came back to the shop after all.",
  },
  day: /*i18n*/ { id: "batch.day", message: "Day" },
  client: /*i18n*/ { id: "batch.client", message: "Client" },
  invoice: /*i18n*/ { id: "batch.invoice", message: "Invoice" },
  method: /*i18n*/ { id: "batch.method", message: "Method" },
  notIn: /*i18n*/ { id: "batch.notIn", message: "What is not in it, and what to know" },
  exportedBefore: /*i18n*/ {
    id: "batch.exportedBefore",
    message:
      "{count, plural, one {# document of these days is} other {# documents of these days are}} in an earlier batch, and not handed over twice.",
  },
  withoutEntry: /*i18n*/ {
    id: "batch.withoutEntry",
    message:
      "{count, plural, one {# document comes} other {# documents come}} to nothing, and has no entry and no number of one.",
  },
  withoutInvoice: /*i18n*/ {
    id: "batch.withoutInvoice",
    message: "{amount} was paid for what no invoice asks for yet: it follows with its invoice.",
  },
  takenOff: /*i18n*/ {
    id: "batch.takenOff",
    message:
      "{amount} that was paid of invoices does not count for them any more: it was paid back, or is not asked for any more.",
  },
  noPayments: /*i18n*/ {
    id: "batch.noPayments",
    message: "Payments are not in a sales journal: the bank statement has them.",
  },
  noFees: /*i18n*/ {
    id: "batch.noFees",
    message: "Fees and payouts of Stripe and PayPal are not in it: their statements have them.",
  },
  taxAsLine: /*i18n*/ {
    id: "batch.taxAsLine",
    message:
      "Tax is a line of its own with the amount that was invoiced, since no tax profile has a code: the program's own tax report stays empty. The report of sales tax of this shop has it.",
  },
  taxWithoutCode: /*i18n*/ {
    id: "batch.taxWithoutCode",
    message: "Only a part of these was taxed, so that their tax is a line of its own: {numbers}.",
  },
  notesPositive: /*i18n*/ {
    id: "batch.notesPositive",
    message:
      "Amounts of credit notes are above zero. A line below zero puts a deposit back that the credited invoice had taken off.",
  },
  untried: /*i18n*/ {
    id: "batch.untried",
    message:
      "How much a file may hold, credit notes and payments could not be tried with an account of the program. Items, accounts and codes are settings of the books.",
  },
} as const;
