import { beforeEach, describe, expect, test } from "vitest";
import { seconds } from "#domain/time/durations.ts";
import { hashToken } from "#server/platform/sessions/token.ts";
import { codeAt } from "#tests/support/authenticator.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, type TestUser, testPassword } from "#tests/support/staff.ts";
import { testAccountRoutes } from "../accounts.fixture.ts";

const key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const recoveryCode = "ABCDEFGHIJKLMNOP";

/** A shop with an account that has a second factor. */
async function openShop() {
  const database = await createTestDatabase();
  const services = createTestServices(database, { RATE_LIMITS: "on" });
  const shop = await createTestShop(services, [testAccountRoutes]);
  const ann = await addAdministrator(services, { name: "Ann" });
  const at = services.clock().toISOString();
  const factor = { user_id: ann.id, secret: key, last_step: 0, confirmed_at: at, created_at: at };
  await services.db.insertInto("second_factors").values(factor).execute();
  const code = { user_id: ann.id, code_hash: hashToken(recoveryCode), used_at: null };
  await services.db.insertInto("recovery_codes").values(code).execute();
  return { database, services, shop, ann, codeNow: () => codeAt(key, services.clock()) };
}

let opened: Awaited<ReturnType<typeof openShop>>;
let ann: TestUser;
beforeEach(async () => {
  opened = await openShop();
  ann = opened.ann;
  return async () => {
    await opened.shop[Symbol.asyncDispose]();
    await opened.database[Symbol.asyncDispose]();
  };
});

describe("REL-S8 an attacker who knows the password guesses codes", () => {
  const from = async (address: string, code: string) => {
    const send = (path: string, body: object) =>
      opened.shop.send("POST", `/api/${path}`, { body, from: address });
    const half = await send("login", { email: ann.email, password: testPassword });
    return await send("login/second-step", { challenge: half.body.challenge, code });
  };
  const notices = async () =>
    (await opened.services.db.selectFrom("outbox").selectAll().orderBy("id").execute()).filter(
      ({ content }) => content.includes("codes-guessed"),
    );

  test("the owner gets in from elsewhere meanwhile, and is written to at the third wrong code", async () => {
    for (let count = 1; count <= 12; count += 1) {
      await from("203.0.113.66", "000000");
      expect(await notices()).toHaveLength(count < 3 ? 0 : 1);
    }
    expect((await notices())[0]).toMatchObject({ template: "staff-account-notice", recipient: ann.email });
    expect((await from("203.0.113.66", "000000")).status).toBe(429);
    expect((await from("198.51.100.7", opened.codeNow())).status).toBe(200);
  });

  test("the owner's sign-ins do not give the guesses back", async () => {
    let looked = 0;
    for (let count = 0; count < 20; count += 1) {
      if ((await from("203.0.113.66", "000000")).status === 422) looked += 1;
      opened.services.clock.advance(seconds(30));
      expect((await from("198.51.100.7", opened.codeNow())).status).toBe(200);
    }
    expect(looked).toBeLessThanOrEqual(10);
  });

  test("guesses from ever new places are few in all; the owner's own places and recovery codes still open", async () => {
    expect((await from("198.51.100.7", opened.codeNow())).status).toBe(200);
    opened.services.clock.advance(seconds(30));
    let looked = 0;
    for (let count = 0; count < 60; count += 1) {
      if ((await from(`203.0.113.${count}`, "000000")).status === 422) looked += 1;
    }
    expect(looked).toBe(50);
    expect((await from("203.0.113.200", opened.codeNow())).body.message).toContain("recovery code");
    expect((await from("198.51.100.7", opened.codeNow())).status).toBe(200);
    expect((await from("203.0.113.201", recoveryCode)).status).toBe(200);
    recordFigure(
      "REL-S8",
      "guesses behind a right password: 50 a week from all new places, 6 at once from one",
    );
  });
});
