import { expect, test } from "vitest";
import { movePrices } from "#domain/prices/move-price.ts";
import { raiseVersion } from "#server/platform/versions/versions.ts";
import { openCatalogue } from "../catalogue.fixture.ts";
import { listSizesToPrice } from "../sizes/sizes.repository.ts";
import { lockPriceLists } from "./lock-price-lists.ts";
import { type PricesOfSize, readPricesOfSizes, writePricesOfSizes } from "./move-listed-prices.ts";

const own = await openCatalogue();
const { db } = own.services;
const product = await own.addProduct();
const listed = await own.addSize({ product_id: product.id, name: "L", price: "0.20" });
const plain = await own.addSize({ product_id: product.id, name: "S", price: "0.15" });
const body = {
  name: "Spring",
  breaks: [
    { size_id: listed.id, min_units: 1, unit_price: 0.18 },
    { size_id: listed.id, min_units: 25_000, unit_price: 0.165 },
  ],
};
const useList = (active: boolean) =>
  own.shop.send("POST", "/api/price-lists", { bearer: own.admin.bearer, body: { ...body, active } });
const sizes = async () =>
  JSON.parse((await own.get("/api/sizes")).text) as { price: string; price_breaks?: unknown }[];
const change = (move: (prices: PricesOfSize) => PricesOfSize | undefined) =>
  db.transaction().execute(async (transaction) => {
    await lockPriceLists(transaction);
    const rows = await listSizesToPrice(transaction, [listed.id, plain.id]);
    const before = await readPricesOfSizes(transaction, rows);
    await writePricesOfSizes(
      transaction,
      before.flatMap((prices) => move(prices) ?? []),
    );
    await raiseVersion(transaction, "catalogue");
    return before;
  });

test("every price of a size moves alike, listed or its own, and back again", async () => {
  await useList(true);
  const before = await change((prices) => movePrices(prices, { ppm: 100_000 }));
  expect(await sizes()).toMatchObject([
    { price: "0.198", price_breaks: [{ unit_price: 0.198 }, { unit_price: 0.1815 }] },
    { price: "0.165" },
  ]);
  await change((prices) => before.find(({ sizeId }) => sizeId === prices.sizeId));
  expect(await sizes()).toMatchObject([
    { price: "0.18", price_breaks: [{ unit_price: 0.18 }, { unit_price: 0.165 }] },
    { price: "0.15" },
  ]);
});

test("prices of a list that is no longer in use are not written back", async () => {
  const before = await change((prices) => prices);
  await useList(true);
  await expect(
    change((prices) => before.find(({ sizeId }) => sizeId === prices.sizeId)),
  ).rejects.toMatchObject({ code: "conflict" });
});
