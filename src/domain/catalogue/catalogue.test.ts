import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { said } from "#domain/words.fixture.ts";
import { productDescriptionRule, productNameRule, sizeNameRule, sizePriceRule } from "./catalogue-rules.ts";
import { searchProducts } from "./product-search.ts";
import { isProductSort, productSorts, sortProducts } from "./product-sort.ts";
import { startingPrice } from "./starting-price.ts";

describe("starting from (SPEC-1.16)", () => {
  const sizes = [
    { product_id: 1, price: "0.22" },
    { product_id: 1, price: 0.15 },
    { product_id: 2, price: "0.14" },
    { product_id: 3, price: "free" },
    { product_id: 3, price: 0 },
  ];

  test.each([
    [1, 1500],
    [2, 1400],
    [3, 1400],
    [9, 1400],
  ])("product %d", (id, price) => {
    expect(startingPrice(id, sizes)).toBe(price);
  });

  test("without any valid price it is 0", () => {
    expect(startingPrice(1, [])).toBe(0);
    expect(startingPrice(3, sizes.slice(3))).toBe(0);
  });
});

describe("sorting (SPEC-2.4)", () => {
  const products = [
    { name: "Wine bag", startingPrice: 2000, created_at: "2026-01-02T00:00:00Z" },
    { name: "bag 10", startingPrice: 1400, created_at: null },
    { name: "Bag 2", startingPrice: 1400, created_at: "2026-03-01T00:00:00Z" },
    { name: "Étui", startingPrice: 1500, created_at: "when" },
  ];
  const names = (by: (typeof productSorts)[number]): string[] =>
    sortProducts(products, by).map((each) => each.name);

  test("by name, whatever case and accents, numbers as numbers", () => {
    expect(names("name")).toEqual(["Bag 2", "bag 10", "Étui", "Wine bag"]);
  });
  test("by price, ties in the order they came", () => {
    expect(names("price")).toEqual(["bag 10", "Bag 2", "Étui", "Wine bag"]);
  });
  test("by newest, a missing or unreadable time last", () => {
    expect(names("newest")).toEqual(["Bag 2", "Wine bag", "bag 10", "Étui"]);
  });

  test("every order keeps every product, is stable, and leaves the list itself alone", () => {
    const product = fc.record({
      name: fc.constantFrom("a", "B", "é"),
      startingPrice: fc.nat(3),
      created_at: fc.constantFrom(null, "2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"),
    });
    fc.assert(
      fc.property(fc.array(product), fc.constantFrom(...productSorts), (list, by) => {
        const before = [...list];
        const sorted = sortProducts(list, by);
        expect(list).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sortProducts(sorted, by)).toEqual(sorted);
      }),
    );
  });

  test("other texts are no order", () => {
    expect(isProductSort("newest")).toBe(true);
    expect(isProductSort("rating")).toBe(false);
  });
});

test.each([
  ["", ["Tote Bag", "Étui"]],
  ["  ", ["Tote Bag", "Étui"]],
  ["tote", ["Tote Bag"]],
  ["E BA", ["Tote Bag"]],
  ["e\u0301tui", ["Étui"]],
  ["%", []],
  [".*", []],
])("searching %j finds %j", (text, found) => {
  const products = [{ name: "Tote Bag" }, { name: "Étui" }];
  expect(searchProducts(products, text).map((product) => product.name)).toEqual(found);
});

describe("rules of products and sizes", () => {
  test.each([0, -1, "0", "", "abc", "-0.5", Number.NaN])("a price of %j", (price) => {
    expect(said(sizePriceRule(price))).toBe("Price must be greater than 0.00$");
  });
  test.each([0.14, "0.1455", 10_000])("a price of %j is right", (price) => {
    expect(sizePriceRule(price)).toBeUndefined();
  });
  test.each(["0.14555", 10_000.01, "1e-3"])("a price of %j is not exact", (price) => {
    expect(said(sizePriceRule(price))).toBe("Price must be at most 10,000.00$, with at most four decimals");
  });
  test("names are required, descriptions bounded", () => {
    expect(productNameRule(" ")).toBeDefined();
    expect(sizeNameRule("M")).toBeUndefined();
    expect(sizeNameRule("x".repeat(101))).toBeDefined();
    expect(productDescriptionRule("x".repeat(5001))).toBeDefined();
  });
});
