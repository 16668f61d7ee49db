import { expect, test } from "vitest";
import { bodyOf, errorsOf, fieldIds, pricesOf } from "./read-typed-list.ts";
import { type TypedPriceList, typedOfList, withColumn, withoutColumn } from "./typed-price-list.ts";
import type { ListedSize } from "./use-price-lists.ts";

const size: ListedSize = {
  ...{ id: 4, name: "L", label: null, price: "0.20", product_id: 1, product: "Tote" },
};
const print = { included_colours: 1, run: [{ min_units: 1, rate: 0.02 }], setup: 45 };
const list = {
  ...{ id: 1, name: "Spring", active: true, active_since: null, active_until: null, version: 3 },
  ...{ created_at: "2026-03-02T16:00:00.000Z", changed_at: "2026-03-02T16:00:00.000Z" },
  breaks: [
    { size_id: 4, min_units: 1, unit_price: 0.18 },
    { size_id: 4, min_units: 25_000, unit_price: 0.165, unit_cost: 0.0825 },
    // No longer sold: it stays in the list.
    { size_id: 9, min_units: 25_000, unit_price: 0.1455 },
  ],
  print,
};
const typed = typedOfList(list, [size], "en-US");
/** A cost that is not known is said to be none. */
const sent = list.breaks.map((each) => ({ ...each, unit_cost: each.unit_cost ?? null }));

test.each(["en-US", "fr-FR"])("a list is sent back as it was read: %s", (locale) => {
  const { name } = list;
  expect(bodyOf(typedOfList(list, [size], locale), locale)).toEqual({ name, breaks: sent, print });
  expect(errorsOf(typed, "en-US")).toEqual({});
});

test("a break is a column, which can be added and removed; an empty price is none", () => {
  const more = withColumn(typed);
  expect(bodyOf({ ...more, columns: ["1", "25000", "50 000"] }, "en-US").breaks).toHaveLength(3);
  expect(bodyOf(withoutColumn(typed, 0), "en-US").breaks).toEqual(sent.slice(1));
});

test.each<[string, Partial<TypedPriceList>]>([
  [fieldIds.name, { name: " " }],
  [fieldIds.column(1), { columns: ["1", "1"] }],
  [fieldIds.column(0), { columns: ["0", "5"] }],
  [fieldIds.price(4, 1), { prices: { 4: ["0.18", "cheap"] } }],
  [fieldIds.price(4, 0), { prices: { 4: ["0", ""] }, costs: {} }],
  [fieldIds.cost(4, 0), { costs: { 4: ["-1", ""] } }],
  [fieldIds.price(4, 0), { prices: { 4: ["", "0.165"] }, costs: { 4: ["0.08", ""] } }],
  [fieldIds.setup, { setup: "-1" }],
  [fieldIds.included, { includedColours: "13" }],
  [fieldIds.rate(0), { rates: [{ minUnits: "1", rate: "101" }] }],
])("what is wrong is said at %s", (field, change) => {
  expect(Object.keys(errorsOf({ ...typed, ...change }, "en-US"))).toEqual([field]);
});

const sayTwice = "priceList.run.twice";
test.each<[string, string | undefined, Partial<TypedPriceList>]>([
  [fieldIds.column(1), "priceList.units.invalid", { columns: ["1", ""] }],
  [fieldIds.column(1), sayTwice, { columns: ["1000", "1,000"] }],
  [fieldIds.rateUnits(1), "priceList.units.invalid", { rates: ratesOf(["1", "0.02"], ["many", "0.01"]) }],
  [fieldIds.rateUnits(1), sayTwice, { rates: ratesOf(["1000", "0.02"], ["1,000", "0.01"]) }],
  // The line without a rate is not sent.
  [fieldIds.rateUnits(1), undefined, { rates: ratesOf(["1", ""], ["1", "0.01"]) }],
])("a quantity at %s is wrong by itself or given twice: %s", (field, id, change) => {
  expect(errorsOf({ ...typed, ...change }, "en-US")[field]?.id).toBe(id);
});

function ratesOf(...rows: readonly (readonly [string, string])[]): TypedPriceList["rates"] {
  return rows.map(([minUnits, rate]) => ({ minUnits, rate }));
}

test("what is typed is what the trial estimate goes by", () => {
  const { breaks, print: known } = pricesOf(bodyOf(typed, "en-US"));
  expect(breaks.get(4)).toEqual([
    { minUnits: 1, unitPrice: 1800 },
    { minUnits: 25_000, unitPrice: 1650 },
  ]);
  expect(known).toEqual({
    ...{ includedColours: 1, run: [{ minUnits: 1, unitPrice: 200 }], setup: 450_000 },
  });
  expect(pricesOf(bodyOf({ ...typed, knowsPrint: false }, "en-US")).print).toBeNull();
});
