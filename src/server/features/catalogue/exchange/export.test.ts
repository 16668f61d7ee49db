import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#domain/language/language.ts";
import { csvText } from "#domain/text/csv.ts";
import { openCatalogue } from "../catalogue.fixture.ts";
import { readCsvTable } from "./read-csv.ts";
import { staffExportProducts } from "./staff-export-products.ts";

const nothing = { made: { products: 0, sizes: 0 }, changed: { products: 0, sizes: 0 }, faults: [] };

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
      await own.addSize({
        product_id: id,
        name: text,
        label: text,
        price: `0.1${index}5`,
        unit_cost: "0.0825",
      });
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
    await own.addSize({ product_id: id, name: "Large", price: "0.2", unit_cost: "0.0825" });
    const text = async (locale: Locale) =>
      String((await staffExportProducts(own.services, { format: "csv", locale })).content);
    expect(await text("fr")).toContain('"Tote";"";"Small";"14 × 15 in";"0,155";"";"";""');
    expect(await text("fr")).toContain('"Large";"14 × 15 in";"0,20";"";"";"0,0825"');
    expect(await text("en")).toContain('"Tote","","Small","14 × 15 in","0.155","",""');
    const answer = await own.shop.send("GET", "/api/products/export", { bearer: own.admin.bearer });
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="products_[\d-]+\.csv"$/);
  });
});

test("whatever a text holds, it is read as it was written", async () => {
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
