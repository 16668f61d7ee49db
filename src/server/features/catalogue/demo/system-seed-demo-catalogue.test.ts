import { expect, test } from "vitest";
import { listProducts, listSizes, size } from "#contracts/catalogue/catalogue.ts";
import { z } from "#contracts/zod.ts";
import { featuredProducts } from "#domain/catalogue/catalogue-limits.ts";
import { days } from "#domain/time/durations.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { filesOf } from "#server/platform/pictures/picture-info.ts";
import { readVersion } from "#server/platform/versions/versions.ts";
import { engine } from "#tests/support/engine.ts";
import { openCatalogue } from "../catalogue.fixture.ts";
import { builtPictures as built } from "./built-pictures.fixture.ts";
import { readDemoCatalogue } from "./demo-catalogue.ts";
import { systemSeedDemoCatalogue } from "./system-seed-demo-catalogue.ts";

const demo = readDemoCatalogue();

test("the demo catalogue is a whole shop: bags, sizes, prices, dates, and three on the home page", async () => {
  expect(demo.length).toBeGreaterThanOrEqual(12);
  const sizes = demo.flatMap((product) => product.sizes);
  // Names that are used once are enough to ask for a quote (SPEC-2.14).
  expect(new Set(sizes.map(({ name }) => name)).size).toBe(sizes.length);
  expect(sizes.every(({ price }) => price >= 1400 && price <= 2200)).toBe(true);
  expect(sizes.some(({ price }) => price % 100 !== 0)).toBe(true);
  expect(demo.every((product) => product.sizes.length >= 2 && product.sizes.length <= 5)).toBe(true);
  expect(demo.every(({ days_ago }) => days_ago <= 365)).toBe(true);
  const featured = demo.flatMap(({ featured_order }) => featured_order ?? []);
  expect(featured.sort()).toEqual(Array.from({ length: featuredProducts }, (_, index) => index + 1));
});

test("it fills an empty shop once, with its pictures", async () => {
  await using own = await openCatalogue();
  const { services } = own;
  await systemSeedDemoCatalogue(services, built);
  await systemSeedDemoCatalogue(services, built);
  const { data } = listProducts.answers[200].parse((await own.get("/api/products")).body);
  expect(data.map(({ name }) => name)).toEqual(demo.map(({ name }) => name).reverse());
  const oldest = new Date(services.clock().getTime() - days(demo[0]?.days_ago ?? 0)).toISOString();
  expect(data.at(-1)?.created_at).toBe(oldest);
  const sizes = listSizes.answers[200].parse(JSON.parse((await own.get("/api/sizes")).text));
  expect(sizes).toHaveLength(demo.flatMap((product) => product.sizes).length);
  for (const info of built.infos.values()) {
    for (const file of filesOf(info)) {
      expect((await own.get(`/storage/pictures/${file}`)).text).toBe(file);
    }
  }
  expect(await readVersion(services.db, "catalogue")).toBe(1);
});

test("nodes that start together fill it once", async () => {
  await using own = await openCatalogue();
  const { services } = own;
  const { DATABASE_URL: url, DATA_DIR: dataDir } = services.config;
  const others = Array.from({ length: 3 }, () => openDatabase({ url, dataDir }));
  try {
    let before: Promise<void> = Promise.resolve();
    const seeding = [services.db, ...others].map((db) => {
      const turn = before;
      const { storage } = services;
      const put: typeof storage.put = async (key, bytes) => {
        // Connections to one file wait for each other as processes do; in one process they would stop each other. All
        // of them have looked and found nothing by then.
        if (engine() === "sqlite") await turn;
        await storage.put(key, bytes);
      };
      before = systemSeedDemoCatalogue({ ...services, db, storage: { ...storage, put } }, built);
      return before;
    });
    await Promise.all(seeding);
    expect((await own.get("/api/products?page=1")).body.meta).toMatchObject({ total: demo.length });
    expect(await readVersion(services.db, "catalogue")).toBe(1);
  } finally {
    await Promise.all(others.map((db) => db.destroy()));
  }
});

test("it never comes back: not beside other products, nor after everything was deleted", async () => {
  await using own = await openCatalogue();
  const mine = await own.addProduct({ nom: "Mine" });
  await systemSeedDemoCatalogue(own.services, built);
  await own.shop.send("DELETE", `/api/products/${mine.id}`, { bearer: own.admin.bearer });
  await systemSeedDemoCatalogue(own.services, built);
  expect((await own.get("/api/products")).body.data).toEqual([]);

  await using emptied = await openCatalogue();
  await systemSeedDemoCatalogue(emptied.services, built);
  await emptied.services.db.deleteFrom("sizes").execute();
  await emptied.services.db.deleteFrom("products").execute();
  await systemSeedDemoCatalogue(emptied.services, built);
  expect((await emptied.get("/api/products")).body.data).toEqual([]);
});

test("a shop that was never built derives the pictures itself", async () => {
  await using own = await openCatalogue();
  const [first] = demo;
  const others = new Map([...built.infos].filter(([name]) => name !== first?.picture));
  await systemSeedDemoCatalogue(own.services, { ...built, infos: others });
  const all = listProducts.answers[200].parse((await own.get("/api/products")).body).data;
  const derived = all.find(({ name }) => name === first?.name);
  expect(derived?.picture).toMatchObject({ width: 960 });
  expect((await own.get(derived?.picture?.src ?? "")).status).toBe(200);
});

test("its list in use leaves every size its price up to 100,000 bags, and none costs less than $0.14", async () => {
  await using own = await openCatalogue();
  await systemSeedDemoCatalogue(own.services, built);
  const sizes = z.array(size).parse(JSON.parse((await own.get("/api/sizes")).text));
  expect(sizes.map(({ price }) => Number(price)).sort()).toEqual(
    demo.flatMap((product) => product.sizes.map(({ price }) => price / 10_000)).sort(),
  );
  for (const { price, price_breaks: [first, ...lower] = [] } of sizes) {
    expect(first).toEqual({ min_units: 1, unit_price: Number(price) });
    expect(lower.every(({ min_units, unit_price }) => min_units > 100_000 && unit_price >= 0.14)).toBe(true);
  }
  expect((await own.get("/api/print-prices")).body).toEqual({ print: null });
});
