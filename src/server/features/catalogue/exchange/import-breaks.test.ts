import { afterAll, expect, test } from "vitest";
import { importProducts } from "#contracts/catalogue/catalogue-exchange.ts";
import { listPriceLists } from "#contracts/catalogue/price-lists.ts";
import { openCatalogue } from "../catalogue.fixture.ts";

const catalogue = await openCatalogue();
afterAll(() => catalogue[Symbol.asyncDispose]());

const send = async (query: string, ...lines: readonly string[]) => {
  const file = { file: { name: "x.csv", bytes: Buffer.from(lines.join("\n")) } };
  const answer = await catalogue.post(`/api/products/import${query}`, {}, file);
  expect(answer.status, answer.text).toBe(200);
  return importProducts.answers[200].parse(answer.body);
};
const active = async () => {
  const answer = await catalogue.shop.send("GET", "/api/price-lists", { bearer: catalogue.admin.bearer });
  const { price_lists } = listPriceLists.answers[200].parse(answer.body);
  return price_lists.map(({ breaks, ...list }) => ({
    ...{ active: list.active, name: list.name },
    breaks: breaks.map(({ min_units, unit_price }) => `${min_units}: ${unit_price}`),
  }));
};
const prices = async () =>
  JSON.parse((await catalogue.get("/api/sizes")).text).map(
    ({ name, price }: { name: string; price: string }) => `${name} ${price}`,
  );

test("SPEC-5.1 prices by quantity go into the price list in use, which is made where none is", async () => {
  const columns = ['product,size,label,10000,"25,000 +"', "Tote,S,9 in,0.15,0.14", "Tote,M,12 in,0.20,"];
  const shown = await send("?dry_run=1", ...columns);
  expect(shown.effects.find(({ size }) => size === "S")).toMatchObject({
    ...{ kind: "new", price_before: null, price_after: "0.15" },
    changes: [
      { field: "price", min_units: 10_000, before: "", after: "0.15" },
      { field: "price", min_units: 25_000, before: "", after: "0.14" },
    ],
  });
  expect(await active()).toEqual([]);
  await send("", ...columns);
  // One price alone needs no list.
  expect(await active()).toMatchObject([{ active: true, breaks: ["10000: 0.15", "25000: 0.14"] }]);
  expect(await prices()).toEqual(["S 0.15", "M 0.20"]);
  expect(await send("?dry_run=1", ...columns)).toMatchObject({
    ...{ made: { products: 0, sizes: 0 }, changed: { products: 0, sizes: 0 } },
    unchanged: { products: 0, sizes: 2 },
  });
});

test("SPEC-5.1 rows for quantities change those that they name, and the others stay", async () => {
  const rows = ["product,size,label,quantity,price", "Tote,S,,10000,0.16", "Tote,S,10 in,50000,0.12"];
  const shown = await send("?dry_run=1", ...rows);
  expect(shown.changed).toEqual({ products: 0, sizes: 1 });
  expect(shown.effects).toMatchObject([
    {
      ...{ row: 2, kind: "changed", price_before: "0.15", price_after: "0.16" },
      changes: [
        { field: "label", min_units: null, before: "9 in", after: "10 in" },
        { field: "price", min_units: null, before: "0.15", after: "0.16" },
        { field: "price", min_units: 10_000, before: "0.15", after: "0.16" },
        { field: "price", min_units: 50_000, before: "", after: "0.12" },
      ],
    },
  ]);
  await send("", ...rows);
  expect(await active()).toMatchObject([{ breaks: ["10000: 0.16", "25000: 0.14", "50000: 0.12"] }]);
  expect(await prices()).toEqual(["S 0.16", "M 0.20"]);
});

test("SPEC-5.1 columns without a place in the catalog are left out, and named", async () => {
  const shown = await send("?dry_run=1", "product,size,label,price,Weight (g)", "Tote,M,,0.20,45");
  expect(shown).toMatchObject({
    not_taken: ["Weight (g)"],
    faults: [],
    unchanged: { products: 0, sizes: 1 },
  });
});
