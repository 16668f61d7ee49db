import { afterAll, describe, expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { addUser } from "#tests/support/staff.ts";
import { openCatalogue } from "../catalogue.fixture.ts";
import { unzip } from "./unzip.ts";
import { zipArchive } from "./zip-archive.fixture.ts";

const catalogue = await openCatalogue();
const { services, shop, post } = catalogue;
afterAll(() => catalogue[Symbol.asyncDispose]());

const send = async (bytes: Buffer) => await post("/api/products/import", {}, { file: { bytes } });

describe("what cannot be read", () => {
  test.each([
    ["no file", undefined, "Choose a CSV or xlsx file."],
    [
      "an old .xls",
      Buffer.from(`d0cf11e0a1b11ae1${"0".repeat(32)}`, "hex"),
      "This file cannot be read. Save it as CSV or as .xlsx, without a password.",
    ],
    [
      "a zip that is none",
      Buffer.from("PK\u0003\u0004 and no more"),
      "This file cannot be read. Save it as CSV or as .xlsx, without a password.",
    ],
    [
      "a quote that stays open",
      Buffer.from('product,size,label,price\nA,S,,0.1\nB,"S,,0.1\n'),
      "From row 3 on the file cannot be read: a quotation mark is opened and never closed.",
    ],
    [
      "too many rows",
      Buffer.from(`product,size,label,price\n${"A,S,,0.1\n".repeat(10_001)}`),
      "The file has more than 10,000 rows. Divide it into several.",
    ],
    ["too many bytes", Buffer.alloc(5_242_881, "x"), "The file must not exceed 5 MB."],
  ])("%s is refused with words", async (_, bytes, words) => {
    const answer = await post("/api/products/import?dry_run=1", {}, bytes && { file: { bytes } });
    expect([answer.status, answer.body.errors]).toEqual([422, { file: [words] }]);
  });

  test("both calls are for administrators only (SPEC-1.11)", async () => {
    const user = await addUser(services);
    for (const [bearer, status] of [
      [undefined, 401],
      [user.bearer, 403],
    ] as const) {
      expect((await shop.send("POST", "/api/products/import", { bearer })).status).toBe(status);
      expect((await shop.send("GET", "/api/products/export", { bearer })).status).toBe(status);
    }
  });
});

describe("workbooks that take memory", () => {
  const workbook = async () =>
    await writeExcelFile([
      ["product", "size"].map((value) => ({ value })),
      ["Tote", "S"].map((value) => ({ value })),
    ]).toBuffer();
  const unreadable = { file: ["This file cannot be read. Save it as CSV or as .xlsx, without a password."] };

  test("a part that unpacks to more than there is room for is not unpacked", async () => {
    const bomb = zipArchive([{ name: "xl/worksheets/sheet1.xml", content: Buffer.alloc(200_000_000) }]);
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    expect((await send(bomb)).body.errors).toEqual(unreadable);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  test.each([
    ["a row far away", '<row r="1"', '<row r="1e9"', unreadable],
    ["a column far away", 'r="A1"', 'r="ZZZ1"', unreadable],
    [
      "a cell below all that are read",
      'r="A2"',
      'r="A20000"',
      { file: ["The file has more than 10,000 rows. Divide it into several."] },
    ],
  ])("%s is refused", async (_, place, other, errors) => {
    const parts = unzip(await workbook(), () => 1_000_000);
    const changed = [...parts].map(({ name, content }) => ({
      name,
      content: Buffer.from(content.toString().replace(place, other)),
    }));
    expect((await send(zipArchive(changed))).body.errors).toEqual(errors);
  });
});
