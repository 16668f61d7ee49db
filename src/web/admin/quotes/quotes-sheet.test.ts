import { expect, test } from "vitest";
import { csvText } from "#domain/text/csv.ts";
import { stamper } from "#domain/time/show-shop-time.ts";
import { quoteForTest } from "./quote.fixture.ts";
import { quoteCells } from "./quote-cells.ts";
import { quoteColumns, quotesSheet } from "./quotes-sheet.ts";

const quote = {
  ...quoteForTest({ status: "confirmed", isLogoRequired: true, hasFile: true, fee: 45.5 }),
  name: "=1+1",
  phone: "+33 6 12 34 56 78",
  lines: [
    {
      ...{ size_id: 4, product_id: 1, product_name: "Tote", size_name: "Large", label: null, units: 10_000 },
      buyer_names: { product_name: "Tote", size_name: "Large" },
    },
  ],
  created_at: "2026-11-26T01:34:16.127Z",
  product_colors: ["#e5dac1", "#123456"],
  company: "North Market LLC",
};
const say = {
  status: () => "Confirmed",
  moment: stamper("America/Denver"),
  yesOrNo: (is: boolean) => (is ? "Yes" : "No"),
  locale: "fr" as const,
};
const cells = quoteCells(quote, say);

test("SPEC-3.27 a quote is a row with a width for each of its cells", () => {
  expect(cells).toHaveLength(quoteColumns.length);
  expect(cells).toContain("2026-11-25 18:34");
  expect(cells).toContain("Écru, #123456");
  expect(cells).toContain("Tote, Large\u00a0: 10000");
});

test("in the spreadsheet texts stand as they are, and amounts are numbers", () => {
  const [, row] = quotesSheet([], [cells]);
  expect(row).toContainEqual({ value: "=1+1", type: String });
  expect(row).toContainEqual({ value: "+33 6 12 34 56 78", type: String });
  expect(row).toContainEqual({ value: 45.5, type: Number, format: "0.00" });
});

test("in the CSV file no cell is a formula, and French amounts have a comma", () => {
  const french = csvText([cells], "fr");
  expect(french).toContain(`;"'=1+1";`);
  expect(french).toContain(';"45,50";"1400,00";');
  expect(csvText([cells], "en")).toContain(',"45.50","1400.00",');
});
