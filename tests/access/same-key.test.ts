import { describe, expect, test } from "vitest";
import { type Call, takesKey } from "#contracts/call.ts";
import { everyCall } from "#contracts/every-call.fixture.ts";
import { addAdministrator, testPassword } from "#tests/support/staff.ts";
import { openShopOfClients } from "./shop-of-clients.ts";
import { nameOf } from "./valid-inputs.ts";

/** Calls that change something and take no key, with the reason. */
const unused: Readonly<Record<string, string>> = {
  "POST /api/logout": "ends the session by which its caller is known; a second one finds none",
  "POST /api/views/increment": "a page counts its visit",
  "POST /api/quotes/{id}/viewed": "a page says that it was seen",
  "POST /api/quotes/{id}/messages/read": "a page says what was read",
  "POST /api/quotes/validate-token": "only answers",
  "POST /api/estimate": "only answers",
  "POST /api/artwork/check": "only answers",
  "POST /api/texts/{name}/preview": "only answers",
  "POST /api/webhooks/stripe": "the provider's events have ids of their own",
  "POST /api/webhooks/paypal": "the provider's events have ids of their own",
  "POST /sandbox/payment_intents/{id}/confirm": "stands for the provider",
  "POST /sandbox/payment_intents/{id}/authenticate": "stands for the provider",
  "POST /sandbox/try-out": "opens the demonstration",
};

/** Visitors are known by what they write; `quote-request-keys.test.ts` and `contact.test.ts` send these again. */
const own = ["POST /api/ContactMessage", "POST /api/quotes"];

const names = (calls: readonly (readonly [string, Call])[]) => calls.map(([, call]) => nameOf(call)).sort();

test("SPEC-4.43 every command takes a key, but those that no button gives", () => {
  const commands = everyCall.filter(([, { method }]) => method !== "GET");
  expect(names(commands.filter(([, call]) => !takesKey(call)))).toEqual(Object.keys(unused).sort());
  expect(names(commands.filter(([, { key }]) => key === "own"))).toEqual(own);
});

describe("SPEC-4.43 a key", () => {
  test("of an answer that opens something is told that it was made already", async () => {
    await using world = await openShopOfClients(1);
    const { shop, services, admin } = world;
    const { email } = await services.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", admin.id)
      .executeTakeFirstOrThrow();
    const signIn = () =>
      shop.send("POST", "/api/login", {
        ...{ body: { email, password: testPassword }, headers: { "idempotency-key": "sign-in" } },
      });
    const first = await signIn();
    expect(first.status).toBe(200);
    const second = await signIn();
    expect(second).toMatchObject({ status: 409, body: { message: "It was made already." } });
    const kept = JSON.stringify(await services.db.selectFrom("idempotency_keys").selectAll().execute());
    expect(kept).not.toContain(String(first.body.token));
  });

  test("is free after a refusal, and refused for another content; another person's is another one", async () => {
    await using world = await openShopOfClients(1);
    const { shop, services, admin, clients } = world;
    const colleague = await addAdministrator(services, { name: "Ben" });
    const write = (text: string, bearer: string | undefined) =>
      shop.send("POST", `/api/orders/${clients[0]?.his.orderId}/hold`, {
        ...{ bearer, body: { reason: text }, headers: { "idempotency-key": "the-key" } },
      });
    expect((await write("no such reason", admin.bearer)).status).toBe(422);
    const held = await write("machine", admin.bearer);
    expect(held.status).toBe(200);
    const reused = await write("goods", admin.bearer);
    expect(reused).toMatchObject({
      status: 422,
      body: { errors: { "Idempotency-Key": [expect.any(String)] } },
    });
    expect((await write("machine", colleague.bearer)).status).toBe(409);
    expect((await write("machine", admin.bearer)).text).toBe(held.text);
  });
});
