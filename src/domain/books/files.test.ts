import fc from "fast-check";
import { expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { sum } from "../sum.ts";
import { batchFiles, bookFiles } from "./book-files.ts";
import { type BookSheet, sheetFiles } from "./book-sheet.ts";
import { firstBooksSettings as settings } from "./books-settings.ts";
import { documentRows } from "./document-rows.ts";
import { fecFileName, fecSheet } from "./fec.ts";
import { booked, creditNote, depositOfE0, finalOfE0, orderDocuments } from "./issued-document.fixture.ts";
import type { IssuedDocument } from "./issued-document.ts";
import { quickBooksInvoices, quickBooksNotes } from "./quickbooks.ts";
import { accountOfRow } from "./tax-codes.ts";
import { xeroInvoices, xeroNotes } from "./xero.ts";

const us = { settings, days: "month-first" } as const;
const european = { settings, days: "day-first" } as const;
function fileOf(documents: readonly IssuedDocument[], sheet: BookSheet<IssuedDocument>) {
  const [file] = sheetFiles(documents, sheet, () => "file");
  if (!file) throw new Error("no file");
  return file;
}
const cellsOf = ({ content }: { content: string }) =>
  content
    .replace("\uFEFF", "")
    .trimEnd()
    .split("\r\n")
    .map((line) => line.slice(1, -1).split('","'));
const noteOfE0 = creditNote(finalOfE0, { number: "C-2027-0001", cents: 12_000, taxCents: 2_000 });
const [, , note = finalOfE0] = booked([depositOfE0, finalOfE0, noteOfE0]);
const hostile = { ...depositOfE0, customer: { ...depositOfE0.customer, name: '=1+1\t"x";@SUM' } };
const [odd = finalOfE0] = booked([
  {
    ...{ ...finalOfE0, previous: [], discountCents: 0, freightCents: 0, taxes: [], taxCents: 0 },
    lines: [{ isFreight: false, name: "Bag", units: 10_001, unitPriceE4: 1_455, amountCents: 145_515 }],
    ...{ goodsCents: 145_515, totalCents: 145_515, dueCents: 145_515 },
  },
]);

test("QuickBooks reads E0's final invoice as eight rows that add up to what is due", () => {
  const [head, ...rows] = cellsOf(fileOf([finalOfE0], quickBooksInvoices(us)));
  expect(head?.join()).toBe(
    "*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,ItemTaxCode,ServiceDate",
  );
  expect(rows.map((row) => row.slice(6, 11).join(" | "))).toEqual([
    "Sales | Sac L | 25000 | 0.165 | 4125.00",
    "Sales | Impression | 50000 | 0.02 | 1000.00",
    "Sales | Calage | 3 | 45.00 | 135.00",
    "Freight | Transport | 1 | 420.00 | 420.00",
    "Discount | Remise | 1 | -256.25 | -256.25",
    "Sales tax | TVA 20 % | 1 | 1084.75 | 1084.75",
    "Deposit | Moins D-2026-0007 | 1 | -1627.12 | -1627.12",
    "Sales tax | Moins D-2026-0007 | 1 | -325.43 | -325.43",
  ]);
  expect(rows[0]?.slice(0, 6)).toEqual([
    ...["I-2027-0001", "Marché du Nord", "01/12/2027", "02/11/2027", "", "GE-2026-000123, PO PO-77"],
  ]);
});

test("a quantity that does not give our cents is written as one of the whole amount", () => {
  const [, row] = cellsOf(fileOf([odd], quickBooksInvoices(european)));
  expect(row?.slice(8, 11)).toEqual(["1", "1455.15", "1455.15"]);
});

test("Xero reads the columns of its template, the same number on each line, credit notes below zero", () => {
  const [head, ...rows] = cellsOf(fileOf([note, finalOfE0], xeroInvoices(european)));
  expect(head?.join()).toBe(
    "*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme",
  );
  expect(rows.every((row) => row.length === head?.length)).toBe(true);
  expect(rows.map((row) => [row[10], row[17], row[18], row[20]].join(" "))).toEqual([
    ...["C-2027-0001 1 -92.26 200", "C-2027-0001 1 -7.74 260", "C-2027-0001 1 -20.00 820"],
    ...["I-2027-0001 25000 0.165 200", "I-2027-0001 50000 0.02 200", "I-2027-0001 3 45.00 200"],
    ...["I-2027-0001 1 420.00 260", "I-2027-0001 1 -256.25 200", "I-2027-0001 1 1084.75 820"],
    ...["I-2027-0001 1 -1627.12 205", "I-2027-0001 1 -325.43 820"],
  ]);
});

test("L14.6 the sales journal has 18 columns, days without dashes, decimal commas and one number an entry", () => {
  const entryNumbers = new Map([
    ["D-2026-0007", 1],
    ["I-2027-0001", 2],
  ]);
  const rows = fileOf([depositOfE0, finalOfE0], fecSheet({ entryNumbers, settings }))
    .content.split("\r\n")
    .slice(0, -1)
    .map((line) => line.split("\t"));
  expect(rows[0]?.join()).toBe(
    "JournalCode,JournalLib,EcritureNum,EcritureDate,CompteNum,CompteLib,CompAuxNum,CompAuxLib,PieceRef,PieceDate,EcritureLib,Debit,Credit,EcritureLet,DateLet,ValidDate,Montantdevise,Idevise",
  );
  expect(rows.every((row) => row.length === 18)).toBe(true);
  const told = rows.slice(1).map((row) => [row[2], row[3], row[4], row[11], row[12]].join(" "));
  expect(told).toEqual([
    ...["1 20261203 411 1952,55 0,00", "1 20261203 4191 0,00 1627,12", "1 20261203 44571 0,00 325,43"],
    ...["2 20270112 411 4555,95 0,00", "2 20270112 4191 1627,12 0,00", "2 20270112 701 0,00 5003,75"],
    ...["2 20270112 7085 0,00 420,00", "2 20270112 44571 0,00 759,32"],
  ]);
  expect(fecFileName("732 829 320", "2027-01-31")).toBe("732829320FEC20270131.txt");
});

test("FOUND-F8 an account of the shop's own has its own label in the sales journal", () => {
  const own = { ...settings, fec_sales_account: "7061", fec_sales_label: "Sacs imprimés" };
  const given = { entryNumbers: new Map([[finalOfE0.number, 1]]), settings: own };
  const { content } = fileOf([finalOfE0], fecSheet(given));
  expect(content).toContain("\t7061\tSacs imprimés\t");
  expect(content).toContain("\t411\tClients\t");
});

test("a name that a spreadsheet would run, or that would break a line, does neither in any file", () => {
  const entryNumbers = new Map([[hostile.number, 1]]);
  const { content: fec } = fileOf([hostile], fecSheet({ entryNumbers, settings }));
  expect(fec.split("\r\n")[1]?.split("\t")).toHaveLength(18);
  expect(fec).toContain("\t'=1+1 'x';'@SUM\t");
  for (const file of [
    fileOf([hostile], quickBooksInvoices(european)),
    fileOf([hostile], xeroInvoices(european)),
  ])
    expect(file.content).toContain(`"'=1+1`);
});

test("a file of Xero holds 500 invoices, and what is more another one", () => {
  const documents = Array.from({ length: 501 }, (_, index) => ({ ...odd, number: `I-2027-${index}` }));
  const asked = { from: "2027-01-01", to: "2027-01-31", siren: "", settings, days: "day-first" } as const;
  const given = { documents, names: new Map(), entryNumbers: new Map<string, number>(), ...asked };
  expect(bookFiles("xero", given).map(({ name, rowCount }) => [name, rowCount])).toEqual([
    ["xero_2027-01-01_2027-01-31_1.csv", 500],
    ["xero_2027-01-01_2027-01-31_2.csv", 1],
  ]);
  expect(bookFiles("fec", { ...given, documents: [] })).toMatchObject([
    { name: "000000000FEC20270131.txt", rowCount: 0 },
  ]);
});

test("credit notes are files of their own with amounts above zero, and what each account comes to", () => {
  const given = { from: "2027-01-01", to: "2027-01-31", siren: "", names: new Map(), ...european };
  const payments = [
    {
      ...{ customer: "Marché du Nord", invoice: "I-2027-0001", day: "2027-01-20", cents: 329_775 },
      ...{ method: "Card", reference: "pi_1" },
    },
  ];
  const batch = { ...given, documents: [finalOfE0, note], entryNumbers: new Map(), payments };
  const told = (format: "quickbooks" | "xero") =>
    batchFiles(format, batch).map(({ name, kind, documents, sums }) => [
      name,
      kind,
      documents,
      Object.fromEntries(sums.map(({ account, cents }) => [account, cents])),
    ]);
  const range = "2027-01-01_2027-01-31.csv";
  expect(told("xero")).toEqual([
    [`xero_invoices_${range}`, "invoices", 1, { 200: 500_375, 260: 42_000, 820: 75_932, 205: -162_712 }],
    [`xero_credit_notes_${range}`, "credit_notes", 1, { 200: 9_226, 260: 774, 820: 2_000 }],
    [`xero_payments_${range}`, "payments", 1, { Card: 329_775 }],
  ]);
  expect(told("quickbooks")[1]).toEqual([
    ...[`quickbooks_credit_notes_${range}`, "credit_notes", 1],
    { Sales: 9_226, Freight: 774, "Sales tax": 2_000 },
  ]);
  const [head, ...notes] = cellsOf(fileOf([note], quickBooksNotes(us)));
  expect(head?.slice(0, 4)).toEqual(["*CreditNoteNo", "*Customer", "*CreditNoteDate", "Memo"]);
  expect(notes[0]?.slice(0, 9).join(" | ")).toBe(
    "C-2027-0001 | Marché du Nord | 01/12/2027 | GE-2026-000123, PO PO-77, Credit for I-2027-0001 | Sales | Anses déchirées | 1 | 92.26 | 92.26",
  );
  const [, ofXero] = cellsOf(fileOf([note], xeroNotes(european)));
  expect(ofXero?.slice(6, 13)).toEqual([
    ...["Paris", "", "75001", "France", "C-2027-0001", "I-2027-0001", "12/01/2027"],
  ]);
});

test("tax by code has no row of its own; Xero is told what of it falls on each row", () => {
  const named = { ...finalOfE0, taxProfile: "TVA 20 %", taxBaseCents: 379_663 };
  const codes = { ...settings, xero_tax_types: ["TVA 20 % = 20% (VAT on Income)"] };
  const rows = cellsOf(fileOf([named], xeroInvoices({ ...european, settings: codes }))).slice(1);
  expect(rows.map((row) => [row[18], row[20], row[21], row[22]].join(" | "))).toEqual([
    "0.165 | 200 | 20% (VAT on Income) | 824.99",
    "0.02 | 200 | 20% (VAT on Income) | 200.00",
    "45.00 | 200 | 20% (VAT on Income) | 27.00",
    "420.00 | 260 | 20% (VAT on Income) | 84.00",
    "-256.25 | 200 | 20% (VAT on Income) | -51.25",
    "-1627.12 | 205 | 20% (VAT on Income) | -325.42",
  ]);
  const coded = { ...settings, quickbooks_tax_codes: ["TVA 20 % = TAX"] };
  const inBooks = fileOf([named], quickBooksInvoices({ ...us, settings: coded }));
  expect(inBooks.content).not.toContain("Sales tax");
  expect(cellsOf(inBooks)[1]?.[11]).toBe("TAX");
  // Freight is not taxed there: the accounts tell which rows are.
  const american = { ...named, taxBaseCents: 500_375, booked: { ...named.booked, deposits: 0 } };
  const [, ...freight] = cellsOf(fileOf([american], quickBooksInvoices({ ...us, settings: coded })));
  expect(freight.filter((row) => row[6] === "Freight").map((row) => row[11])).toEqual(["NON"]);
  // Where no accounts together are what was taxed, tax stays a row.
  const unknown = { ...named, taxBaseCents: 1 };
  expect(fileOf([unknown], quickBooksInvoices({ ...us, settings: coded })).content).toContain("Sales tax");
});

test("the rows of every invoice add up to what is due, by account to its entry, and rate times quantity to each row", () => {
  const property = fc.property(orderDocuments, (documents) => {
    for (const document of documents) {
      const rows = documentRows(document);
      const due = document.kind === "credit" ? -document.dueCents : document.dueCents;
      expect(sum(rows.map(({ amountCents }) => amountCents)) - due).toBe(0);
      const byAccount = { deposits: 0, sales: 0, freight: 0, tax: 0 };
      for (const row of rows) byAccount[accountOfRow[row.kind]] += row.amountCents;
      expect(byAccount).toEqual(document.booked);
      for (const { quantity, rateE4, amountCents } of rows) expect(quantity * rateE4).toBe(amountCents * 100);
    }
  });
  fc.assert(property, { numRuns: sized({ quick: 250, deep: 2_500 }) });
});
