import { expect, test } from "vitest";
import { builtPictures } from "#server/features/catalogue/demo/built-pictures.fixture.ts";
import { systemSeedDemoCatalogue } from "#server/features/catalogue/demo/system-seed-demo-catalogue.ts";
import { mountFeatures } from "#server/features.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser, testPassword } from "#tests/support/staff.ts";

test("SPEC-4.38 an owner begins a shop of his own: the demo is gone from catalog and settings, and stays gone", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database, { DEMO_DATA: "on" });
  await using shop = await createTestShop(services, [mountFeatures]);
  await systemSeedDemoCatalogue(services, builtPictures);
  const own = await addProduct(services);
  const { bearer } = await addAdministrator(services);
  const path = "/api/first-day/begin-own-shop";
  const begin = (body: object) => shop.send("POST", path, { bearer, body });
  const products = async () => Object(await shop.send("GET", "/api/products?per_page=50")).body.data.length;
  const values = async () => Object((await shop.send("GET", "/api/settings", { bearer })).body.values);
  expect([await products(), services.shop.facts().isDemo]).toEqual([14, true]);
  expect(Object.keys(Object((await begin({})).body.errors))).toEqual(["current_password"]);
  const user = await addUser(services);
  const stranger = { bearer: user.bearer, body: { current_password: testPassword } };
  expect((await shop.send("POST", path, stranger)).status).toBe(403);
  expect(await products()).toBe(14);
  await shop.send("PUT", "/api/settings", { bearer, body: { values: { shop_name: "Sacs Rhône" } } });
  const before = await values();
  const lists = async () =>
    Object((await shop.send("GET", "/api/price-lists", { bearer })).body).price_lists.map(
      (list: { name: string }) => list.name,
    );
  expect(await lists()).toEqual(["List prices", "Example: screen printer"]);

  const begun = await begin({
    ...{ current_password: testPassword, time_zone: "Europe/Brussels", first_language: "fr" },
  });
  expect([begun.status, begun.body]).toEqual([200, {}]);
  expect(await products()).toBe(1);
  const { deleted_at } = await database.db
    .selectFrom("products")
    .select("deleted_at")
    .where("id", "=", own.id)
    .executeTakeFirstOrThrow();
  expect(deleted_at).toBeNull();
  expect([await lists(), (await services.prices.read(database.db)).listId]).toEqual([[], null]);
  const trash = Object((await shop.send("GET", "/api/trash?per_page=50", { bearer })).body);
  expect(JSON.stringify(trash).match(/"product"/g)?.length).toBe(13);
  const after = await values();
  // What the owner said stays, what the demo claimed goes, and no stranger opens an account unasked.
  expect([before.claims.length > 0, after.claims, after.rating, after.registration_open]).toEqual([
    true,
    [],
    null,
    false,
  ]);
  expect(after.shop_name).toBe("Sacs Rhône");
  expect([services.shop.facts().isDemo, services.shop.facts().firstLanguage]).toEqual([false, "fr"]);
  expect(after.time_zone).toBe("Europe/Brussels");
  expect(Object((await shop.send("GET", "/api/first-day", { bearer })).body).is_demo).toBe(false);

  expect((await begin({ current_password: testPassword })).status).toBe(409);
  // Started again as before, it stays the owner's.
  const again = createTestServices(database, { DEMO_DATA: "on" });
  await again.shop.readAgain();
  await systemSeedDemoCatalogue(again, builtPictures);
  expect([again.shop.facts().isDemo, await products()]).toEqual([false, 1]);
});

test("SPEC-4.38 a price list of the demo stays where the owner's sizes or a request have its prices", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database, { DEMO_DATA: "on" });
  await using shop = await createTestShop(services, [mountFeatures]);
  await systemSeedDemoCatalogue(services, builtPictures);
  const own = await addProduct(services);
  const { bearer } = await addAdministrator(services);
  const lists = await database.db.selectFrom("price_lists").select(["id", "active"]).execute();
  const idOf = (active: 0 | 1) => lists.find((list) => list.active === active)?.id ?? 0;
  // By the one in use something was asked for; the other one prices a size of the owner's.
  await askForQuote(services, own);
  await database.db
    .insertInto("price_breaks")
    .values({ list_id: idOf(0), size_id: own.sizes[0]?.id ?? 0, min_units: 10_000, unit_price_e4: 1_300 })
    .execute();
  const path = "/api/first-day/begin-own-shop";
  const begun = await shop.send("POST", path, { bearer, body: { current_password: testPassword } });
  expect(begun.status).toBe(200);
  const left = await database.db.selectFrom("price_lists").select("id").orderBy("id").execute();
  expect(left.map(({ id }) => id)).toEqual([idOf(0), idOf(1)].sort((a, b) => a - b));
});
