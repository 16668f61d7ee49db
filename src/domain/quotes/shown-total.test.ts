import { expect, test } from "vitest";
import { estimateForDisplay } from "./shown-total.ts";

const sold = [
  { name: "Small", price: "0.14" },
  { name: "Large", price: 0.22 },
  { name: "Medium", price: "0.10" },
  { name: "Medium", price: "0.20" },
];
const quote = {
  sizes: ["Small", "Large"],
  sizes_quantities: {},
  quantity: 20_000,
  is_logo_required: false,
  price_logo_quote: null,
};

test("without units per size the average price times the quantity is shown", () => {
  expect(estimateForDisplay(quote, sold)).toBe(360_000);
  const logo = { is_logo_required: true, price_logo_quote: 50.5 };
  expect(estimateForDisplay({ ...quote, ...logo }, sold)).toBe(365_050);
  expect(estimateForDisplay({ ...quote, price_logo_quote: 50.5 }, sold)).toBe(360_000);
});

test("with units per size it is price times units of each", () => {
  const units = { sizes_quantities: { Small: 10_000, Large: 10_001 } };
  expect(estimateForDisplay({ ...quote, ...units }, sold)).toBe(140_000 + 220_022);
});

test("a name that several products use counts with the average of its prices", () => {
  expect(estimateForDisplay({ ...quote, sizes_quantities: { Medium: 20_000 } }, sold)).toBe(300_000);
});

test("where no size has a price there is nothing to show", () => {
  expect(estimateForDisplay({ ...quote, sizes: ["Huge"] }, sold)).toBeUndefined();
  expect(estimateForDisplay({ ...quote, sizes: [] }, sold)).toBeUndefined();
});
