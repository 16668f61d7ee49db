import { type Cell, csvText } from "../text/csv.ts";
import {
  type DocumentRow,
  type DocumentRowKind,
  documentRows,
  e4PerCent,
  showRate,
} from "./document-rows.ts";
import type { BookFile, IssuedDocument } from "./issued-document.ts";
import { type DayStyle, showBookDay } from "./show-book-day.ts";

const columns = [
  ...["*InvoiceNo", "*Customer", "*InvoiceDate", "*DueDate", "Terms", "Memo", "Item(Product/Service)"],
  ...["ItemDescription", "ItemQuantity", "ItemRate", "*ItemAmount", "ItemTaxCode", "ServiceDate"],
];

/** What QuickBooks finds an account by. */
const items: Readonly<Record<DocumentRowKind, string>> = {
  sale: "Sales",
  freight: "Freight",
  discount: "Discount",
  rounding: "Rounding",
  tax: "Sales tax",
  deposit: "Deposit",
};

/** No tax is worked out there: what was invoiced is a row of its own. */
const notTaxed = "NON";

/** The rows that QuickBooks imports as invoices, one for each line. */
export function quickBooksFile(documents: readonly IssuedDocument[], days: DayStyle): BookFile {
  const rows = documents.flatMap((document) =>
    documentRows(document).map((row) => rowOf(document, row, days)),
  );
  return { content: csvText([columns, ...rows], "en"), rowCount: rows.length };
}

function rowOf(document: IssuedDocument, row: DocumentRow, days: DayStyle): Cell[] {
  const { number, customer, issuedOn, dueOn, orderNumber, poNumber, creditOf } = document;
  const memo = [orderNumber, poNumber && `PO ${poNumber}`, creditOf && `Credit for ${creditOf}`];
  return [
    ...[number, customer.name, showBookDay(issuedOn, days), showBookDay(dueOn, days)],
    ...["", memo.filter(Boolean).join(", "), items[row.kind], row.name],
    ...[
      row.quantity,
      { decimal: showRate(row.rateE4) },
      { decimal: showRate(row.amountCents * e4PerCent) },
      notTaxed,
      "",
    ],
  ];
}
