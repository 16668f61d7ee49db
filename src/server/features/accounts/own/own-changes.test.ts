import { expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addUser } from "#tests/support/staff.ts";
import { testAccountRoutes } from "../accounts.fixture.ts";

const services = createTestServices(await openTestDatabase(), { RATE_LIMITS: "on" });
const shop = await createTestShop(services, [testAccountRoutes]);
const linesOf = async (id: number) =>
  (await services.db.selectFrom("history").select("action").where("subject_id", "=", id).execute()).length;

test("FOUND-S-N10 an account is changed by itself 60 times an hour, and no more", async () => {
  const { bearer, id } = await addUser(services, { role: "sales" });
  const choose = (language: string) => shop.send("PUT", "/api/me/language", { bearer, body: { language } });
  const rename = (name: string) => shop.send("PUT", "/api/me", { bearer, body: { name } });
  for (let change = 0; change < 30; change += 1) {
    expect((await choose(change % 2 === 0 ? "fr" : "en")).status).toBe(200);
    expect((await rename(`Sal ${"abcdefghij"[change % 10]}`)).status).toBe(200);
  }
  const refused = await choose("fr");
  expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  expect((await rename("Sally")).status).toBe(429);
  expect(await linesOf(id)).toBe(60);
  services.clock.advance(hours(1));
  // The session would have run out by then: it is another one.
  const { bearer: other } = await addUser(services);
  expect(
    (await shop.send("PUT", "/api/me/language", { bearer: other, body: { language: "fr" } })).status,
  ).toBe(200);
});

test("FOUND-S-N10 what is chosen again as it stands leaves no line of history, and no other version", async () => {
  const { bearer, id, name } = await addUser(services, { role: "reader", name: "Rea Reader" });
  const first = await shop.send("PUT", "/api/me", { bearer, body: { name } });
  expect([first.status, Object(first.body.user).version]).toEqual([200, 1]);
  await shop.send("PUT", "/api/me/language", { bearer, body: { language: null } });
  expect(await linesOf(id)).toBe(0);
  await shop.send("PUT", "/api/me/language", { bearer, body: { language: "fr" } });
  await shop.send("PUT", "/api/me/language", { bearer, body: { language: "fr" } });
  expect(await linesOf(id)).toBe(1);
});
