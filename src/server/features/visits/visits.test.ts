import { expect, test } from "vitest";
import { days, hours } from "#domain/time/durations.ts";
import { lastShopDays } from "#domain/time/shop-day.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { staffReadViewsByDay } from "./staff-read-views-by-day.ts";
import { visitRoutes } from "./visits.routes.ts";

async function openShop(environment: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const services = createTestServices(database, environment);
  const shop = await createTestShop(services, [visitRoutes]);
  const visit = async (from: string) =>
    (await shop.send("POST", "/api/views/increment", { from })).body.views;
  const views = async () => (await shop.send("GET", "/api/views")).body;
  return { services, visit, views, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() };
}

test("a shop without visits says zero", async () => {
  await using opened = await openShop();
  expect(await opened.views()).toEqual({ views: 0 });
});

test("REL-D3 a visitor counts once in 24 hours; after that the number comes back unchanged", async () => {
  await using opened = await openShop({ RATE_LIMITS: "on" });
  expect(await opened.visit("192.0.2.1")).toBe(1);
  expect(await opened.visit("192.0.2.1")).toBe(1);
  expect(await opened.visit("192.0.2.2")).toBe(2);
  opened.services.clock.advance(hours(23));
  expect(await opened.visit("192.0.2.1")).toBe(2);
  opened.services.clock.advance(hours(1));
  expect(await opened.visit("192.0.2.1")).toBe(3);
  expect(await opened.views()).toEqual({ views: 3 });
  recordFigure("REL-D3", "visits: 1 in 24 h a visitor");
});

test("RATE_LIMITS=off counts every visit, fifty at once included", async () => {
  await using opened = await openShop({ RATE_LIMITS: "off" });
  await Promise.all(Array.from({ length: 50 }, () => opened.visit("192.0.2.1")));
  expect(await opened.views()).toEqual({ views: 50 });
});

test("visits are known day by day, days without any included", async () => {
  await using opened = await openShop();
  await opened.visit("192.0.2.1");
  opened.services.clock.advance(days(2));
  await opened.visit("192.0.2.1");
  await opened.visit("192.0.2.1");
  expect(
    await staffReadViewsByDay(opened.services, lastShopDays(opened.services.clock(), 4, "America/Denver")),
  ).toEqual([
    { day: "2026-03-01", views: 0 },
    { day: "2026-03-02", views: 1 },
    { day: "2026-03-03", views: 0 },
    { day: "2026-03-04", views: 2 },
  ]);
});
