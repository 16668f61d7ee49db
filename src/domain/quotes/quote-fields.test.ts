import { describe, expect, test } from "vitest";
import { cents } from "#domain/money/cents.ts";
import { said } from "#domain/words.fixture.ts";
import { coloursRule, logoColoursRule, mayRemoveColour } from "./colours.ts";
import { chargedLogoFee, logoPriceRule, needsLogoFee, parseLogoPrice } from "./logo-fee.ts";
import { phoneRule } from "./phone.ts";
import { referenceYear } from "./quote-reference.ts";
import { wantedByRule } from "./quote-rules.ts";
import { rejectionReasonRule } from "./rejection-reason.ts";
import { minimumHint, parseUnits, totalUnits, unitsRule } from "./units.ts";

describe("a US telephone number (SPEC-2.18)", () => {
  test.each([
    "(303) 555-0123",
    "303-555-0123",
    "303.555.0123",
    "303 555 0123",
    "3035550123",
    "555-0123",
    "5550123",
    "+1 303 555 0123",
    "+1-303-555-0123",
    "+13035550123",
    "+1 (303) 555-0123",
    "(303)555-0123",
    " 303-555-0123 ",
  ])("%s", (phone) => {
    expect(phoneRule(undefined)(phone)).toBeUndefined();
  });

  test.each([
    "12345",
    "303-555-01234",
    "33 1 23 45 67 89",
    "(303 555-0123",
    "303/555/0123",
    "phone",
    "303--555-0123",
  ])("%s is refused", (phone) => {
    expect(said(phoneRule(undefined)(phone))).toBe(
      "Phone number is not valid. Please use format: (303) 555-0123 or 303-555-0123",
    );
  });
});

describe("units of a size (SPEC-2.19)", () => {
  test.each([
    [undefined, "L: minimum 10,000 units required"],
    [0, "L: minimum 10,000 units required"],
    [9999, "L: minimum 10,000 units required"],
    [10_000.5, "L: minimum 10,000 units required"],
    [Number.NaN, "L: minimum 10,000 units required"],
    [10_000, undefined],
    [10_000_000, undefined],
    [10_000_001, "L: maximum 10,000,000 units"],
  ])("%s units", (units, expected) => {
    expect(said(unitsRule({ name: "L", units }, 10_000))).toBe(expected);
  });

  test("the minimum is a setting", () => {
    expect(unitsRule({ name: "L", units: 500 }, 500)).toBeUndefined();
    expect(said(unitsRule({ name: "L", units: 499 }, 500))).toBe("L: minimum 500 units required");
    expect(said(minimumHint(10_000))).toBe("Min: 10,000");
  });

  test.each([
    ["10000", 10_000],
    ["10,000", 10_000],
    ["12,5", undefined],
    ["1,00", undefined],
    ["10000,", undefined],
    ["10\u202F000", 10_000],
    ["", undefined],
    ["-5", undefined],
    ["1.5", undefined],
    ["1e4", undefined],
  ])("%j is read as %s", (text, units) => {
    expect(parseUnits(text)).toBe(units);
  });

  test("the quantity is the sum", () => {
    expect(totalUnits([{ units: 10_000 }, { units: undefined }, { units: 5 }])).toBe(10_005);
  });
});

describe("colours", () => {
  test("at least one remains", () => {
    expect(said(coloursRule([]))).toBe("Please select at least one color for the product");
    expect(coloursRule(["#FFFFFF"])).toBeUndefined();
    expect([mayRemoveColour(["#FFFFFF"]), mayRemoveColour(["#FFFFFF", "#000000"])]).toEqual([false, true]);
  });

  test("each is a colour code, and there are at most 50", () => {
    expect(said(coloursRule(["red"]))).toBe("Please choose colors like #1A7F37");
    expect(said(logoColoursRule(Array(51).fill("#000000")))).toBe("Please select at most 50 colors");
    expect(logoColoursRule([])).toBeUndefined();
  });
});

describe("the logo fee (SPEC-1.27)", () => {
  test.each(["0", 0, "-1", "0.001", "abc", "1,5", ""])("%j is refused", (dollars) => {
    expect(said(logoPriceRule(dollars))).toBe(
      "The logo price must be greater than 0.00, with at most two decimals",
    );
    expect(parseLogoPrice(dollars)).toBeUndefined();
  });

  test("above 0 with two decimals it is read in cents", () => {
    expect(parseLogoPrice(49.99)).toBe(4999);
    expect(parseLogoPrice("0.01")).toBe(1);
    expect(said(logoPriceRule(1_000_000))).toBe("The logo price cannot exceed 999,999.99");
    expect(logoPriceRule("999999.99")).toBeUndefined();
  });

  test.each([
    [true, null, true, 0],
    [true, 0, true, 0],
    [true, 4999, false, 4999],
    [false, null, false, 0],
    [false, 4999, false, 0],
  ])("logo required %s, fee %s: asked for %s, charged %d", (isLogoRequired, fee, isAsked, charged) => {
    const quote = { isLogoRequired, logoFeeCents: fee };
    expect(needsLogoFee(quote)).toBe(isAsked);
    expect(chargedLogoFee(quote)).toBe(cents(charged));
  });
});

test.each([
  ["2026-11-21T10:00:00.000Z", "2026"],
  ["2027-01-01T01:30:00.000Z", "2026"],
  ["2027-01-01T06:59:59.999Z", "2026"],
  ["2027-01-01T07:00:00.000Z", "2027"],
])(
  "a reference asked for at %s has the year %s, as it is where the shop is (SPEC-2.21, SPEC-2.41)",
  (at, year) => {
    expect(referenceYear(new Date(at), "America/Denver")).toBe(year);
  },
);

test.each([
  ["", true],
  ["2027-02-28", true],
  ["2028-02-29", true],
  ["2027-02-29", false],
  ["2027-13-01", false],
  ["tomorrow", false],
  ["2027-2-1", false],
])("wanted by %j: %s", (date, isDay) => {
  expect(wantedByRule(date) === undefined).toBe(isDay);
});

test("a rejection needs a reason of 1 to 1,000 characters once trimmed (SPEC-2.31)", () => {
  expect(said(rejectionReasonRule("  "))).toBe("Veuillez indiquer le motif du rejet");
  expect(rejectionReasonRule(` ${"x".repeat(1000)} `)).toBeUndefined();
  expect(said(rejectionReasonRule("x".repeat(1001)))).toBe("Please use at most 1,000 characters");
});
