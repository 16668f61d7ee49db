import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addUser } from "#tests/support/staff.ts";
import { testAccountRoutes } from "../accounts.fixture.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [testAccountRoutes]);

test("SPEC-3.17 an account chooses its own language, and takes the choice back", async () => {
  const { bearer } = await addUser(services);
  const choose = (language: unknown) => shop.send("PUT", "/api/me/language", { bearer, body: { language } });
  const me = async () => (await shop.send("GET", "/api/me", { bearer })).body;
  expect(await me()).toMatchObject({ user: { language: null } });
  expect((await choose("fr")).body).toMatchObject({ user: { language: "fr" } });
  expect(await me()).toMatchObject({ user: { language: "fr" } });
  expect((await choose("de")).status).toBe(422);
  expect((await choose(null)).body).toMatchObject({ user: { language: null } });
  const visitor = await shop.send("PUT", "/api/me/language", { body: { language: "fr" } });
  expect(visitor.status).toBe(401);
});
