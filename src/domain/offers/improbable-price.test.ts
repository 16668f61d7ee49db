import { describe, expect, test } from "vitest";
import { improbablePrices } from "./improbable-price.ts";

const listed = { bag: (sizeId: number) => (sizeId === 1 ? 1_650 : undefined), run: () => undefined };
const line = (unit_price: number | null, size_id: number | null = 1) => ({
  ...{ kind: "product" as const, name: "Market tote", size_id, units: 30_000, unit_price },
});

describe("FOUND-U21 a price that is a tenth of the list's, or ten times it, is asked about", () => {
  test.each([
    [0.0165, true],
    [0.0166, false],
    [0.165, false],
    [1.6499, false],
    [1.65, true],
    [null, false],
  ])("%s dollars where the list asks 0.165: %s", (unitPrice, isAsked) => {
    const names = improbablePrices({ lines: [line(unitPrice)], options: [] }, listed);
    expect(names).toEqual(isAsked ? ["Market tote"] : []);
  });

  test("also in a column of quantities, once; what the list does not know is not asked about", () => {
    const options = [{ choices: [{ lines: [line(1.65)] }, { lines: [line(0.0165)] }] }];
    expect(improbablePrices({ lines: [line(9, 2), line(9, null)], options }, listed)).toEqual([
      "Market tote",
    ]);
  });
});
