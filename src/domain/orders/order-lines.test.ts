import { expect, test } from "vitest";
import { needsProof, orderedLines } from "./order-lines.ts";

const bags = { kind: "product", name: "Bags L", sizeId: 7, units: 25_000, unitPriceE4: 1_650 } as const;
const run = { kind: "run", name: "Run", units: 50_000, unitPriceE4: 200 } as const;
const note = { kind: "text", name: "By truck" } as const;

test("an order's lines are the goods of the offer", () => {
  expect(orderedLines([run, bags, note, { ...bags, units: 0 }])).toEqual([
    { position: 1, name: "Bags L", sizeId: 7, units: 25_000 },
  ]);
});

test("L17.2 a logo, a run or a set-up needs a proof", () => {
  expect(needsProof([bags], false)).toBe(false);
  expect(needsProof([bags], true)).toBe(true);
  expect(needsProof([bags, run], false)).toBe(true);
});
