import { expect, test } from "vitest";
import { readPriceText } from "./read-price-text.ts";

test.each([
  ["1.25", "1.25"],
  ["$1.25", "1.25"],
  ["US$ 1.25", "1.25"],
  ["1.35 USD", "1.35"],
  ["EUR 0,155", "0.155"],
  ["0,15 €", "0.15"],
  [" 1,45 ", "1.45"],
  ["1,234.50", "1234.50"],
  ["1 234,50", "1234.50"],
  ["1.234,50", "1234.50"],
  ["-0.15", "-0.15"],
])("FOUND-N3 %j in a file with decimal points is %s", (text, price) => {
  expect(readPriceText(text, ".")).toBe(price);
});

test("FOUND-N3 what could be read in two ways is left, and refused as no number", () => {
  expect(readPriceText("1,234", ".")).toBe("1,234");
  expect(readPriceText("1,234", ",")).toBe("1.234");
  expect(readPriceText("on request", ".")).toBe("on request");
  expect(readPriceText("1,2,3", ".")).toBe("1,2,3");
});
