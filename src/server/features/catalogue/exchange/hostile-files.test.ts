import { afterAll, describe, expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { importProducts } from "#contracts/catalogue/catalogue-exchange.ts";
import { zipArchive } from "#server/platform/storage/zip-archive.ts";
import { sized } from "#tests/support/lane.ts";
import { openCatalogue } from "../catalogue.fixture.ts";
import { openArchive } from "./unzip.ts";

const catalogue = await openCatalogue();
const { post } = catalogue;
afterAll(() => catalogue[Symbol.asyncDispose]());

const look = async (bytes: Buffer) =>
  await post("/api/products/import?dry_run=1", {}, { file: { bytes: Buffer.from(bytes) } });
const answered = (body: unknown) => importProducts.answers[200].parse(body);
const placesOf = ({ faults }: ReturnType<typeof answered>) =>
  faults.map(({ row, field }) => `${row} ${field}`);
const cannotBeRead = "This file cannot be read. Save it as CSV or as .xlsx, without a password.";
const tooManyColumns = "The file has more than 100 columns. Remove those that are not needed.";
const tooManyRows = "The file has more than 10,000 rows. Divide it into several.";
const tooMuchText = "The file holds more text than can be read at once. Divide it into several.";
const sheetPart = "xl/worksheets/sheet1.xml";

/** How much of a file there may be; in `npm test` enough to be refused for. */
const full = sized({ quick: 1_000_000, deep: 5_000_000 });

/** A workbook of two rows, some of whose parts are replaced or added. */
async function workbook(changes: Readonly<Record<string, (part: string) => string | Buffer>>) {
  const cells = [
    ["product", "size", "label", "price"],
    ["Tote", "S", "", "0.1"],
  ].map((row) => row.map((value) => ({ value })));
  const archive = openArchive(await writeExcelFile(cells).toBuffer(), 1_000_000);
  const parts = new Map(
    archive.names.map((name) => [name, archive.unpack(name)?.content ?? Buffer.alloc(0)]),
  );
  for (const [name, change] of Object.entries(changes))
    parts.set(name, Buffer.from(change(parts.get(name)?.toString() ?? "")));
  return zipArchive([...parts].map(([name, content]) => ({ name, content })));
}
const sheet = async (change: (part: string) => string | Buffer) => await workbook({ [sheetPart]: change });
const elsewhere = (cell: string) =>
  workbook({
    "xl/_rels/workbook.xml.rels": (part) => part.replace("worksheets/sheet1.xml", "elsewhere/s.xml"),
    "xl/elsewhere/s.xml": () => `<worksheet><sheetData><row r="1">${cell}</row></sheetData></worksheet>`,
  });
const repeated = (text: string, bytes: number) => Buffer.from(text.repeat(bytes / text.length));
/** Cells that all show one text of 30,000 characters. */
const oneTextOften = async () =>
  await workbook({
    "xl/sharedStrings.xml": () => `<sst><si><t>${"x".repeat(30_000)}</t></si></sst>`,
    [sheetPart]: () =>
      `<worksheet><sheetData>${Array.from(
        { length: 5_000 },
        (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>0</v></c></row>`,
      ).join("")}</sheetData></worksheet>`,
  });

describe("FOUND-S-N1 a file is read in a process of its own, whatever it costs there", () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ["33,000 cells without an end", () => sheet(() => "<c ".repeat(33_000)), cannotBeRead],
    [
      "a sheet elsewhere, its cell far away",
      () => elsewhere('<c r="XFD1048576"><v>1</v></c>'),
      tooManyColumns,
    ],
    ["a file full of columns", () => repeated("a,", full), tooManyColumns],
    ["200 kB of columns", () => repeated("a,", 200_000), tooManyColumns],
    ["rows without an end", () => sheet(() => "<row ".repeat(full)), cannotBeRead],
    ["an attribute without an end", () => sheet(() => `<c r="${"A".repeat(full)}`), cannotBeRead],
    ["6 million empty rows", () => sheet(() => `<sheetData>${"<row/>".repeat(6_000_000)}`), cannotBeRead],
    ["a row far away", () => sheet((part) => part.replace('<row r="1"', '<row r="1e9"')), cannotBeRead],
    ["a column far away", () => sheet((part) => part.replace('r="A1"', 'r="ZZZ1"')), tooManyColumns],
    [
      "a place that stands twice",
      () => sheet((part) => part.replace('r="A1"', 'r="ZZZ1" r="A1"')),
      cannotBeRead,
    ],
    ["a sign in an attribute", () => elsewhere('<c x="/>" r="XFD1"><v>1</v></c>'), tooManyColumns],
    ["a cell below all rows", () => sheet((part) => part.replace('r="A2"', 'r="A20000"')), tooManyRows],
    ["a part without an end", () => sheet(() => Buffer.alloc(45 * full)), cannotBeRead],
    ["one text in 5,000 cells", oneTextOften, tooMuchText],
    ["quotation marks", () => repeated('"', full), `1 ${'"'.repeat(100)}`],
    ["empty lines", () => repeated("\n", full), tooManyRows],
    ["a wide second row", () => Buffer.from(`product\n${"a,".repeat(200_000)}`), tooManyColumns],
  ])("%s", async (_, bytes, words) => {
    const file = await bytes();
    const { user, system } = process.cpuUsage();
    const { status, text, body } = await look(file);
    const used = process.cpuUsage();
    if (status === 422) expect(body.errors).toEqual({ file: [words] });
    else expect(placesOf(answered(body)), text.slice(0, 500)).toContain(words);
    expect(text.length).toBeLessThan(100_000);
    // This process copies the file and waits: other requests are answered meanwhile.
    expect((used.user + used.system - user - system) / 1000).toBeLessThan(1_000);
  });

  test("a workbook is read by its first sheet, whatever else is in it", async () => {
    const far =
      '<worksheet><sheetData><row r="20000"><c r="XFD20000"><v>1</v></c></row></sheetData></worksheet>';
    const file = await workbook({ "xl/worksheets/sheet2.xml": () => far, "xl/calcChain.xml": () => far });
    expect((await look(file)).body).toMatchObject({ rows: 1, faults: [], made: { sizes: 1 } });
  });

  test("500 faults at most are named, and all are counted", async () => {
    const lines = Array.from({ length: 9_000 }, (_, index) => `Bag,Size ${index},,free`);
    const { body: answer, text } = await look(Buffer.from(["product,size,label,price", ...lines].join("\n")));
    const body = answered(answer);
    expect([body.faults.length, body.fault_count, body.rows]).toEqual([500, 9_000, 9_000]);
    expect(text.length).toBeLessThan(100_000);
  });

  test("a column's name of 2 MB is not said back", async () => {
    const { body, text } = await look(Buffer.from(`${"x".repeat(2_000_000)},product\nA,B\n`));
    expect(answered(body).faults[0]).toMatchObject({ row: 1, field: "x".repeat(100) });
    expect(text.length).toBeLessThan(5_000);
  });
});
