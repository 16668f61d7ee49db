import { afterAll, expect, test } from "vitest";
import { importProducts } from "#contracts/catalogue/catalogue-exchange.ts";
import { openCatalogue } from "../catalogue.fixture.ts";
import { dirtyList, dirtyWorkbook } from "./dirty-workbook.fixture.ts";

const catalogue = await openCatalogue();
afterAll(() => catalogue[Symbol.asyncDispose]());

const send = async (query: string, bytes: Buffer) => {
  const file = { file: { name: "list.xlsx", bytes } };
  return await catalogue.post(`/api/products/import${query}`, {}, file);
};

test("SPEC-5.1 a dirty list of 40 sizes: each row is told, what is not understood by its cell, and the rest is right", async () => {
  const { rows, told } = dirtyList({ item: "Bag", name: "Sac", sign: "$", currency: "USD" });
  const bytes = await dirtyWorkbook(rows);
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
  const corrected = await dirtyWorkbook(rows);
  expect((await send("", corrected)).body.made).toEqual({ products: 5, sizes: 40 });
  const again = importProducts.answers[200].parse((await send("?dry_run=1", corrected)).body);
  expect(again).toMatchObject({
    ...{ made: { products: 0, sizes: 0 }, changed: { products: 0, sizes: 0 } },
    unchanged: { products: 0, sizes: 40 },
  });
});
