import { afterAll, describe, expect, test } from "vitest";
import { type ImportFault, importProducts } from "#contracts/catalogue/catalogue-exchange.ts";
import { openCatalogue } from "../catalogue.fixture.ts";

const catalogue = await openCatalogue();
const { get, post, addProduct, addSize } = catalogue;
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
        'B,M,9 in,"1,155",',
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
    ["product,size,label,price,colour,size\nA,S,,0.15,,", ["1 size", "1 colour"]],
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
