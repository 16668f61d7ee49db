import { expect, test } from "vitest";
import { days, minutes } from "#domain/time/durations.ts";
import { keyLimit } from "#server/access/count-key-request.ts";
import { mountFeatures } from "#server/features.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, testPassword } from "#tests/support/staff.ts";

interface Listed {
  readonly id: number;
  readonly last_used_at: string | null;
  readonly is_over: boolean;
}

async function openShop(environment = {}) {
  const database = await createTestDatabase();
  const services = createTestServices(database, environment);
  const shop = await createTestShop(services, [mountFeatures]);
  const owner = await addAdministrator(services, { name: "Ann" });
  const as = (id: number) => openSession(services.db, "staff", id, services.clock());
  const make = async (body: object) =>
    shop.send("POST", "/api/api-keys", {
      bearer: await as(owner.id),
      body: { name: "Warehouse", role: "sales", current_password: testPassword, ...body },
    });
  const list = async () =>
    (await shop.send("GET", "/api/api-keys", { bearer: await as(owner.id) })).body.api_keys as Listed[];
  const get = (path: string, bearer: string) => shop.send("GET", `/api/${path}`, { bearer });
  return {
    ...{ services, shop, owner, as, make, list, get },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

test("SPEC-4.60 a key is made with the password, shown once, and kept as a hash; all owners are written to", async () => {
  await using world = await openShop();
  const { services, make, list, get } = world;
  await addAdministrator(services, { name: "Ben" });
  expect((await make({ current_password: "" })).body).toMatchObject({
    errors: { current_password: [expect.any(String)] },
  });
  expect((await make({ role: "owner" })).status).toBe(422);
  expect((await make({ ends_on: "2020-01-01" })).body).toMatchObject({
    errors: { ends_on: [expect.any(String)] },
  });
  const made = await make({});
  expect(made.status).toBe(201);
  const secret = String(made.body.secret);
  expect(secret).toMatch(/^gek_[\w-]{43}$/);
  expect(JSON.stringify(await list())).not.toContain(secret.slice(4));
  for (const table of ["api_keys", "history", "outbox", "idempotency_keys"] as const)
    expect(JSON.stringify(await services.db.selectFrom(table).selectAll().execute())).not.toContain(secret);
  const mails = await services.db.selectFrom("outbox").select(["recipient", "content"]).execute();
  expect(mails.filter(({ content }) => content.includes("key-made"))).toHaveLength(2);
  expect((await get("orders", secret)).status).not.toBe(401);
});

test("SPEC-4.60 a key reads what its role reads, is nothing of a person, and stands in the history by its own name", async () => {
  await using world = await openShop();
  const { services, shop, make, get, owner } = world;
  const quote = await askForQuote(services, await addProduct(services));
  const { secret, api_key: key } = (await make({})).body as { secret: string; api_key: Listed };
  expect((await get(`quotes/${quote.id}`, secret)).status).toBe(200);
  for (const path of ["me", "sessions", "users", "settings", "api-keys", "colleagues", "tax-profiles"])
    expect([path, (await get(path, secret)).status]).toEqual([path, 403]);
  const rejected = await shop.send("POST", `/api/quotes/${quote.id}/reject`, {
    ...{ bearer: secret, body: { reason: "Too few bags." }, headers: { "idempotency-key": "once" } },
  });
  expect(rejected.status).toBe(200);
  const line = await services.db
    .selectFrom("history")
    .select(["doer", "doer_id", "doer_name"])
    .where("action", "=", "quote.reject")
    .executeTakeFirst();
  expect(line).toEqual({ doer: "key", doer_id: key.id, doer_name: "Warehouse" });
  const { body } = await shop.send("GET", "/api/history?status=key", { bearer: owner.bearer });
  expect(body.history).toHaveLength(1);
});

test("SPEC-4.60 a key that was ended, whose day is past, or whose maker is no owner any more opens nothing", async () => {
  await using world = await openShop();
  const { services, shop, make, list, get, owner, as } = world;
  const secretOf = async (body: object) => String((await make(body)).body.secret);
  const ben = await addAdministrator(services, { name: "Ben" });
  const today = services.clock().toISOString().slice(0, 10);
  const [ended, short, long] = [await secretOf({}), await secretOf({ ends_on: today }), await secretOf({})];
  for (const secret of [ended, short, long]) expect((await get("quotes", secret)).status).toBe(200);
  const end = async (body: object) =>
    (await shop.send("DELETE", "/api/api-keys/1", { bearer: owner.bearer, body })).status;
  expect(await end({})).toBe(422);
  expect(await end({ current_password: testPassword })).toBe(200);
  expect(await end({ current_password: testPassword })).toBe(404);
  expect((await get("quotes", ended)).status).toBe(401);
  services.clock.advance(days(2));
  expect((await get("quotes", short)).status).toBe(401);
  expect((await get("quotes", long)).status).toBe(200);
  expect((await list()).map(({ is_over }) => is_over)).toEqual([false, true]);
  const demoted = await shop.send("PUT", `/api/users/${owner.id}`, {
    bearer: await as(ben.id),
    body: {
      ...{ name: "Ann", email: owner.email, telephone: "303-555-0123" },
      ...{ role: "sales", isAdmin: false, current_password: testPassword },
    },
  });
  expect(demoted.status).toBe(200);
  expect((await get("quotes", long)).status).toBe(401);
});

test("SPEC-4.60 the last use is written once a minute at most", async () => {
  await using world = await openShop();
  const { services, make, list, get } = world;
  const secret = String((await make({})).body.secret);
  expect(await list()).toMatchObject([{ last_used_at: null }]);
  const first = services.clock().toISOString();
  for (const pause of [0, 30_000, 29_000]) {
    services.clock.advance(pause);
    await get("quotes", secret);
    expect(await list()).toMatchObject([{ last_used_at: first }]);
  }
  services.clock.advance(minutes(1));
  await get("quotes", secret);
  expect(await list()).toMatchObject([{ last_used_at: services.clock().toISOString() }]);
});

test("SPEC-4.60 the requests of a key are counted together, those that are refused as well", async () => {
  await using world = await openShop({ RATE_LIMITS: "on" });
  const { services, make, get } = world;
  const secret = String((await make({})).body.secret);
  const other = String((await make({})).body.secret);
  for (let asked = 0; asked < keyLimit.maxHits; asked += 1)
    expect((await get(asked % 2 ? "quotes" : "users", secret)).status).not.toBe(429);
  const refused = await get("quotes", secret);
  expect([refused.status, Number(refused.headers["retry-after"])]).toEqual([429, 60]);
  expect((await get("quotes", other)).status).toBe(200);
  services.clock.advance(minutes(1));
  expect((await get("quotes", secret)).status).toBe(200);
});
