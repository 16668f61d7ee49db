import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { minutes, seconds } from "#domain/time/durations.ts";
import { codeAt } from "#tests/support/authenticator.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, type TestUser, testPassword } from "#tests/support/staff.ts";
import { testAccountRoutes } from "../accounts.fixture.ts";
import { systemSetUserPassword } from "../passwords/system-set-user-password.ts";

async function openShop() {
  const database = await createTestDatabase();
  const services = createTestServices(database, { RATE_LIMITS: "on" });
  const shop = await createTestShop(services, [testAccountRoutes]);
  const post = (path: string, body: object, bearer?: string) =>
    shop.send("POST", `/api/${path}`, { body, bearer, from: "192.0.2.9" });
  const codeNow = (key: string) => codeAt(key, services.clock());
  const signIn = ({ email }: TestUser) => post("login", { email, password: testPassword });
  const secondStep = (challenge: unknown, code: string) => post("login/second-step", { challenge, code });
  /** Switches the second factor on, as the back office does; a moment later the next code counts. */
  async function enrol(user: TestUser) {
    const begun = await post("me/second-factor/begin", { password: testPassword }, user.bearer);
    const key = String(begun.body.key);
    const confirmed = await post("me/second-factor/confirm", { code: codeNow(key) }, user.bearer);
    services.clock.advance(seconds(30));
    return { key, codes: confirmed.body.recovery_codes as string[] };
  }
  return { database, services, shop, post, codeNow, signIn, secondStep, enrol };
}

function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}

let opened: Awaited<ReturnType<typeof openShop>>;
let ann: TestUser;
beforeEach(async () => {
  opened = await openShop();
  ann = await addAdministrator(opened.services, { name: "Ann" });
  return async () => {
    await opened.shop[Symbol.asyncDispose]();
    await opened.database[Symbol.asyncDispose]();
  };
});

describe("REL-S8 switching the second factor on and off", () => {
  test("takes the password and a first code; ten recovery codes are shown once, and stored as hashes", async () => {
    const { post, shop, codeNow, services } = opened;
    const second = (await opened.signIn(ann)).body.token;
    expect((await post("me/second-factor/begin", { password: "wrong" }, ann.bearer)).body.errors).toEqual({
      password: ["The password is not right."],
    });
    const begun = await post("me/second-factor/begin", { password: testPassword }, ann.bearer);
    const key = String(begun.body.key);
    expect(begun.body.uri).toContain(`secret=${key}&issuer=`);
    const read = async () => (await shop.send("GET", "/api/me/second-factor", { bearer: ann.bearer })).body;
    expect(await read()).toEqual({ is_on: false, recovery_codes_left: 0 });
    expect((await post("me/second-factor/confirm", { code: "000000" }, ann.bearer)).status).toBe(422);
    // Until then a password alone signs in.
    expect((await opened.signIn(ann)).body).toHaveProperty("token");
    const { body } = await post("me/second-factor/confirm", { code: codeNow(key) }, ann.bearer);
    const codes = body.recovery_codes as string[];
    expect(new Set(codes).size).toBe(10);
    expect(await read()).toEqual({ is_on: true, recovery_codes_left: 10 });
    const kept = JSON.stringify(await services.db.selectFrom("recovery_codes").selectAll().execute());
    for (const code of codes) expect(kept).not.toContain(code.replaceAll("-", ""));
    // Sessions that a password alone has opened are over, but for the one that asked.
    expect((await shop.send("GET", "/api/me", { bearer: String(second) })).status).toBe(401);
    expect((await post("me/second-factor/begin", { password: testPassword }, ann.bearer)).status).toBe(409);
  });

  test("off needs the password and a code; a colleague can take it off, with his own password", async () => {
    const { post, codeNow, shop } = opened;
    const { key } = await opened.enrol(ann);
    const end = (body: object) => post("me/second-factor/end", body, ann.bearer);
    expect((await end({ password: testPassword, code: "000000" })).status).toBe(422);
    expect((await end({ password: "wrong", code: codeNow(key) })).status).toBe(422);
    expect((await end({ password: testPassword, code: codeNow(key) })).body).toEqual({ success: true });
    expect((await opened.signIn(ann)).body).toHaveProperty("token");

    await opened.enrol(ann);
    const ben = await addAdministrator(opened.services, { name: "Ben" });
    const remove = (id: number, password: string, bearer = ben.bearer) =>
      shop.send("POST", `/api/users/${id}/remove-second-factor`, { bearer, body: { password } });
    expect((await remove(ann.id, "wrong")).status).toBe(422);
    expect((await remove(ann.id, testPassword, ann.bearer)).status).toBe(409);
    expect((await remove(ann.id, testPassword)).body).toEqual({ success: true });
    expect((await remove(ann.id, testPassword)).status).toBe(409);
    const entries = await opened.services.db
      .selectFrom("history")
      .select(["action", "doer_name"])
      .where("action", "like", "user.second-factor%")
      .orderBy("id")
      .execute();
    expect(entries.map(({ action, doer_name }) => `${doer_name} ${action.slice(19)}`)).toEqual([
      "Ann on",
      "Ann off",
      "Ann on",
      "Ben off",
    ]);
  });
});

