import fc from "fast-check";
import { expect, test } from "vitest";
import { writeNumber } from "../../ui/fields/typed-number.ts";
import { type PasteTarget, pastePrices } from "./paste-prices.ts";
import { errorsOf } from "./read-typed-list.ts";
import type { TypedPriceList } from "./typed-price-list.ts";
import type { ListedSize } from "./use-price-lists.ts";

const size = (id: number, product: string, name: string): ListedSize => ({
  ...{ id, name, label: null, price: "0.20", product_id: 1, product },
});
const sizes = [size(1, "Tote", "Small"), size(2, "Tote", "Large"), size(3, "Pouch", "Small")];

/** A list of two quantities, in which each size costs something from the first bag on. */
const typed: TypedPriceList = {
  ...{
    name: "Spring",
    columns: ["1", "5,000"],
    knowsPrint: false,
    includedColours: "1",
    rates: [],
    setup: "",
  },
  prices: { 1: ["0.20", ""], 2: ["0.30", ""], 3: ["0.40", ""] },
  costs: {},
};
const first = { sizeId: 1, column: 0 };

function paste(text: string, { at = first, locale = "en-US" }: { at?: PasteTarget; locale?: string } = {}) {
  const { typed: after, notPasted, count } = pastePrices(typed, { text, at, rows: sizes, sizes, locale });
  return {
    columns: after.columns,
    prices: [1, 2, 3].map((id) => after.prices[id]?.join(" | ")),
    left: notPasted.map(({ row, column, text: cell, why }) => `${row}.${column} ${cell}: ${why}`),
    count,
  };
}

test("SPEC-5.10 prices alone go down and to the right from the cursor; a blank cell and all else stay", () => {
  expect(paste("$0.19\t0,17\t0.16 USD\n\t0.27\n", { at: { sizeId: 2, column: 0 } })).toEqual({
    columns: ["1", "5,000", ""],
    prices: ["0.20 |  | ", "0.19 | 0.17 | 0.16", "0.40 | 0.27 | "],
    left: [],
    count: 4,
  });
});

test.each([
  ["with names and a corner", "\t5000\t10,000\nTote, Small\t0.18\t0.17\nLarge\t0.28\t0.27\n"],
  [
    "with words for the quantities",
    "Size\tfrom 5,000\t10000+\nTote Small\t0.18\t0.17\nTote – Large\t0.28\t0.27",
  ],
  [
    "with two columns of names, the product once",
    "Product\tSize\t5000\t10000\nTote\tSmall\t0.18\t0.17\n\tLarge\t0.28\t0.27",
  ],
  ["by position below quantities that rise", "5000\t10000\n0.18\t0.17\n0.28\t0.27"],
  [
    "with a row a price",
    "Product\tSize\tQty\tUnit price\nTote\tSmall\t5000\t0.18\nTote\tSmall\t10 000\t0.17\nTote\tLarge\t5000\t$0.28\nTote\tLarge\t10000\t0.27",
  ],
])("a head names the quantities, %s", (_, text) => {
  expect(paste(text)).toEqual({
    columns: ["1", "5,000", "10,000"],
    prices: ["0.20 | 0.18 | 0.17", "0.30 | 0.28 | 0.27", "0.40 |  | "],
    left: [],
    count: 4,
  });
});

test.each([
  ["with their head", "Quantité\tPrix\n5000\t0,18 €\n20000\t0,15 €"],
  ["without", "5000\t0.18\n20000\t0.15"],
])("quantities and prices below each other are breaks of the size at the cursor, %s", (_, text) => {
  expect(paste(text, { at: { sizeId: 3, column: 1 } })).toMatchObject({
    columns: ["1", "5,000", "20,000"],
    prices: ["0.20 |  | ", "0.30 |  | ", "0.40 | 0.18 | 0.15"],
    left: [],
  });
});

