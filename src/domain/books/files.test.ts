import fc from "fast-check";
import { expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { sum } from "../sum.ts";
import { bookFiles } from "./book-files.ts";
import { firstBooksSettings as settings } from "./books-settings.ts";
import { type DocumentRowKind, documentRows } from "./document-rows.ts";
import { fecFile, fecFileName } from "./fec.ts";
import { booked, creditNote, depositOfE0, finalOfE0, orderDocuments } from "./issued-document.fixture.ts";
import type { Booked } from "./issued-document.ts";
import { quickBooksFile } from "./quickbooks.ts";
import { xeroFile } from "./xero.ts";

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
  const [head, ...rows] = cellsOf(quickBooksFile([finalOfE0], "month-first"));
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
  const [, row] = cellsOf(quickBooksFile([odd], "day-first"));
  expect(row?.slice(8, 11)).toEqual(["1", "1455.15", "1455.15"]);
});

test("Xero reads the columns of its template, the same number on each line, credit notes below zero", () => {
  const [head, ...rows] = cellsOf(xeroFile([note, finalOfE0], { settings, days: "day-first" }));
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
  const rows = fecFile({ documents: [depositOfE0, finalOfE0], entryNumbers, settings })
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
  const { content } = fecFile({ documents: [finalOfE0], ...given });
  expect(content).toContain("\t7061\tSacs imprimés\t");
  expect(content).toContain("\t411\tClients\t");
});

test("a name that a spreadsheet would run, or that would break a line, does neither in any file", () => {
  const entryNumbers = new Map([[hostile.number, 1]]);
  const { content: fec } = fecFile({ documents: [hostile], entryNumbers, settings });
  expect(fec.split("\r\n")[1]?.split("\t")).toHaveLength(18);
  expect(fec).toContain("\t'=1+1 'x';'@SUM\t");
  for (const file of [
    quickBooksFile([hostile], "day-first"),
    xeroFile([hostile], { settings, days: "day-first" }),
  ])
    expect(file.content).toContain(`"'=1+1`);
});

test("a file of Xero holds 500 invoices, and what is more another one", () => {
  const documents = Array.from({ length: 501 }, (_, index) => ({ ...odd, number: `I-2027-${index}` }));
  const asked = { from: "2027-01-01", to: "2027-01-31", siren: "", settings, days: "day-first" } as const;
  const given = { documents, entryNumbers: new Map<string, number>(), ...asked };
  expect(bookFiles("xero", given).map(({ name, rowCount }) => [name, rowCount])).toEqual([
    ["xero_2027-01-01_2027-01-31_1.csv", 500],
    ["xero_2027-01-01_2027-01-31_2.csv", 1],
  ]);
  expect(bookFiles("quickbooks", given)).toMatchObject([
    { name: "quickbooks_2027-01-01_2027-01-31.csv", rowCount: 501 },
  ]);
  expect(bookFiles("fec", { ...given, documents: [] })).toMatchObject([
    { name: "000000000FEC20270131.txt", rowCount: 0 },
  ]);
});

/** Where the rows of a program put each account of the journal. */
const accountOfRow: Readonly<Record<DocumentRowKind, keyof Booked>> = {
  sale: "sales",
  discount: "sales",
  rounding: "sales",
  freight: "freight",
  tax: "tax",
  deposit: "deposits",
};

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
