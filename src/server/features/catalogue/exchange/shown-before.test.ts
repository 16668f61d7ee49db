import { afterAll, expect, test } from "vitest";
import { importProducts } from "#contracts/catalogue/catalogue-exchange.ts";
import { openCatalogue } from "../catalogue.fixture.ts";

const catalogue = await openCatalogue();
afterAll(() => catalogue[Symbol.asyncDispose]());

test("SPEC-5.1 each row is shown before it is written: new, changed from what to what, unchanged, not understood", async () => {
  const tote = await catalogue.addProduct({ nom: "Tote", description: "Strong." });
  for (const name of ["Small", "Medium"])
    await catalogue.addSize({ product_id: tote.id, name, label: "12 in", price: "0.155" });
  const lines = [
    "product,size,label,price,description",
    "Tote,Small,12 in,0.155,Stronger.",
    "Tote,Medium,14 in,0.16,",
    "Tote,Large,16 in,free,",
    "Pouch,Only,9 in,0.3,",
  ];
  const file = { file: { name: "x.csv", bytes: Buffer.from(lines.join("\n")) } };
  const answer = await catalogue.post("/api/products/import?dry_run=1", {}, file);
  const shown = importProducts.answers[200].parse(answer.body);
  const none = { changes: [] };
  expect(shown.effects).toEqual([
    {
      ...{ row: 2, product: "Tote", size: null, kind: "changed", price_before: null, price_after: null },
      changes: [{ field: "description", min_units: null, before: "Strong.", after: "Stronger." }],
    },
    {
      ...{ row: 2, product: "Tote", size: "Small", kind: "unchanged", ...none },
      ...{ price_before: "0.155", price_after: "0.155" },
    },
    {
      ...{ row: 3, product: "Tote", size: "Medium", kind: "changed" },
      ...{ price_before: "0.155", price_after: "0.16" },
      changes: [
        { field: "label", min_units: null, before: "12 in", after: "14 in" },
        { field: "price", min_units: null, before: "0.155", after: "0.16" },
      ],
    },
    {
      ...{ row: 5, product: "Pouch", size: null, kind: "new", ...none },
      ...{ price_before: null, price_after: null },
    },
    {
      ...{ row: 5, product: "Pouch", size: "Only", kind: "new", ...none },
      ...{ price_before: null, price_after: "0.30" },
    },
  ]);
  expect(shown).toMatchObject({
    faults: [{ row: 4, field: "price" }],
    made: { products: 1, sizes: 1 },
    changed: { products: 1, sizes: 1 },
    unchanged: { products: 0, sizes: 1 },
  });
  expect((await catalogue.get(`/api/products/${tote.id}`)).body.data).toMatchObject({
    description: "Strong.",
  });
});
