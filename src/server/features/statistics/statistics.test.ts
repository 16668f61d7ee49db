import { expect, test } from "vitest";
import { getStatistics } from "#contracts/statistics.ts";
import { hours } from "#domain/time/durations.ts";
import { quoteRoutes } from "#server/features/deals/quotes.routes.ts";
import { statisticsSources } from "#server/sources/statistics-sources.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { acceptedOrder } from "#tests/support/deals.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser } from "#tests/support/staff.ts";
import { statisticsRoutes } from "./statistics.routes.ts";

async function openShop() {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [
    quoteRoutes,
    (mounting) => statisticsRoutes({ ...mounting, sources: statisticsSources }),
  ]);
  return { services, shop, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() };
}

test("quotes by day and status, and how soon they were answered against the promise (SPEC-2.34)", async () => {
  await using opened = await openShop();
  const { services, shop } = opened;
  // A session does not outlive a day: each visit of the office is a new one.
  const signedIn = async () => ({ bearer: (await addAdministrator(services)).bearer });
  const product = await addProduct(services);
  const soon = await askForQuote(services, product);
  const late = await askForQuote(services, product);
  await askForQuote(services, product);
  services.clock.advance(hours(2));
  await shop.send("POST", `/api/quotes/${soon.id}/confirm`, await signedIn());
  services.clock.advance(hours(28));
  await shop.send("POST", `/api/quotes/${late.id}/reject`, { ...(await signedIn()), body: { reason: "No" } });

  const answer = await shop.send("GET", "/api/statistics?days=3", await signedIn());
  const body = getStatistics.answers[200].parse(answer.body);
  expect(body).toMatchObject({
    quotes_by_status: { total: 3, pending: 1, confirmed: 1, rejected: 1, paid: 0 },
    first_answers: { promised_hours: 24, answered: 2, within_promise: 1, average_minutes: 16 * 60 },
  });
  expect(body.quotes).toHaveLength(3);
  expect(body.quotes[1]).toMatchObject({ counts: { pending: 1, confirmed: 1, rejected: 1 } });
  expect(body.revenue.map(({ cents }) => cents)).toEqual([0, 0, 0]);
  expect(body.visits).toHaveLength(3);
});

test("SPEC-2.41 charts count the days of Denver: an evening there is not tomorrow yet", async () => {
  await using opened = await openShop();
  const { services, shop } = opened;
  const product = await addProduct(services);
  // 21:00 in Denver, 04:00 of the next day in London.
  services.clock.advance(hours(19));
  await askForQuote(services, product);
  const { bearer } = await addAdministrator(services);
  const answer = await shop.send("GET", "/api/statistics?days=2", { bearer });
  const { quotes, visits, revenue } = getStatistics.answers[200].parse(answer.body);
  expect(quotes.map(({ day, counts }) => [day, counts.pending])).toEqual([
    ["2026-03-01", 0],
    ["2026-03-02", 1],
  ]);
  expect([visits, revenue].map((rows) => rows.map(({ day }) => day))).toEqual([
    ["2026-03-01", "2026-03-02"],
    ["2026-03-01", "2026-03-02"],
  ]);
});

test("L1.11 orders count with what was agreed on and what that cost, those that were cancelled do not", async () => {
  await using opened = await openShop();
  const { services, shop } = opened;
  const product = await addProduct(services);
  const sizeId = product.sizes[0]?.id ?? 0;
  await services.db.updateTable("sizes").set({ unit_cost_e4: 800 }).where("id", "=", sizeId).execute();
  const { bearer } = await addAdministrator(services);
  const lines = [
    { kind: "product", size_id: sizeId, units: 10_000, unit_price: "0.2" },
    { kind: "fee", name: "Folding", amount: "120" },
  ];
  for (const isCancelled of [false, true]) {
    const { order } = await acceptedOrder({ services, shop, bearer, product }, { offer: { lines } });
    const cancelled_at = services.clock().toISOString();
    if (isCancelled)
      await services.db.updateTable("orders").set({ cancelled_at }).where("id", "=", order.id).execute();
  }
  // What the catalogue says later changes nothing that was agreed on.
  await services.db.updateTable("sizes").set({ unit_cost_e4: 100 }).where("id", "=", sizeId).execute();
  const { body } = await shop.send("GET", "/api/statistics?days=1", { bearer });
  expect(body.agreed).toEqual([
    { day: "2026-03-02", orders: 1, net_cents: 212_000, costed_cents: 200_000, cost_cents: 80_000 },
  ]);
});

test("the statistics are for administrators", async () => {
  await using opened = await openShop();
  const { bearer } = await addUser(opened.services);
  expect((await opened.shop.send("GET", "/api/statistics")).status).toBe(401);
  expect((await opened.shop.send("GET", "/api/statistics", { bearer })).status).toBe(403);
});
