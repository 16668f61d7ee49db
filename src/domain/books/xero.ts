import { type Cell, csvText } from "../text/csv.ts";
import type { BooksSettings } from "./books-settings.ts";
import { type DocumentRow, documentRows, showRate } from "./document-rows.ts";
import type { BookFile, IssuedDocument } from "./issued-document.ts";
import { type DayStyle, showBookDay } from "./show-book-day.ts";

/** The template of Xero, which reads the columns by their order. */
const columns = [
  ...["*ContactName", "EmailAddress", "POAddressLine1", "POAddressLine2", "POAddressLine3", "POAddressLine4"],
  ...["POCity", "PORegion", "POPostalCode", "POCountry", "*InvoiceNumber", "Reference", "*InvoiceDate"],
  ...["*DueDate", "Total", "InventoryItemCode", "*Description", "*Quantity", "*UnitAmount", "Discount"],
  ...["*AccountCode", "*TaxType", "TaxAmount", "TrackingName1", "TrackingOption1", "TrackingName2"],
  ...["TrackingOption2", "Currency", "BrandingTheme"],
];

type XeroSettings = Pick<
  BooksSettings,
  | "xero_sales_account"
  | "xero_freight_account"
  | "xero_tax_account"
  | "xero_deposits_account"
  | "xero_tax_type"
>;

/** The rows that Xero imports as invoices and, below zero, as credit notes: one for each line. */
export function xeroFile(
  documents: readonly IssuedDocument[],
  { settings, days }: { readonly settings: XeroSettings; readonly days: DayStyle },
): BookFile {
  const rows = documents.flatMap((document) =>
    documentRows(document).map((row) => rowOf(document, row, { settings, days })),
  );
  return { content: csvText([columns, ...rows], "en"), rowCount: rows.length };
}

function rowOf(
  document: IssuedDocument,
  row: DocumentRow,
  { settings, days }: { settings: XeroSettings; days: DayStyle },
): Cell[] {
  const { number, customer, issuedOn, dueOn, orderNumber, poNumber, currency } = document;
  const [line1 = "", line2 = "", line3 = "", ...others] = customer.address;
  return [
    ...[customer.name, "", line1, line2, line3, others.join(", "), "", "", "", ""],
    ...[number, poNumber ?? orderNumber, showBookDay(issuedOn, days), showBookDay(dueOn, days), "", ""],
    ...[row.name, row.quantity, { decimal: showRate(row.rateE4) }, ""],
    ...[accountOf(row, settings), settings.xero_tax_type, "", "", "", "", "", currency, ""],
  ];
}

function accountOf({ kind }: DocumentRow, settings: XeroSettings): string {
  if (kind === "tax") return settings.xero_tax_account;
  if (kind === "freight") return settings.xero_freight_account;
  return kind === "deposit" ? settings.xero_deposits_account : settings.xero_sales_account;
}
