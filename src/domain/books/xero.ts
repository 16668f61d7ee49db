import { addressColumns } from "./address-columns.ts";
import type { BookPayment } from "./book-payment.ts";
import type { BookSheet, SheetRow } from "./book-sheet.ts";
import type { BooksSettings } from "./books-settings.ts";
import { type DocumentRowKind, e4PerCent, showRate, signed } from "./document-rows.ts";
import type { IssuedDocument } from "./issued-document.ts";
import { type DayStyle, showBookDay } from "./show-book-day.ts";
import { codedRows, readTaxCodes } from "./tax-codes.ts";

/** The templates of Xero, which reads the columns by their order. */
const contactColumns = [
  ...["*ContactName", "EmailAddress", "POAddressLine1", "POAddressLine2", "POAddressLine3", "POAddressLine4"],
  ...["POCity", "PORegion", "POPostalCode", "POCountry"],
];
const detailColumns = [
  ...["InventoryItemCode", "*Description", "*Quantity", "*UnitAmount", "Discount"],
  ...["*AccountCode", "*TaxType", "TaxAmount", "TrackingName1", "TrackingOption1", "TrackingName2"],
  ...["TrackingOption2", "Currency", "BrandingTheme"],
];
const invoiceColumns = [
  ...contactColumns,
  ...["*InvoiceNumber", "Reference", "*InvoiceDate", "*DueDate", "Total"],
  ...detailColumns,
];
const noteColumns = [
  ...contactColumns,
  ...["*CreditNoteNumber", "Reference", "*CreditNoteDate", "*DueDate", "Total"],
  ...detailColumns,
];
/** Those of a bank statement: Xero reads payments from nothing else, and finds each invoice by the reference. */
const paymentColumns = ["*Date", "*Amount", "Payee", "Description", "Reference"];

/** Xero refuses a file with more invoices. */
const most = { documents: 500, rows: Number.POSITIVE_INFINITY };

interface Given {
  readonly settings: BooksSettings;
  readonly days: DayStyle;
}

/** What Xero imports as invoices, a row for each line; a credit note among them is below zero. */
export function xeroInvoices(given: Given): BookSheet<IssuedDocument> {
  const write = rowsBy(given, 1);
  const rowsOf = (document: IssuedDocument) => write(document, document.poNumber ?? document.orderNumber);
  return { kind: "invoices", columns: invoiceColumns, rowsOf, most };
}

/** What it imports as credit notes, where amounts are above zero, and the reference is the invoice. */
export function xeroNotes(given: Given): BookSheet<IssuedDocument> {
  const write = rowsBy(given, -1);
  const rowsOf = (document: IssuedDocument) => write(document, document.creditOf ?? document.orderNumber);
  return { kind: "credit_notes", columns: noteColumns, rowsOf, most };
}

/** What clients paid, as lines of a bank statement. */
export function xeroPayments({ days }: Given): BookSheet<BookPayment> {
  const rowsOf = ({ customer, invoice, day, cents, method, reference }: BookPayment) => [
    {
      sums: [{ account: method, cents }],
      cells: [
        ...[showBookDay(day, days), { decimal: showRate(cents * e4PerCent) }],
        ...[customer, `${method} ${reference}`, invoice],
      ],
    },
  ];
  return { kind: "payments", columns: paymentColumns, rowsOf, most };
}

function rowsBy({ settings, days }: Given, sign: 1 | -1) {
  const accounts: Readonly<Record<DocumentRowKind, string>> = {
    sale: settings.xero_sales_account,
    discount: settings.xero_sales_account,
    rounding: settings.xero_sales_account,
    freight: settings.xero_freight_account,
    tax: settings.xero_tax_account,
    deposit: settings.xero_deposits_account,
  };
  const coded = { codes: readTaxCodes(settings.xero_tax_types), untaxed: settings.xero_tax_type };
  return (document: IssuedDocument, reference: string): SheetRow[] => {
    const { number, customer, issuedOn, dueOn, currency } = document;
    const { lines, city, region, postalCode, country } = addressColumns(customer.address);
    const [line1 = "", line2 = "", line3 = "", ...others] = lines;
    const head = [
      ...[customer.name, customer.email, line1, line2, line3, others.join(", ")],
      ...[city, region, postalCode, country],
      ...[number, reference, showBookDay(issuedOn, days), showBookDay(dueOn, days), "", ""],
    ];
    return codedRows(document, coded).map((row) => {
      const account = accounts[row.kind];
      const cents = signed(row.amountCents, sign);
      const taxCents = signed(row.taxCents, sign);
      const tax = taxCents === 0 ? "" : { decimal: showRate(taxCents * e4PerCent) };
      const ofTax = { account: settings.xero_tax_account, cents: taxCents };
      return {
        sums: [{ account, cents }, ...(taxCents === 0 ? [] : [ofTax])],
        cells: [
          ...[...head, row.name, row.quantity, { decimal: showRate(signed(row.rateE4, sign)) }, ""],
          ...[account, row.code, tax, "", "", "", "", currency, ""],
        ],
      };
    });
  };
}
