import type { BookPayment } from "./book-payment.ts";
import type { BookSheet, SheetRow } from "./book-sheet.ts";
import type { BooksSettings } from "./books-settings.ts";
import { type DocumentRowKind, e4PerCent, showRate, signed } from "./document-rows.ts";
import type { IssuedDocument } from "./issued-document.ts";
import { type DayStyle, showBookDay } from "./show-book-day.ts";
import { codedRows, readTaxCodes } from "./tax-codes.ts";

const detail = ["Item(Product/Service)", "ItemDescription", "ItemQuantity", "ItemRate", "*ItemAmount"];
const invoiceColumns = [
  ...["*InvoiceNo", "*Customer", "*InvoiceDate", "*DueDate", "Terms", "Memo", ...detail],
  ...["ItemTaxCode", "ServiceDate"],
];
const noteColumns = [
  ...["*CreditNoteNo", "*Customer", "*CreditNoteDate", "Memo", ...detail],
  ...["ItemTaxCode", "ServiceDate"],
];
const paymentColumns = ["*Customer", "*InvoiceNo", "*PaymentDate", "*Amount", "PaymentMethod", "ReferenceNo"];

/** QuickBooks Online refuses a file with more. */
const most = { documents: 100, rows: 1_000 };

interface Given {
  readonly settings: BooksSettings;
  readonly days: DayStyle;
}

/** What QuickBooks imports as invoices, a row for each line; a credit note among them is below zero. */
export function quickBooksInvoices({ settings, days }: Given): BookSheet<IssuedDocument> {
  const write = rowsBy(settings);
  const rowsOf = (document: IssuedDocument) => {
    const { number, customer, issuedOn, dueOn } = document;
    const head = [number, customer.name, showBookDay(issuedOn, days), showBookDay(dueOn, days), ""];
    return write(document, 1, head);
  };
  return { kind: "invoices", columns: invoiceColumns, rowsOf, most };
}

/** What it imports as credit notes, where amounts are above zero. */
export function quickBooksNotes({ settings, days }: Given): BookSheet<IssuedDocument> {
  const write = rowsBy(settings);
  const rowsOf = (document: IssuedDocument) => {
    const { number, customer, issuedOn } = document;
    return write(document, -1, [number, customer.name, showBookDay(issuedOn, days)]);
  };
  return { kind: "credit_notes", columns: noteColumns, rowsOf, most };
}

/** What clients paid, by invoice. */
export function quickBooksPayments({ days }: Given): BookSheet<BookPayment> {
  const rowsOf = ({ customer, invoice, day, cents, method, reference }: BookPayment) => [
    {
      sums: [{ account: method, cents }],
      cells: [
        ...[customer, invoice, showBookDay(day, days)],
        ...[{ decimal: showRate(cents * e4PerCent) }, method, reference],
      ],
    },
  ];
  return { kind: "payments", columns: paymentColumns, rowsOf, most };
}

function rowsBy(settings: BooksSettings) {
  const items: Readonly<Record<DocumentRowKind, string>> = {
    sale: settings.quickbooks_sales_item,
    freight: settings.quickbooks_freight_item,
    discount: settings.quickbooks_discount_item,
    rounding: settings.quickbooks_sales_item,
    tax: settings.quickbooks_tax_item,
    deposit: settings.quickbooks_deposits_item,
  };
  const codes = readTaxCodes(settings.quickbooks_tax_codes);
  const coded = { codes, untaxed: settings.quickbooks_untaxed_code };
  return (document: IssuedDocument, sign: 1 | -1, head: readonly string[]): SheetRow[] =>
    codedRows(document, coded).map((row) => {
      const [rateE4, cents] = [signed(row.rateE4, sign), signed(row.amountCents, sign)];
      const account = items[row.kind];
      return {
        sums: [{ account, cents }],
        cells: [
          ...[...head, memoOf(document), account, row.name, row.quantity],
          ...[{ decimal: showRate(rateE4) }, { decimal: showRate(cents * e4PerCent) }, row.code, ""],
        ],
      };
    });
}

function memoOf({ orderNumber, poNumber, creditOf }: IssuedDocument): string {
  return [orderNumber, poNumber && `PO ${poNumber}`, creditOf && `Credit for ${creditOf}`]
    .filter(Boolean)
    .join(", ");
}
