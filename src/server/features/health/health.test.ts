import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { minutes } from "#domain/time/durations.ts";
import { isReady, readHealth } from "#server/platform/health/health.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { healthRoutes } from "./health.routes.ts";

test("REL-P7 a shop that works says so", async () => {
  await using database = await createTestDatabase();
  const shop = await createTestShop(createTestServices(database), [healthRoutes]);
  const { status, body } = await shop.send("GET", "/readyz");
  expect([status, body]).toEqual([
    200,
    {
      status: "ok",
      checks: {
        ...{ database: { status: "ok" }, storage: { status: "ok" } },
        ...{ disk: { status: "ok" }, mail: { status: "ok" } },
      },
    },
  ]);
});

test("REL-P7 a shop whose mails wait for a quarter of an hour is degraded, and serves", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [healthRoutes]);
  await database.db.transaction().execute((transaction) => {
    const mail = { template: "newsletter-welcome", subscriptionId: 1 } as const;
    return postMail(transaction, mail, { email: "ann@example.com", language: "en" }, services.clock());
  });
  services.clock.advance(minutes(16));
  const { status, body } = await shop.send("GET", "/readyz");
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "degraded", checks: { mail: { status: "degraded" } } });
});

test("REL-P7 a shop that cannot store files is alive and not ready", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database);
  const check = async () => {
    throw new Error("no space left");
  };
  const shop = await createTestShop({ ...services, storage: { ...services.storage, check } }, [healthRoutes]);
  const ready = await shop.send("GET", "/readyz");
  expect(ready.status).toBe(503);
  expect(ready.headers["retry-after"]).toBe("2");
  expect(ready.body).toMatchObject({ status: "down", checks: { storage: { status: "down" } } });
  expect((await shop.send("GET", "/healthz")).status).toBe(200);
});

test("REL-P7 concurrent requests share one check; a later request gets a new one", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database);
  let looks = 0;
  const check = async () => {
    looks += 1;
    await wait(50);
  };
  const shop = await createTestShop({ ...services, storage: { ...services.storage, check } }, [healthRoutes]);
  const ask = () => shop.send("GET", "/readyz");
  const answers = await Promise.all(Array.from({ length: 30 }, ask));
  expect([looks, new Set(answers.map(({ status }) => status))]).toEqual([1, new Set([200])]);
  await ask();
  expect(looks).toBe(2);
});

test("REL-P7 a shop without its database is not ready", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [healthRoutes]);
  expect((await shop.send("GET", "/readyz")).status).toBe(200);
  await database.db.destroy();
  const { status, body } = await shop.send("GET", "/readyz");
  expect(status).toBe(503);
  expect(body).toMatchObject({ checks: { database: { status: "down" }, storage: { status: "ok" } } });
});

test("REL-P7 a disk that is nearly full degrades the shop, and it serves", async () => {
  await using database = await createTestDatabase();
  const { db, storage, clock } = createTestServices(database);
  const healthAt = (bytes: number) => readHealth({ db, storage, freeBytes: async () => bytes, now: clock() });
  expect((await healthAt(200_000_000)).status).toBe("ok");
  const scarce = await healthAt(199_999_999);
  expect(scarce).toMatchObject({ status: "degraded", checks: { disk: { status: "degraded" } } });
  expect(isReady(scarce)).toBe(true);
});
