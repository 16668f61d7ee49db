import { expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { testAccountRoutes } from "../accounts.fixture.ts";

const dora = {
  name: "Dora",
  email: "dora@example.com",
  password: "a long password",
  password_confirmation: "a long password",
};

async function openShop(environment: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const services = createTestServices(database, environment);
  const shop = await createTestShop(services, [testAccountRoutes]);
  const register = (body: object, from?: string, headers: Record<string, string> = {}) =>
    shop.send("POST", "/api/register", { body, headers, ...(from && { from }) });
  return { database, services, shop, register, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() };
}

test("an account that is opened is a standard user's, and signed in (SPEC-2.23)", async () => {
  await using opened = await openShop();
  const { status, body } = await opened.register(dora);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    message: "Votre compte est créé.",
    user: { name: "Dora", email: "dora@example.com", telephone: null, is_admin: false },
  });
  const me = await opened.shop.send("GET", "/api/me", { bearer: String(body.token) });
  expect(me.body).toMatchObject({ user: { name: "Dora" } });
  expect((await opened.shop.send("GET", "/api/users", { bearer: String(body.token) })).status).toBe(403);
});

test("SPEC-3.32 without the demo catalogue accounts are by invitation until the owner opens registration", async () => {
  await using opened = await openShop({ DEMO_DATA: "off" });
  const { services, register } = opened;
  const refused = await register(dora);
  expect([refused.status, refused.body.message]).toEqual([403, "Accounts are by invitation"]);
  expect(await services.db.selectFrom("users").select("id").execute()).toEqual([]);
  const setting = { key: "registration_open", value: "true", changed_by: 1, changed_at: "" };
  await services.db.insertInto("settings").values(setting).execute();
  await services.shop.readAgain();
  expect((await register(dora)).status).toBe(201);
});

test("an address opens one account, even when eight ask at once", async () => {
  await using opened = await openShop();
  const answers = await Promise.all(Array.from({ length: 8 }, () => opened.register(dora)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 422)]);
});

test("REL-Z3 a visitor cannot register as an administrator, or with any extra field", async () => {
  await using opened = await openShop();
  const fields = [
    "is_admin",
    "isAdmin",
    "role",
    "id",
    "created_at",
    "password_hash",
    "version",
    "deleted_at",
  ];
  for (const field of fields) {
    const { status, body } = await opened.register({ ...dora, [field]: 1 });
    expect([status, body.errors]).toEqual([422, { [field]: ["This field is not known here."] }]);
  }
  expect(await opened.database.db.selectFrom("users").selectAll().execute()).toEqual([]);
  recordFigure("REL-Z3", `registration: ${fields.length} foreign fields, 0 kept`);
});

test("REL-S11 a password is used byte by byte: spaces, accents and emoji count", async () => {
  await using opened = await openShop();
  const password = "  pässwörd 🌱 ";
  await opened.register({ ...dora, password, password_confirmation: password });
  const signIn = (given: string) =>
    opened.shop.send("POST", "/api/login", { body: { email: dora.email, password: given } });
  expect((await signIn(password)).status).toBe(200);
  expect((await signIn(password.trim())).status).toBe(401);
});

test("REL-D3 five accounts an hour from one address, then 429, and later again", async () => {
  await using opened = await openShop({ RATE_LIMITS: "on" });
  const attempt = (index: number) => opened.register({ ...dora, email: `dora-${index}@example.com` });
  for (let index = 0; index < 5; index += 1) expect((await attempt(index)).status).toBe(201);
  const refused = await attempt(6);
  expect(refused.status).toBe(429);
  expect(refused.body.message).toBe("Trop de tentatives. Veuillez réessayer plus tard.");
  expect(refused.headers["retry-after"]).toBe("3600");
  opened.services.clock.advance(hours(1));
  expect((await attempt(7)).status).toBe(201);
});

test("REL-D3 what looks like a bot gets one attempt", async () => {
  await using opened = await openShop({ RATE_LIMITS: "on" });
  const body = { ...dora, website: "https://spam.example", fill_ms: 3 };
  expect((await opened.register(body)).status).toBe(201);
  expect((await opened.register({ ...body, email: "second@example.com" })).status).toBe(429);
});

test("REL-S4 a visitor cannot dress up as others: a thousand claimed addresses are one", async () => {
  await using opened = await openShop({ RATE_LIMITS: "on" });
  const accepted: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    const claim = `203.0.113.${index}`;
    const headers = { "x-forwarded-for": claim, "x-real-ip": claim, forwarded: `for=${claim}` };
    const body = { ...dora, email: `dora-${index}@example.com` };
    const { status } = await opened.register(body, "192.0.2.1", headers);
    if (status === 201) accepted.push(index);
  }
  expect(accepted).toEqual([0, 1, 2, 3, 4]);
  recordFigure("REL-S4", "20 claimed addresses from an untrusted peer: 1 bucket");
});

test("REL-S4 a proxy that is trusted is believed", async () => {
  await using opened = await openShop({ RATE_LIMITS: "on", TRUST_PROXY: "192.0.2.1" });
  for (let index = 0; index < 7; index += 1) {
    const headers = { "x-forwarded-for": `203.0.113.${index}` };
    const body = { ...dora, email: `dora-${index}@example.com` };
    expect((await opened.register(body, "192.0.2.1", headers)).status).toBe(201);
  }
});

test("RATE_LIMITS=off switches the limits off", async () => {
  await using opened = await openShop({ RATE_LIMITS: "off" });
  for (let index = 0; index < 7; index += 1) {
    expect((await opened.register({ ...dora, email: `dora-${index}@example.com` })).status).toBe(201);
  }
});
