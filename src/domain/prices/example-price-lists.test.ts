import { expect, test } from "vitest";
import { unitPriceE4 } from "../money/unit-price.ts";
import { plainBreaks, printerBreaks } from "./example-price-lists.ts";

const shown = (breaks: ReturnType<typeof plainBreaks>) =>
  breaks.map(({ minUnits, unitPrice }) => [minUnits, unitPrice]);

test("the examples begin with a size's own price, fall with the quantity, and never rise above it", () => {
  expect(shown(plainBreaks(unitPriceE4(1_800)))).toEqual([
    [1, 1_800],
    [150_000, 1_750],
    [250_000, 1_700],
  ]);
  expect(shown(printerBreaks(unitPriceE4(1_800)))).toEqual([
    [1, 1_800],
    [25_000, 1_650],
  ]);
  expect(shown(printerBreaks(unitPriceE4(1_400)))).toEqual([[1, 1_400]]);
  expect(shown(plainBreaks(unitPriceE4(500)))).toEqual([[1, 500]]);
});
