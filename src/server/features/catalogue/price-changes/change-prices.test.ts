import { describe, expect, test } from "vitest";
import { changePrices } from "#contracts/catalogue/catalogue-prices.ts";
import { type CatalogueShop, openCatalogue } from "../catalogue.fixture.ts";

async function openPriced(prices: readonly string[]) {
  const catalogue = await openCatalogue();
  const { id: productId } = await catalogue.addProduct({ nom: "Tote" });
  const ids: number[] = [];
  for (const [index, price] of prices.entries())
    ids.push((await catalogue.addSize({ product_id: productId, name: `S${index}`, price })).id);
  return { catalogue, productId, ids };
}

const send = async ({ shop, admin }: CatalogueShop, path: string, body: object) =>
  await shop.send("POST", `/api/sizes/${path}`, { bearer: admin.bearer, body });
const pricesOf = async ({ get }: CatalogueShop) =>
  JSON.parse((await get("/api/sizes")).text).map(({ price }: { price: string }) => price);

describe("changing many prices", () => {
  test("by per cent, rounded half up to four decimals; a dry run changes nothing; undone, all is as it was", async () => {
    const { catalogue, ids } = await openPriced(["0.155", "0.0003", "0.17"]);
    await using own = catalogue;
    const body = { percent: "5" };
    const dry = changePrices.answers[200].parse(
      (await send(own, "change-prices", { ...body, dry_run: 1 })).body,
    );
    expect(dry.change_id).toBeNull();
    expect(dry.changes).toEqual([
      { id: ids[0], product: "Tote", size: "S0", before: "0.155", after: "0.1628" },
      { id: ids[1], product: "Tote", size: "S1", before: "0.0003", after: "0.0003" },
      { id: ids[2], product: "Tote", size: "S2", before: "0.17", after: "0.1785" },
    ]);
    expect(await pricesOf(own)).toEqual(["0.155", "0.0003", "0.17"]);
    const done = changePrices.answers[200].parse((await send(own, "change-prices", body)).body);
    expect(done.changes).toEqual(dry.changes);
    expect(await pricesOf(own)).toEqual(["0.1628", "0.0003", "0.1785"]);
    const undo = { change_id: done.change_id };
    expect((await send(own, "undo-prices", undo)).status).toBe(200);
    expect(await pricesOf(own)).toEqual(["0.155", "0.0003", "0.17"]);
    // Done twice, it is done.
    expect((await send(own, "undo-prices", undo)).status).toBe(200);
    expect(await pricesOf(own)).toEqual(["0.155", "0.0003", "0.17"]);
    expect((await send(own, "undo-prices", { change_id: 999 })).status).toBe(404);
  });

  test("every break of the price list in use moves with it, and back (SPEC-5.3)", async () => {
    const { catalogue, ids } = await openPriced(["0.2", "0.15"]);
    await using own = catalogue;
    const breaks = [
      { size_id: ids[0], min_units: 1, unit_price: 0.18 },
      { size_id: ids[0], min_units: 25_000, unit_price: 0.165 },
    ];
    await own.shop.send("POST", "/api/price-lists", {
      bearer: own.admin.bearer,
      body: { name: "Spring", breaks, active: true },
    });
    const breaksOf = async () => JSON.parse((await own.get("/api/sizes")).text)[0].price_breaks;
    const before = await breaksOf();
    const done = changePrices.answers[200].parse((await send(own, "change-prices", { percent: 10 })).body);
    expect(done.changes.map((each) => each.after)).toEqual(["0.198", "0.165"]);
    expect(await breaksOf()).toMatchObject([{ unit_price: 0.198 }, { unit_price: 0.1815 }]);
    expect((await send(own, "undo-prices", { change_id: done.change_id })).status).toBe(200);
    expect([await breaksOf(), await pricesOf(own)]).toEqual([before, ["0.18", "0.15"]]);
  });

  test("by an amount, of some sizes; those that are not offered are refused", async () => {
    const { catalogue, ids } = await openPriced(["0.15", "0.16"]);
    await using own = catalogue;
    const answer = await send(own, "change-prices", { amount: -0.01, size_ids: [ids[1]] });
    expect([answer.status, await pricesOf(own)]).toEqual([200, ["0.15", "0.15"]]);
    const refused = await send(own, "change-prices", { amount: "0.01", size_ids: [ids[0], 999] });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ["size_ids"]]);
  });

  test("one price that would break the rules, and none is changed: it is named", async () => {
    const { catalogue, ids } = await openPriced(["0.01", "0.16"]);
    await using own = catalogue;
    const answer = await send(own, "change-prices", { amount: "-0.01" });
    expect([answer.status, answer.body.errors, answer.body.refused]).toEqual([
      422,
      { amount: ["Tote, S0: its price would no longer be one above 0.00$ and up to 10,000.00$"] },
      [ids[0]],
    ]);
    expect(await pricesOf(own)).toEqual(["0.01", "0.16"]);
  });

  test("a price that has changed since keeps all from being undone", async () => {
    const { catalogue, ids, productId } = await openPriced(["0.15", "0.16"]);
    await using own = catalogue;
    const { change_id } = changePrices.answers[200].parse(
      (await send(own, "change-prices", { percent: 10 })).body,
    );
    const body = { name: "S1", price: "0.2", product_id: productId };
    await own.shop.send("PUT", `/api/sizes/${ids[1]}`, { bearer: own.admin.bearer, body });
    const answer = await send(own, "undo-prices", { change_id });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      "Nothing was undone: the price of Tote, S1 has changed since.",
    ]);
    expect(await pricesOf(own)).toEqual(["0.165", "0.20"]);
  });

  test.each([
    {},
    { percent: 5, amount: 1 },
    { percent: 0 },
    { percent: "abc" },
    { amount: "0.00001" },
    { percent: -100 },
  ])("%j is no change", async (body) => {
    const { catalogue } = await openPriced(["0.15"]);
    await using own = catalogue;
    expect((await send(own, "change-prices", body)).status).toBe(422);
  });
});