describe("REL-S8 signing in with it", () => {
  test("a right password opens the second step alone; a code of the app opens the session, once", async () => {
    const { key } = await opened.enrol(ann);
    const half = await opened.signIn(ann);
    expect(half.body).toEqual({
      second_factor: true,
      challenge: expect.any(String),
      message: "Please type the code of your authenticator app.",
    });
    const { challenge } = half.body;
    const asBearer = await opened.shop.send("GET", "/api/me", { bearer: String(challenge) });
    expect(asBearer.status).toBe(401);
    expect((await opened.secondStep(challenge, "000000")).body.errors).toEqual({
      code: ["This code is not right, or it was used before."],
    });
    const code = opened.codeNow(key);
    const entered = await opened.secondStep(challenge, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(entered.body).toMatchObject({ message: "Welcome back, Ann.", user: { id: ann.id } });
    const me = await opened.shop.send("GET", "/api/me", { bearer: String(entered.body.token) });
    expect(me.status).toBe(200);
    // The challenge is used up, and so is the code for another one.
    expect((await opened.secondStep(challenge, code)).status).toBe(401);
    const again = (await opened.signIn(ann)).body.challenge;
    expect((await opened.secondStep(again, code)).status).toBe(422);
    opened.services.clock.advance(seconds(30));
    expect((await opened.secondStep(again, opened.codeNow(key))).status).toBe(200);
  });

  test("REL-Z6 a second step that overlaps a new password opens nothing that lasts", async () => {
    const { services } = opened;
    const { key } = await opened.enrol(ann);
    const { challenge } = (await opened.signIn(ann)).body;
    const passwordHash = await services.passwords.hash("a newer password");
    const held = gate();
    const reset = services.db.transaction().execute(async (transaction) => {
      await systemSetUserPassword(transaction, ann.id, passwordHash, services.clock());
      await held.passed;
    });
    const entering = opened.secondStep(challenge, opened.codeNow(key));
    // Long enough for it to come as far as it can.
    await wait(200);
    held.open();
    await reset;
    const entered = await entering;
    const { status } = await opened.shop.send("GET", "/api/me", { bearer: String(entered.body.token) });
    expect([entered.status, status]).toEqual([401, 401]);
  });

  test("of ten sign-ins at once with the same code one enters", async () => {
    const { key } = await opened.enrol(ann);
    const challenges = [];
    for (let count = 0; count < 10; count += 1) challenges.push((await opened.signIn(ann)).body.challenge);
    const answers = await Promise.all(
      challenges.map((challenge) => opened.secondStep(challenge, opened.codeNow(key))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("each of the ten recovery codes works once", async () => {
    const { codes } = await opened.enrol(ann);
    for (const code of codes) {
      const { challenge } = (await opened.signIn(ann)).body;
      expect((await opened.secondStep(challenge, code.toLowerCase())).status).toBe(200);
      const { challenge: next } = (await opened.signIn(ann)).body;
      expect((await opened.secondStep(next, code)).status).toBe(422);
      opened.services.clock.advance(minutes(10));
    }
    const { count } = await opened.services.db
      .selectFrom("recovery_codes")
      .select((eb) => eb.fn.countAll().as("count"))
      .where("used_at", "is", null)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
    recordFigure("REL-S8", "10 recovery codes, each once; a used code of the app is refused");
  });

  test("a challenge is over after five minutes, and with the password that gave it", async () => {
    const { key } = await opened.enrol(ann);
    const late = (await opened.signIn(ann)).body.challenge;
    opened.services.clock.advance(minutes(5));
    const over = await opened.secondStep(late, opened.codeNow(key));
    expect([over.status, over.body.message]).toEqual([401, "This took too long. Please sign in again."]);
    const before = (await opened.signIn(ann)).body.challenge;
    await opened.services.db
      .updateTable("users")
      .set({ password_hash: "another" })
      .where("id", "=", ann.id)
      .execute();
    expect((await opened.secondStep(before, opened.codeNow(key))).status).toBe(401);
  });

  test("wrong codes become slower where they come from; a right one starts anew", async () => {
    const { key } = await opened.enrol(ann);
    const guess = async (code = "000000") =>
      opened.secondStep((await opened.signIn(ann)).body.challenge, code);
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array(6).fill(422), 429, 429]);
    const right = await guess(opened.codeNow(key));
    expect([right.status, right.headers["retry-after"]]).toEqual([429, "30"]);
    for (const pause of [30, 60, 120]) {
      opened.services.clock.advance(seconds(pause));
      expect((await guess()).status).toBe(422);
      expect((await guess()).status).toBe(429);
    }
    opened.services.clock.advance(seconds(240));
    expect((await guess(opened.codeNow(key))).status).toBe(200);
    opened.services.clock.advance(seconds(30));
    expect((await guess()).status).toBe(422);
    expect((await guess(opened.codeNow(key))).status).toBe(200);
  });
});
