import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { type ImportFault, importProducts } from "#contracts/catalogue-exchange.ts";
import type { Locale } from "#domain/language/language.ts";
import { addUser } from "#tests/support/staff.ts";
import { openCatalogue } from "../catalogue.fixture.ts";
import { staffExportProducts } from "./staff-export-products.ts";
import { unzip } from "./unzip.ts";
import { zipArchive } from "./zip-archive.fixture.ts";

const catalogue = await openCatalogue();
const { services, shop, get, post, addProduct, addSize } = catalogue;
afterAll(() => catalogue[Symbol.asyncDispose]());

const send = async (content: string | Buffer, query = "") =>
  await post(`/api/products/import${query}`, {}, { file: { name: "x.csv", bytes: Buffer.from(content) } });
const lookAt = async (content: string | Buffer) => {
  const answer = await send(content, "?dry_run=1");
  expect(answer.status, answer.text).toBe(200);
  return importProducts.answers[200].parse(answer.body);
};
const csv = (...lines: string[]) => lines.join("\n");
const faultsOf = (faults: readonly ImportFault[]) => faults.map(({ row, field }) => `${row} ${field}`);
const nothing = { made: { products: 0, sizes: 0 }, changed: { products: 0, sizes: 0 }, faults: [] };
const namesOf = async () =>
  JSON.parse((await get("/api/sizes")).text).map(({ name }: { name: string }) => name);

describe("reading", () => {
  test("a line names its product and size: missing ones are made, others changed, in any order of columns", async () => {
    const tote = await addProduct({ nom: "Market Tote", description: "Strong." });
    await addSize({ product_id: tote.id, name: "Small", label: "12 in", price: "0.155" });
    const file = csv(
      "price,product,label,size,name_fr",
      "0.16,Market Tote,,Small,Cabas",
      "0.2,Market Tote,16 in,Large,Cabas",
      "0.3,New Bag,9 in,Only,",
    );
    const dry = await lookAt(file);
    expect(dry).toMatchObject({
      rows: 3,
      faults: [],
      made: { products: 1, sizes: 2 },
      changed: { products: 1, sizes: 1 },
    });
    expect(dry.effects.map(({ row, size, kind }) => `${row} ${size} ${kind}`)).toEqual([
      ...["2 null changed", "2 Small changed", "3 Large new", "4 null new", "4 Only new"],
    ]);
    expect(await namesOf()).toEqual(["Small"]);
    expect((await send(file)).status).toBe(200);
    expect(await namesOf()).toEqual(["Small", "Large", "Only"]);
    // A blank cell changes nothing: the label is what it was, and so is the description.
    expect(JSON.parse((await get("/api/sizes")).text)[0]).toMatchObject({ label: "12 in", price: "0.16" });
    expect((await get(`/api/products/${tote.id}`)).body.data).toMatchObject({
      ...{ description: "Strong.", name_fr: "Cabas" },
    });
    expect(await lookAt(file)).toMatchObject(nothing);
  });

  test.each([
    ["a mark of UTF-8 and CRLF", "\uFEFFproduct,size,label,price\r\nÉlan,Été,9 in,0.15\r\n"],
    ["semicolons and decimal commas", "product;size;label;price\r\nÉlan;Été;9 in;0,15\r\n"],
    [
      "tabs in UTF-16",
      Buffer.from("\uFEFFproduct\tsize\tlabel\tprice\r\nÉlan\tÉté\t9 in\t0,15\r\n", "utf16le"),
    ],
    ["a Western Windows", Buffer.from("product;size;label;price\r\nÉlan;Été;9 in;0,15\r\n", "latin1")],
    ["quotes", 'product,size,"label",price\n"Élan","Été","9 in","0.15"'],
    ["rows that are blank", "product,size,label,price\n,,,\nÉlan,Été,9 in,0.15\n\n"],
  ])("a file with %s", async (_, content) => {
    expect(await lookAt(content)).toMatchObject({
      rows: 1,
      faults: [],
      effects: [
        { product: "Élan", size: null },
        { product: "Élan", size: "Été", price_after: "0.15" },
      ],
    });
  });

  test("quotation marks of a measure, line breaks and separators within quotes are texts", async () => {
    const file = 'product,description,size,label,price\nA,"One, two\nthree ""four""",S,12" wide,0.15\n';
    expect((await send(file)).body.faults).toEqual([]);
    const rows = JSON.parse((await get("/api/products?search=three")).text).data;
    expect(rows[0].description).toBe('One, two\nthree "four"');
    expect(JSON.parse((await get(`/api/sizes?product_id=${rows[0].id}`)).text)[0].label).toBe('12" wide');
  });
});

