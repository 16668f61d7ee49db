import { expect, test } from "vitest";
import { said } from "#domain/words.fixture.ts";
import { checkQuoteRequest, type QuoteRequestValues } from "./check-quote-request.ts";

const good: QuoteRequestValues = {
  name: "Ann Miller",
  email: "ann@example.com",
  phone: "(303) 555-0123",
  message: "Bags for a fair",
  sizes: [{ name: "L", units: 10_000 }],
  isLogo: false,
  logo: undefined,
  productColors: ["#FFFFFF"],
};
const logo = { name: "logo.png", type: "image/png", size: 10 };

const errorsOf = (
  change: Partial<QuoteRequestValues>,
  minimumUnits = 10_000,
): Record<string, (string | undefined)[]> =>
  Object.fromEntries(
    Object.entries(checkQuoteRequest({ ...good, ...change }, minimumUnits)).map(([field, words]) => [
      field,
      words.map(said),
    ]),
  );

test("a complete request has no errors", () => {
  expect(checkQuoteRequest(good, 10_000)).toEqual({});
  expect(checkQuoteRequest({ ...good, isLogo: true, logo }, 10_000)).toEqual({});
});

// word for word
test.each<[Partial<QuoteRequestValues>, string, string]>([
  [{ name: " " }, "name", "Name is required"],
  [{ email: "" }, "email", "Email is required"],
  [{ email: "ann" }, "email", "Email is not valid"],
  [{ phone: "" }, "phone", "Phone is required"],
  [{ phone: "12" }, "phone", "Phone number is not valid. Please use format: (303) 555-0123 or 303-555-0123"],
  [{ sizes: [] }, "sizes", "Please select at least one size"],
  [{ sizes: [{ name: "L", units: 9999 }] }, "sizesQuantities", "L: minimum 10,000 units required"],
  [{ message: "<b></b>" }, "message", "Message is required"],
  [{ productColors: [] }, "productColors", "Please select at least one color for the product"],
  [{ isLogo: true }, "logo", "Please upload a logo file"],
  [
    { isLogo: true, logo: { ...logo, name: "logo.svg" } },
    "logo",
    "Only JPG, PNG, GIF and PDF formats are allowed",
  ],
  [{ isLogo: true, logo: { ...logo, size: 5_242_881 } }, "logo", "File size must not exceed 5 MB"],
  [{ delivery: { wanted_by: "soon" } }, "wanted_by", "Please give a date like 2026-05-31"],
  [{ delivery: { company: "x".repeat(201) } }, "company", "Please use at most 200 characters"],
  [
    { delivery: { delivery_address: "x".repeat(501) } },
    "delivery_address",
    "Please use at most 500 characters",
  ],
  [{ delivery: { po_number: "x".repeat(101) } }, "po_number", "Please use at most 100 characters"],
  [{ logoColors: ["red"] }, "logo_colors", "Please choose colors like #1A7F37"],
])("%j", (change, field, text) => {
  expect(errorsOf(change)).toEqual({ [field]: [text] });
});

test("every size says for itself what it lacks", () => {
  const sizes = [
    { name: "S", units: 1 },
    { name: "M", units: 20_000 },
    { name: "L", units: undefined },
  ];
  expect(errorsOf({ sizes })).toEqual({
    sizesQuantities: ["S: minimum 10,000 units required", "L: minimum 10,000 units required"],
  });
});

test("the least number of units is the shop's (SPEC-2.19)", () => {
  const sizes = [{ name: "L", units: 500 }];
  expect(errorsOf({ sizes }, 500)).toEqual({});
  expect(errorsOf({ sizes }, 501)).toEqual({ sizesQuantities: ["L: minimum 501 units required"] });
});

test("a logo that is not required is not looked at", () => {
  expect(errorsOf({ isLogo: false, logo: { ...logo, name: "logo.exe" } })).toEqual({});
});

test("an empty form names each field once", () => {
  const empty = {
    name: "",
    email: "",
    phone: "",
    message: "",
    sizes: [],
    isLogo: true,
    logo: undefined,
    productColors: [],
  };
  expect(Object.keys(checkQuoteRequest(empty, 10_000))).toEqual([
    "name",
    "email",
    "phone",
    "sizes",
    "message",
    "productColors",
    "logo",
  ]);
});
