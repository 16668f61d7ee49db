import { describe, expect, test } from "vitest";
import { said } from "#domain/words.fixture.ts";
import { quoteRequestFields } from "./quote-request.ts";
import { quoteRequestFaults } from "./quote-request-faults.ts";

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
const names = new Map([
  [7, "L"],
  [8, "L"],
]);
const options = { minimum: 10_000, nameOfSize: (sizeId: number) => names.get(sizeId) };

function faultsOf(change: object): Record<string, (string | undefined)[]> {
  const fields = quoteRequestFields.parse({ ...sent, ...change });
  const faults = quoteRequestFaults(fields, undefined, options);
  return Object.fromEntries(Object.entries(faults).map(([field, words]) => [field, words.map(said)]));
}

describe("a quote request as sent (S1 §3)", () => {
  test("its lists and maps arrive as JSON text", () => {
    expect(quoteRequestFields.parse(sent)).toMatchObject({
      quantity: 30_000,
      sizes: ["L", "M"],
      sizesQuantities: { L: 10_000, M: 20_000 },
      isLogo: false,
      productColors: ["#FFFFFF"],
    });
    expect(faultsOf({})).toEqual({});
  });

  test("colours and their requirement have defaults (P15)", () => {
    const { productColors: _, colorRequirement: __, isLogo: ___, ...rest } = sent;
    expect(quoteRequestFields.parse(rest)).toMatchObject({
      productColors: ["#FFFFFF"],
      colorRequirement: "single",
      isLogo: false,
    });
  });

  test("an empty form is answered with the specified texts", () => {
    const fields = quoteRequestFields.parse({ isLogo: "1", productColors: "[]" });
    const faults = quoteRequestFaults(fields, undefined, options);
    expect(Object.values(faults).flat().map(said)).toEqual([
      "Name is required",
      "Email is required",
      "Phone is required",
      "Please select at least one size",
      "Message is required",
      "Please select at least one color for the product",
      "Please upload a logo file",
    ]);
  });

  test.each([
    ['{"L":9999,"M":20000}', "L: minimum 10,000 units required"],
    ['{"L":"many","M":20000}', "L: minimum 10,000 units required"],
    ['{"L":10000.5,"M":20000}', "L: minimum 10,000 units required"],
    ['{"M":20000}', "L: minimum 10,000 units required"],
    ['{"L":10000001,"M":20000}', "L: maximum 10,000,000 units"],
  ])("quantities %s", (sizesQuantities, text) => {
    expect(faultsOf({ sizesQuantities })).toEqual({ sizesQuantities: [text] });
  });

  test("sizes of one name are told apart by their ids (P14)", () => {
    const change = { sizes: '["L","L"]', sizesQuantities: '{"L":10500}', size_ids: '{"7":10000,"8":500}' };
    expect(faultsOf(change)).toEqual({ sizesQuantities: ["L: minimum 10,000 units required"] });
    expect(faultsOf({ ...change, size_ids: '{"7":10000,"9":5}' })).toEqual({
      sizesQuantities: ["#9: minimum 10,000 units required"],
    });
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