describe("faults", () => {
  test("each cell that is wrong is named by row and field, with words", async () => {
    const { rows, faults } = await lookAt(
      csv(
        "product,size,label,price,description",
        ",S,9 in,0.15,",
        "B,,9 in,0.15,",
        "B,S,9 in,0,",
        'B,M,9 in,"0,15",',
        "B,L,9 in,0.12345,",
        `B,XL,${"x".repeat(201)},abc,`,
        "B,T,9 in,0.15,One text",
        "B,T,9 in,0.15,Another",
        "B,U,9 in,0.15,,too many",
        "C,,,,",
      ),
    );
    expect(rows).toBe(10);
    expect(faultsOf(faults)).toEqual([
      ...["2 product", "3 size", "4 price", "5 price", "6 price", "7 label", "7 price"],
      ...["9 size", "9 description", "10 row"],
    ]);
    expect(faults[3]?.message).toBe("Write the price as a plain number, such as 0.155.");
    expect(faults[7]?.message).toBe("Row 8 names this size of the product already.");
  });

  test.each([
    ["product,size,price\nA,S,0.15", ["1 label"]],
    ["product,size,label,price,colour,size\nA,S,,0.15,,", ["1 colour", "1 size"]],
    ["", ["1 product", "1 size", "1 label", "1 price"]],
  ])("the first row of %j", async (content, places) => {
    expect(faultsOf((await lookAt(`${content}\n`)).faults)).toEqual(places);
  });

  test("names that stand for several products or sizes are faults", async () => {
    await addProduct({ nom: "Twin" });
    const twin = await addProduct({ nom: "Twin" });
    const other = await addProduct({ nom: "Other" });
    for (const product_id of [other.id, other.id]) await addSize({ product_id, name: "Same" });
    await addSize({ product_id: twin.id, name: "Any" });
    const { faults } = await lookAt("product,size,label,price\nTwin,S,,0.15\nOther,Same,,0.15\n");
    expect(faultsOf(faults)).toEqual(["2 product", "3 size"]);
  });

  test("2,000 sizes with 40 faults: all of them named, nothing written; without them all is", async () => {
    await using own = await openCatalogue();
    const bad = new Set(Array.from({ length: 40 }, (_, index) => 17 + index * 49));
    const lines = (areBad: boolean) =>
      Array.from({ length: 2_000 }, (_, index) => {
        const isBad = areBad && bad.has(index + 2);
        return `Bag ${index % 50},Size ${index},${index} in,${isBad ? "free" : "0.15"}`;
      });
    const file = (areBad: boolean) => ({
      file: { bytes: Buffer.from(["product,size,label,price", ...lines(areBad)].join("\r\n")) },
    });
    const dry = await own.post("/api/products/import?dry_run=1", {}, file(true));
    const { rows, faults } = importProducts.answers[200].parse(dry.body);
    expect([rows, faultsOf(faults)]).toEqual([2_000, [...bad].map((row) => `${row} price`)]);
    const refused = await own.post("/api/products/import", {}, file(true));
    expect([refused.status, refused.body.rows, refused.body.faults]).toEqual([422, 2_000, faults]);
    expect(refused.body.message).toMatch(/^Nothing was imported/);
    const sizes = async () => JSON.parse((await own.get("/api/sizes")).text).length;
    expect(await sizes()).toBe(0);
    const done = await own.post("/api/products/import", {}, file(false));
    expect([done.status, done.body.made, await sizes()]).toEqual([
      200,
      { products: 50, sizes: 2_000 },
      2_000,
    ]);
    const history = await own.services.db.selectFrom("history").select("action").execute();
    expect(history.filter(({ action }) => action === "size.create")).toHaveLength(2_000);
  });
});

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

describe("the export", () => {
  const hostile = [
    "=1+1",
    "'=1",
    "+x",
    "a, -b",
    "a;'=b",
    "a\t=b",
    '"quoted"',
    "'quoted",
    '12" × 14"',
    ' ;,"= ',
  ];

  test.each([
    ["csv", "mul"],
    ["csv", "fr"],
    ["xlsx", "mul"],
  ] as const)("a %s file (%s) that comes back unchanged changes nothing", async (format, locale) => {
    await using own = await openCatalogue();
    for (const [index, text] of hostile.entries()) {
      const { id } = await own.addProduct({
        ...{
          nom: `${text} ${index}`,
          name_fr: text,
          description: `${text}\nand ${text}`,
          description_fr: text,
        },
      });
      if (index === 0) continue;
      await own.addSize({ product_id: id, name: text, label: text, price: `0.1${index}5` });
    }
    const { content } = await staffExportProducts(own.services, { format, locale });
    if (!Buffer.isBuffer(content)) throw new Error("no bytes");
    const answer = await own.post("/api/products/import", {}, { file: { bytes: content } });
    expect(answer.body).toMatchObject({ rows: hostile.length, ...nothing });
  });

  test("a French file has semicolons and decimal commas, every other commas and points", async () => {
    await using own = await openCatalogue();
    const { id } = await own.addProduct({ nom: "Tote" });
    await own.addSize({ product_id: id, name: "Small", price: "0.155" });
    const text = async (locale: Locale) =>
      String((await staffExportProducts(own.services, { format: "csv", locale })).content);
    expect(await text("fr")).toContain('"Tote";"";"Small";"14 × 15 in";"0,155";"";""');
    expect(await text("en")).toContain('"Tote","","Small","14 × 15 in","0.155","",""');
    const answer = await own.shop.send("GET", "/api/products/export", { bearer: own.admin.bearer });
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="products_[\d-]+\.csv"$/);
  });
});

test("whatever a text holds, it is read as it was written", async () => {
  const { csvText } = await import("#domain/text/csv.ts");
  const { readCsvTable } = await import("./read-csv.ts");
  const piece = fc.constantFrom("=", "'", "-", ";", ",", "\t", '"', "a", " ", "＝", "\n");
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(piece, { maxLength: 8 }), { minLength: 1, maxLength: 3 }),
      fc.constantFrom("en", "fr"),
      async (texts, locale) => {
        const cells = texts.map((pieces) => `x${pieces.join("")}`.slice(pieces.length % 2));
        const file = csvText([["product", "size"], cells], locale);
        expect((await readCsvTable(Buffer.from(file))).rows[1]).toEqual(cells);
      },
    ),
  );
});
