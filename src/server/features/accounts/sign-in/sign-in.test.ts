import { beforeAll, describe, expect, test } from "vitest";
import { minutes } from "#domain/time/durations.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addUser, testPassword } from "#tests/support/staff.ts";
import { testAccountRoutes } from "../accounts.fixture.ts";

const database = await openTestDatabase();
const services = createTestServices(database, { RATE_LIMITS: "on" });
const shop = await createTestShop(services, [testAccountRoutes]);
const ann = await addUser(services, { name: "Ann", email: "Ann@Example.com" });

const signIn = (body: object, from?: string, headers?: Record<string, string>) =>
  shop.send("POST", "/api/login", { body, ...(from && { from }), ...(headers && { headers }) });

describe("POST /api/login", () => {
  test("gives a token that opens the account, whatever the case of the address", async () => {
    const answer = await signIn({ email: " ann@example.COM", password: testPassword });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      message: "Welcome back, Ann.",
      user: { id: ann.id, name: "Ann", email: "Ann@Example.com", is_admin: false, isAdmin: false },
    });
    const me = await shop.send("GET", "/api/me", { bearer: String(answer.body.token) });
    expect(me.body).toMatchObject({ success: true, user: { id: ann.id } });
  });

  test("SPEC-1.12 stores nothing with which a reader of the database could sign in", async () => {
    const { body } = await signIn({ email: ann.email, password: testPassword });
    const sessions = await database.db.selectFrom("sessions").selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain(String(body.token));
    expect(JSON.stringify(body)).not.toContain("argon2");
  });

  test("asks for both fields", async () => {
    const { status, body } = await signIn({});
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      email: ["Veuillez remplir tous les champs obligatoires"],
      password: ["Veuillez remplir tous les champs obligatoires"],
    });
  });

  test("REL-S2 known and unknown addresses get the same answer", async () => {
    const known = await signIn({ email: ann.email, password: "wrong" }, "192.0.2.20");
    const unknown = await signIn({ email: "nobody@example.com", password: "wrong" }, "192.0.2.20");
    expect(known.status).toBe(401);
    expect(unknown.status).toBe(known.status);
    expect(unknown.text).toBe(known.text);
    recordFigure("REL-S2", "login: same status and body");
  });
});

describe("REL-S3 guessing", () => {
  const attacker = "192.0.2.66";
  let refused: Awaited<ReturnType<typeof signIn>>;

  beforeAll(async () => {
    const guesses = Array.from({ length: 30 }, () =>
      signIn({ email: ann.email, password: "wrong" }, attacker),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    refused = answers.find(({ status }) => status === 429) as typeof refused;
    recordFigure("REL-S3", "30 guesses at once: 20 evaluated, then 429");
  });

  test("ends in 429 with the time to wait and the specified text", () => {
    expect(refused.body).toMatchObject({ message: "Trop de tentatives. Veuillez réessayer plus tard." });
    expect(refused.headers["retry-after"]).toBe("600");
  });

  test("even the right password waits there, and the owner gets in from elsewhere", async () => {
    const right = { email: ann.email, password: testPassword };
    expect((await signIn(right, attacker)).status).toBe(429);
    expect((await signIn(right, "198.51.100.9")).status).toBe(200);
  });

  test("REL-S4 an address that was only claimed counts for nothing", async () => {
    const claims = {
      "x-forwarded-for": "203.0.113.77",
      "x-real-ip": "203.0.113.77",
      forwarded: "for=203.0.113.77",
    };
    expect((await signIn({ email: ann.email, password: testPassword }, attacker, claims)).status).toBe(429);
  });

  test("passes after ten minutes: no account is locked", async () => {
    services.clock.advance(minutes(10));
    expect((await signIn({ email: ann.email, password: testPassword }, attacker)).status).toBe(200);
  });

  test("signing in rightly, however often, is no guessing", async () => {
    for (let time = 0; time < 21; time += 1) {
      const { status } = await signIn({ email: ann.email, password: testPassword }, "192.0.2.30");
      expect(status).toBe(200);
    }
  });
});

describe("POST /api/logout", () => {
  test("ends the session on the server", async () => {
    const ben = await addUser(services);
    expect((await shop.send("POST", "/api/logout", { bearer: ben.bearer })).body).toEqual({ success: true });
    expect((await shop.send("GET", "/api/me", { bearer: ben.bearer })).status).toBe(401);
  });

  test("succeeds without a session", async () => {
    expect((await shop.send("POST", "/api/logout")).status).toBe(200);
  });
});

test("a session that is not used for half an hour is over", async () => {
  const ben = await addUser(services);
  services.clock.advance(minutes(29));
  expect((await shop.send("GET", "/api/me", { bearer: ben.bearer })).status).toBe(200);
  services.clock.advance(minutes(31));
  expect((await shop.send("GET", "/api/me", { bearer: ben.bearer })).status).toBe(401);
});
