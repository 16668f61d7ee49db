import { expect, test } from "vitest";
import { readCatalogueFile } from "./read-lines.ts";

const read = (...rows: readonly string[][]) =>
  readCatalogueFile({ rows: [["product", "size", "label", "price"], ...rows], decimalSign: "." });

test("SPEC-5.1 a cell of spaces is as blank as an empty one", () => {
  const { lines, faults } = read(["Tote", " ", "", "\u00A0"], ["Tote", "Small", "9 in", "0.15", " "]);
  expect(faults).toEqual([]);
  expect(lines.map(({ row, size }) => [row, size?.name])).toEqual([
    [2, undefined],
    [3, "Small"],
  ]);
});

test("SPEC-5.1 a line with more cells than the head is refused", () => {
  const { faults } = read(["Tote", "Small", "9 in", "0.15", "red"]);
  expect(faults.map(({ row, field }) => [row, field])).toEqual([[2, "row"]]);
});