test("a row of quantities is laid over those at the cursor", () => {
  const at = { sizeId: undefined, column: 1 };
  expect(paste("2,500\t10000+", { at })).toMatchObject({ columns: ["1", "2,500", "10,000"], left: [] });
  expect(paste("2500\n0.18", { at })).toMatchObject({ columns: ["1", "5,000", "2,500"], count: 1 });
  expect(paste("many\t900", { at })).toMatchObject({
    columns: ["1", "5,000", "900"],
    left: ["1.1 many: quantity"],
  });
});

test("SPEC-5.10 what is not understood is left out, said by row and column, and what stood there stays", () => {
  expect(paste("Size\t5000\tWeight\nTote Small\tcall us\t40 g\nSmall\t0.1\nHuge\t0.9\t\nLarge\t−1")).toEqual({
    columns: ["1", "5,000"],
    prices: ["0.20 | ", "0.30 | ", "0.40 | "],
    left: [
      "1.3 Weight: quantity",
      "2.2 call us: price",
      "3.1 Small: size",
      "4.1 Huge: size",
      "5.2 −1: price",
    ],
    count: 0,
  });
  expect(paste("0.1\n0.2\n0.3", { at: { sizeId: 3, column: 0 } }).left).toEqual([
    "2.1 0.2: room",
    "3.1 0.3: room",
  ]);
  expect(paste("Qty\tPrice\nsome\t0.2").left).toEqual(["2.1 some: quantity"]);
});

test("a cell with a line break or quotes is one cell", () => {
  expect(paste('Size\t"5000\n+"\n"Tote\nLarge"\t"0.28"').prices[1]).toBe("0.30 | 0.28");
});

/** Below a dollar: above a lower price, 6.873 may as well be a quantity as another language writes it, and is read so. */
const anyPrice = fc.integer({ min: 1, max: 9_999 }).map((price) => price / 10_000);

test("a block of prices is read as it was written, in either language and with any sign of money", () => {
  const written = fc.constantFrom(
    (text: string) => text,
    (text: string) => `$${text}`,
    (text: string) => `${text} €`,
    (text: string) => `${text} USD`,
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyPrice, anyPrice, written), { minLength: 1, maxLength: 3 }),
      fc.constantFrom("en-US", "fr-FR"),
      (rows, locale) => {
        const write = (value: number) => writeNumber(value, { decimals: 4, locale });
        const text = rows.map(([one, other, sign]) =>
          [one, other].map((each) => sign(write(each))).join("\t"),
        );
        const { prices, left } = paste(text.join("\r\n"), { locale });
        expect(left).toEqual([]);
        expect(prices.slice(0, rows.length)).toEqual(
          rows.map(([one, other]) => `${write(one)} | ${write(other)}`),
        );
      },
    ),
  );
});

test("whatever is pasted, no price is lost, none is wrong, and each cell that says something is taken or named", () => {
  const cell = fc.oneof(
    fc.constantFrom(
      "",
      "0.15",
      "1,45",
      "5000",
      "10,000 +",
      "Tote",
      "Small",
      "Size",
      "Price",
      "Qty",
      "n/a",
      '"',
      "\t",
    ),
    fc.string({ maxLength: 6 }),
  );
  const block = fc.array(
    fc.array(cell, { maxLength: 4 }).map((row) => row.join("\t")),
    { maxLength: 5 },
  );
  const at = fc.record({ sizeId: fc.constantFrom(undefined, 1, 2, 3), column: fc.constantFrom(0, 1) });
  fc.assert(
    fc.property(block, at, (lines, target) => {
      const given = { text: lines.join("\n"), at: target, rows: sizes, sizes, locale: "en-US" };
      const { typed: after, count, notPasted } = pastePrices(typed, given);
      for (const id of [1, 2, 3]) expect(after.prices[id]?.[0]).not.toBe("");
      expect(Object.keys(errorsOf(after, "en-US")).filter((field) => field.startsWith("list-price"))).toEqual(
        [],
      );
      if (/^\s*\S+\s*$/.test(given.text) && count === 0) expect(notPasted.length).toBeGreaterThan(0);
      expect(new Set(notPasted.map(({ row, column }) => `${row} ${column}`)).size).toBe(notPasted.length);
    }),
    { numRuns: 500 },
  );
});
