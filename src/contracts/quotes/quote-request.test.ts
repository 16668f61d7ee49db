import { describe, expect, test } from "vitest";
import { quoteRequestFields } from "./quote-request.ts";

const sent = {
  name: "Ann Miller",
  email: "ann@example.com",
  phone: "303-555-0123",
  message: "Bags for a fair",
  quantity: "30000",
  sizes: '["L","M"]',
  sizesQuantities: '{"L":10000,"M":"20000"}',
  isLogo: "0",
  colorRequirement: "single",
  productColors: '["#FFFFFF"]',
};

describe("a quote request as sent", () => {
  test("its lists and maps arrive as JSON text", () => {
    expect(quoteRequestFields.parse(sent)).toMatchObject({
      quantity: 30_000,
      sizes: ["L", "M"],
      sizesQuantities: { L: 10_000, M: 20_000 },
      isLogo: false,
      productColors: ["#FFFFFF"],
    });
  });

  test("colours and their requirement have defaults (SPEC-2.15)", () => {
    const { productColors: _, colorRequirement: __, isLogo: ___, ...rest } = sent;
    expect(quoteRequestFields.parse(rest)).toMatchObject({
      productColors: ["#FFFFFF"],
      colorRequirement: "single",
      isLogo: false,
    });
  });

  test("a quantity that is no number is none, so that the rule of the minimum answers it", () => {
    const quantities = '{"L":"many","M":"20 000","S":10000.5}';
    expect(quoteRequestFields.parse({ ...sent, sizesQuantities: quantities }).sizesQuantities).toEqual({
      L: undefined,
      M: 20_000,
      S: 10_000.5,
    });
    expect(quoteRequestFields.parse({ ...sent, size_ids: '{"7":"10,000"}' }).size_ids).toEqual({ 7: 10_000 });
  });

  test.each([
    { sizes: "L" },
    { sizes: '{"L":1}' },
    { sizesQuantities: "[1]" },
    { size_ids: '{"x":10000}' },
    { isLogo: "yes" },
    { colorRequirement: "many" },
    { language: "de" },
    { productColors: "[1]" },
    { status: "paid" },
    { total: 1 },
  ])("%j is refused", (change) => {
    expect(quoteRequestFields.safeParse({ ...sent, ...change }).success).toBe(false);
  });
});
