import { expect, test } from "vitest";
import { readCatalogueFile } from "./read-lines.ts";

const read = (...rows: readonly string[][]) => readCatalogueFile({ rows, decimalSign: "." });
const sizesOf = ({ lines }: ReturnType<typeof read>) =>
  lines.map(({ size }) => [
    ...[size?.name, size?.price],
    ...(size?.breaks ?? []).map(({ minUnits, unitPrice }) => `${minUnits}: ${unitPrice}`),
  ]);

test("SPEC-5.1 columns named by a quantity hold the prices from it on; the price alone needs no column then", () => {
  const file = read(
    ["product", "size", "label", "10000", "25,000 +", "price from 50000"],
    ["Tote", "S", "", "$0.15", "0.14", ""],
    ["Tote", "M", "", "0.20", "", ""],
    ["Tote", "L", "", "", "free", ""],
    ["Tote", "XL", "", "", "", ""],
    ["Pouch", "", "", "", "", ""],
  );
  expect(sizesOf(file)).toEqual([
    ["S", 1500, "10000: 1500", "25000: 1400"],
    ["M", 2000, "10000: 2000"],
    [undefined, undefined],
  ]);
  expect(file.faults.map(({ row, field }) => `${row} ${field}`)).toEqual(["4 25000", "5 price"]);
});

test("SPEC-5.1 a price beside them counts below the first quantity, or only repeats it", () => {
  const file = read(
    ["product", "size", "label", "price", "25000"],
    ["Tote", "S", "", "0.16", "0.14"],
    ["Tote", "M", "", "0.14", "0.14"],
  );
  expect(file.faults).toEqual([]);
  expect(sizesOf(file)).toEqual([
    ["S", 1600, "1: 1600", "25000: 1400"],
    ["M", 1400, "25000: 1400"],
  ]);
});

test("SPEC-5.1 a row for each quantity of a size; the same quantity twice is a fault", () => {
  const file = read(
    ["product", "size", "label", "quantity", "price"],
    ["Tote", "S", "9 in", "10,000", "0.15"],
    ["Tote", "S", "", "25 000 +", "0.14"],
    ["Tote", "S", "", "10000", "0.13"],
    ["Tote", "S", "12 in", "50000", "0.12"],
    ["Tote", "M", "", "some", "0.12"],
  );
  expect(sizesOf(file).slice(0, 2)).toEqual([
    ["S", 1500, "10000: 1500"],
    ["S", 1400, "25000: 1400"],
  ]);
  expect(file.faults.map(({ row, field }) => `${row} ${field}`)).toEqual([
    "4 quantity",
    "5 label",
    "6 quantity",
  ]);
});

test("SPEC-5.1 weights and packing have no place in the catalog and are said to be left out", () => {
  const file = read(
    ["product", "size", "label", "price", "Weight (g)", "Pcs / carton"],
    ["Tote", "S", "", "0.16", "45", "500"],
  );
  expect(file).toMatchObject({ faults: [], asks: [], notTaken: ["Weight (g)", "Pcs / carton"] });
});

test("SPEC-5.1 more prices by quantity than a list may hold are one fault", () => {
  const quantities = Array.from({ length: 16 }, (_, index) => `${index + 1}000 +`);
  const rows = Array.from({ length: 1_000 }, (_, index) => [
    ...["Tote", `Size ${index}`, ""],
    ...quantities.map(() => "0.15"),
  ]);
  const file = read(["product", "size", "label", ...quantities], ...rows);
  expect(file).toMatchObject({ lines: [], faults: [{ row: 1, field: "quantity" }] });
});
