import { afterAll, expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { importProducts } from "#contracts/catalogue/catalogue-exchange.ts";
import { zipArchive } from "#server/platform/storage/zip-archive.ts";
import { openCatalogue } from "../catalogue.fixture.ts";
import { openArchive } from "./unzip.ts";

/** Files as spreadsheets and people write them. */
const catalogue = await openCatalogue();
afterAll(() => catalogue[Symbol.asyncDispose]());

async function lookAt(bytes: Buffer) {
  const file = { name: "x.csv", bytes };
  const answer = await catalogue.post("/api/products/import?dry_run=1", {}, { file });
  expect(answer.status, answer.text).toBe(200);
  const { faults, effects } = importProducts.answers[200].parse(answer.body);
  expect(faults).toEqual([]);
  return effects.filter(({ size }) => size !== null);
}
const cells = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.map((value) => (typeof value === "number" ? { value, type: Number } : { value })));
const head = ["product", "size", "label", "price"];

test("FOUND-H13 a size that is a number of thirteen digits keeps each of them", async () => {
  const rows = cells([head, ["EAN bag", 4_006_381_333_931, "10 in", 0.155]]);
  const effects = await lookAt(await writeExcelFile(rows).toBuffer());
  expect(effects).toMatchObject([{ size: "4006381333931", price_after: "0.155" }]);
});

test("FOUND-H15 of a workbook the first sheet is read that is not hidden", async () => {
  const sheets = [cells([["foo"], ["bar"]]), cells([head, ["Tote", "S", "9 in", 0.15]])];
  const bytes = await writeExcelFile(
    sheets.map((data, index) => ({ data, sheet: index === 0 ? "Notes" : "Bags" })),
  ).toBuffer();
  const archive = openArchive(bytes, 1_000_000);
  const parts = archive.names.map((name) => ({
    name,
    content: archive.unpack(name)?.content ?? Buffer.alloc(0),
  }));
  const hidden = parts.map(({ name, content }) =>
    name === "xl/workbook.xml"
      ? { name, content: Buffer.from(content.toString().replace("<sheet ", '<sheet state="hidden" ')) }
      : { name, content },
  );
  expect(await lookAt(zipArchive(hidden))).toMatchObject([{ size: "S", price_after: "0.15" }]);
});

test("FOUND-H16 a first line that names the separator is no head", async () => {
  const bytes = Buffer.from("sep=;\r\nproduct;size;label;price\r\nTote;S;9 in;0,15\r\n");
  expect(await lookAt(bytes)).toMatchObject([{ size: "S", price_after: "0.15" }]);
});

test("FOUND-H16 UTF-16 with its high byte first is read as its sister is", async () => {
  const text = "\uFEFFproduct\tsize\tlabel\tprice\r\nTote\tS\t9 in\t0,15\r\n";
  const bytes = Buffer.from(text, "utf16le").swap16();
  expect(await lookAt(bytes)).toMatchObject([{ size: "S", price_after: "0.15" }]);
});

test.each([
  ["a sign of a currency", "product,size,label,price\nTote,S,9 in,$1.25\n", "1.25"],
  ["a currency after it", "product,size,label,price\nTote,S,9 in,1.35 USD\n", "1.35"],
  ["a decimal comma between spaces", 'product,size,label,price\nTote,S,9 in," 1,45 "\n', "1.45"],
  ["cells pasted from a spreadsheet", "product\tsize\tlabel\tprice\r\nTote\tS\t9 in\t1.25\r\n", "1.25"],
  ["a title above the head", "Our bags in spring\n\nproduct,size,label,price\nTote,S,9 in,1.25\n", "1.25"],
])("FOUND-N3 a price list with %s is read", async (_, content, price) => {
  expect(await lookAt(Buffer.from(content))).toMatchObject([{ size: "S", price_after: price }]);
});

test("FOUND-N3 a column that is not known is asked about with what stands in it, and read as it is told", async () => {
  const bytes = Buffer.from("Item,Size,What it measures,Each,Shelf\nTote,S,9 in,$1.25,A 4\nTote,M,,1.35,\n");
  const send = async (columns?: object) => {
    const file = { file: { name: "x.csv", bytes } };
    const told = columns ? { columns: JSON.stringify(columns) } : {};
    const answer = await catalogue.post("/api/products/import?dry_run=1", told, file);
    expect(answer.status, answer.text).toBe(200);
    return importProducts.answers[200].parse(answer.body);
  };
  const asked = await send();
  expect(asked.asks).toEqual([
    { column: "What it measures", sample: ["9 in"] },
    { column: "Each", sample: ["$1.25", "1.35"] },
    { column: "Shelf", sample: ["A 4"] },
  ]);
  expect(asked.effects).toEqual([]);
  const told = await send({ "What it measures": "label", Each: "price", shelf: null });
  expect(told).toMatchObject({ asks: [], faults: [] });
  expect(told.effects.filter(({ size }) => size)).toMatchObject([
    { size: "S", price_after: "1.25" },
    { size: "M", price_after: "1.35" },
  ]);
});
