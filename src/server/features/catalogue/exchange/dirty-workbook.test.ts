import { afterAll, expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { importProducts } from "#contracts/catalogue/catalogue-exchange.ts";
import { zipArchive } from "#server/platform/storage/zip-archive.ts";
import { openCatalogue } from "../catalogue.fixture.ts";
import { openArchive } from "./unzip.ts";

const catalogue = await openCatalogue();
afterAll(() => catalogue[Symbol.asyncDispose]());

type Written = string | number;

/** How people write prices, and what they mean; undefined for what cannot be known. */
const prices: readonly (readonly [written: Written, price: string | undefined])[] = [
  ["$1.25", "1.25"],
  ["1.35 USD", "1.35"],
  ["1,45", "1.45"],
  [1.55, "1.55"],
  ["1.65", "1.65"],
  [" 0,155 $ ", "0.155"],
  ["US$ 2", "2.00"],
  ["on request", undefined],
];

/** 40 sizes of five products below a title; every tenth is followed by a blank row. */
function dirtyRows() {
  const rows: Written[][] = [
    ["Price list, spring 2027"],
    [],
    ["Item", "Taille", "Dimensions (in)", "Weight (g)"],
  ];
  const told = new Map<number, { readonly size: string; readonly price: string | undefined }>();
  rows[2]?.push("Unit price (USD)", "25,000 +", "Nom français");
  for (let index = 0; index < 40; index += 1) {
    const [written, price] = prices[index % prices.length] ?? ["", undefined];
    const size: Written = index % 4 === 0 ? 1000 + index : `  Size ${index} `;
    const later = index % 5 === 0 && price ? "$0.11" : "";
    rows.push([
      `Bag ${index % 5}`,
      size,
      `${index} × 12`,
      45,
      written,
      later,
      index < 5 ? `Sac ${index}` : "",
    ]);
    told.set(rows.length, { size: String(size).trim(), price });
    if (index % 10 === 9) rows.push([]);
  }
  return { rows, told };
}

/** The list as a workbook whose first sheet is hidden. */
async function workbookOf(rows: readonly (readonly Written[])[]): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === "number" ? { value, type: Number } : { value })),
  );
  const sheets = [
    { data: [[{ value: "Do not send" }]], sheet: "Costs" },
    { data: cells, sheet: "Bags" },
  ];
  const archive = openArchive(await writeExcelFile(sheets).toBuffer(), 1_000_000);
  const parts = archive.names.flatMap((name) => archive.unpack(name) ?? []);
  return zipArchive(
    parts.map(({ name, content }) =>
      name === "xl/workbook.xml"
        ? { name, content: Buffer.from(content.toString().replace("<sheet ", '<sheet state="hidden" ')) }
        : { name, content },
    ),
  );
}

const send = async (query: string, bytes: Buffer) => {
  const file = { file: { name: "list.xlsx", bytes } };
  return await catalogue.post(`/api/products/import${query}`, {}, file);
};

test("SPEC-5.1 a dirty list of 40 sizes: each row is told, what is not understood by its cell, and the rest is right", async () => {
  const { rows, told } = dirtyRows();
  const bytes = await workbookOf(rows);
  const shown = importProducts.answers[200].parse((await send("?dry_run=1", bytes)).body);
  const unreadable = [...told].filter(([, { price }]) => price === undefined).map(([row]) => row);
  expect(unreadable).toHaveLength(5);
  expect(shown).toMatchObject({
    ...{ rows: 40, asks: [], not_taken: ["Weight (g)"], fault_count: 5 },
    made: { products: 5, sizes: 35 },
  });
  expect(shown.faults.map(({ row, field }) => `${row} ${field}`)).toEqual(
    unreadable.map((row) => `${row} price`),
  );
  const sizes = new Map(shown.effects.filter(({ size }) => size).map((effect) => [effect.row, effect]));
  for (const [row, { size, price }] of told) {
    const seen = sizes.get(row);
    expect([row, seen?.kind, seen?.size, seen?.price_after]).toEqual(
      price === undefined ? [row, undefined, undefined, undefined] : [row, "new", size, price],
    );
  }
  // As it stands, nothing of it is written.
  expect((await send("", bytes)).status).toBe(422);
  expect(JSON.parse((await catalogue.get("/api/sizes")).text)).toEqual([]);
  for (const row of unreadable) (rows[row - 1] ?? [])[4] = "0.99";
  const corrected = await workbookOf(rows);
  expect((await send("", corrected)).body.made).toEqual({ products: 5, sizes: 40 });
  const again = importProducts.answers[200].parse((await send("?dry_run=1", corrected)).body);
  expect(again).toMatchObject({
    ...{ made: { products: 0, sizes: 0 }, changed: { products: 0, sizes: 0 } },
    unchanged: { products: 0, sizes: 40 },
  });
});
