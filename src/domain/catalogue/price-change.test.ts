import { describe, expect, test } from "vitest";
import { amountRule, parseChange, percentRule } from "./price-change.ts";

describe("a change of prices", () => {
  test.each([
    ["5", 50_000],
    ["-2,5", -25_000],
    ["−2.5", -25_000],
    ["+0.0001", 1],
    [-0.01, -100],
    ["", undefined],
    ["5 %", undefined],
    ["--5", undefined],
    ["0.00001", undefined],
  ])("%j is read as %j", (text, parsed) => {
    expect(parseChange(text)).toBe(parsed);
  });

  test("bounds", () => {
    expect(["-99", "1000", "0.5"].map(percentRule)).toEqual([undefined, undefined, undefined]);
    for (const text of ["-99.1", "1000.1", "0", "x"]) expect(percentRule(text)?.id).toBe("prices.percent");
    for (const text of ["0", "10000.1", ""]) expect(amountRule(text)?.id).toBe("prices.amount");
  });
});
