import { afterAll, expect, test } from "vitest";
import { listUnitCosts } from "#contracts/catalogue/unit-costs.ts";
import { addUser } from "#tests/support/staff.ts";
import { openCatalogue } from "../catalogue.fixture.ts";

const own = await openCatalogue();
afterAll(() => own[Symbol.asyncDispose]());
const { shop, services, admin } = own;
const { bearer } = admin;
const tote = await own.addProduct();
const large = await own.addSize({ product_id: tote.id, name: "L", price: "0.20", unit_cost: "0.0825" });
await own.addSize({ product_id: tote.id, name: "S", price: "0.15" });
const costs = async (as = bearer) => {
  const answer = await shop.send("GET", "/api/unit-costs", { bearer: as });
  return listUnitCosts.answers[200].parse(answer.body).unit_costs;
};
const change = (body: object) =>
  shop.send("PUT", `/api/sizes/${large.id}`, {
    ...{ bearer, body: { name: "L", price: "0.20", product_id: tote.id, ...body } },
  });
const listed = (breaks: readonly object[]) => ({ name: "Spring", active: true, breaks });

test("SPEC-5.12 what a size costs is told to staff that reads prices, and stands in no answer about sizes", async () => {
  const known = { size_id: large.id, product_id: tote.id, unit_cost: 0.0825, breaks: [] };
  expect(await costs()).toEqual([known]);
  const { bearer: sales } = await addUser(services, { role: "sales" });
  expect(await costs(sales)).toEqual([known]);
  const { bearer: production } = await addUser(services, { role: "production" });
  for (const [as, status] of [[production, 403] as const, [undefined, 401] as const])
    expect((await shop.send("GET", "/api/unit-costs", { bearer: as })).status).toBe(status);
  for (const query of ["", "?drafts=1"]) {
    const sizes = await shop.send("GET", `/api/sizes${query}`, { bearer });
    expect(sizes.text).not.toMatch(/cost|825/);
  }
  expect((await change({ unit_cost: "0.09" })).text).not.toMatch(/cost|"?0\.09/);
});

test("a size that is sent back as it was read keeps its cost; null says that it is not known", async () => {
  await change({ unit_cost: "0.0825" });
  await change({ price: "0.21" });
  expect(await costs()).toMatchObject([{ unit_cost: 0.0825 }]);
  for (const unit_cost of ["-1", "0.12345", "much"]) {
    const refused = await change({ unit_cost });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ["unit_cost"]]);
  }
  await change({ unit_cost: 0 });
  expect(await costs()).toMatchObject([{ unit_cost: 0 }]);
  await change({ unit_cost: null });
  expect(await costs()).toEqual([]);
  await change({ unit_cost: "0.0825" });
});

test("a price list says what a bag costs from a quantity on; left out, that stays", async () => {
  const [one, many] = [
    { size_id: large.id, min_units: 1, unit_price: "0.18" },
    { size_id: large.id, min_units: 25_000, unit_price: "0.165" },
  ];
  const made = await shop.send("POST", "/api/price-lists", {
    ...{ bearer, body: listed([one, { ...many, unit_cost: "0.071" }]) },
  });
  expect(made.body.price_list).toMatchObject({ breaks: [{ unit_price: 0.18 }, { unit_cost: 0.071 }] });
  const { id } = made.body.price_list as { id: number };
  const known = [
    { min_units: 1, unit_cost: null },
    { min_units: 25_000, unit_cost: 0.071 },
  ];
  expect(await costs()).toMatchObject([{ unit_cost: 0.0825, breaks: known }]);
  const put = (breaks: readonly object[]) =>
    shop.send("PUT", `/api/price-lists/${id}`, { bearer, body: listed(breaks) });
  await put([one, { ...many, unit_price: "0.16" }]);
  expect(await costs()).toMatchObject([{ breaks: known }]);
  // Another price for all sizes, and prices by quantity from a file, leave the costs alone.
  await shop.send("POST", "/api/sizes/change-prices", { bearer, body: { percent: "5" } });
  const file = "product,size,label,price,quantity\nTote,L,,0.15,25000\nTote,L,,0.14,50000\n";
  const imported = await own.post(
    "/api/products/import",
    {},
    {
      file: { name: "x.csv", bytes: Buffer.from(file) },
    },
  );
  expect(imported.status, imported.text).toBe(200);
  expect(await costs()).toMatchObject([{ breaks: [...known, { min_units: 50_000, unit_cost: null }] }]);
  const sizes = await shop.send("GET", "/api/sizes", {});
  expect(sizes.text).toContain("price_breaks");
  expect(sizes.text).not.toContain("cost");
  await put([one, { ...many, unit_cost: null }]);
  expect(await costs()).toMatchObject([{ breaks: [{ unit_cost: null }, { unit_cost: null }] }]);
});

test("a file says what a bag costs: a blank cell changes nothing, two costs of one size contradict each other", async () => {
  const send = (rows: string, query = "") =>
    own.post(
      `/api/products/import${query}`,
      {},
      {
        file: { name: "x.csv", bytes: Buffer.from(`product,size,label,price,Unit cost\n${rows}`) },
      },
    );
  const looked = await send("Tote,S,,0.1575,0.061\n", "?dry_run=1");
  expect(looked.body.effects).toMatchObject([
    { size: "S", kind: "changed", changes: [{ field: "cost", before: "", after: "0.061" }] },
  ]);
  expect((await send("Tote,S,,0.15,0.061\n")).status).toBe(200);
  expect((await send("Tote,S,,0.16,\n")).status).toBe(200);
  expect(await costs()).toContainEqual(expect.objectContaining({ unit_cost: 0.061 }));
  const wrong = await send("Tote,M,,0.15,0.06\nTote,M,,0.16,0.07\nTote,S,,0.16,cheap\n", "?dry_run=1");
  const faults = wrong.body.faults as { row: number; field: string }[];
  expect(faults.map(({ row, field }) => `${row} ${field}`)).toEqual(["3 size", "3 cost", "4 cost"]);
});

test("a copied product keeps what its bags cost", async () => {
  const before = await costs();
  const copy = await shop.send("POST", `/api/products/${tote.id}/copy`, { bearer });
  const { id } = copy.body.data as { id: number };
  const copied = (await costs()).filter(({ product_id }) => product_id === id);
  expect(copied.map(({ unit_cost }) => unit_cost)).toEqual(before.map(({ unit_cost }) => unit_cost));
});
