import { describe, expect, test } from "vitest";
import { type Call, takesKey } from "#contracts/call.ts";
import { everyCall } from "#contracts/every-call.fixture.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { addAdministrator, testPassword } from "#tests/support/staff.ts";
import { isSentFor, makeDoable } from "./doable-calls.ts";
import { dumpTables } from "./dump-tables.ts";
import { openCopies } from "./shop-of-clients.ts";
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

/** What they need, which this shop has not, is a link that was mailed, or a code of the moment. */
const undoable = new Set([
  ...[
    "POST /api/login",
    "POST /api/login/second-step",
    "POST /api/client-login",
    "POST /api/client-password",
  ],
  ...["POST /api/password/reset", "POST /api/invitations/{token}", "POST /api/address-confirmations/{token}"],
  ...["POST /api/newsletter/unsubscribe", "DELETE /api/sessions/{id}"],
  ...["POST /api/me/second-factor/confirm", "POST /api/me/second-factor/end"],
  "POST /api/users/{id}/remove-second-factor",
]);

const names = (calls: readonly (readonly [string, Call])[]) => calls.map(([, call]) => nameOf(call)).sort();

test("SPEC-4.43 every command takes a key, but those that no button gives", () => {
  const commands = everyCall.filter(([, { method }]) => method !== "GET");
  expect(names(commands.filter(([, call]) => !takesKey(call)))).toEqual(Object.keys(unused).sort());
  expect(names(commands.filter(([, { key }]) => key === "own"))).toEqual(own);
});

test("SPEC-4.43 a key makes one of two presses at one moment, and of a third: the same answer, and nothing else", async () => {
  await using ofOne = await openCopies(1);
  await using ofTwo = await openCopies(2);
  await using list = await ofOne.open();
  const surprises: string[] = [];
  const done: string[] = [];
  for (const { call, policy } of list.shop.routes.declared) {
    const name = nameOf(call);
    if (!takesKey(call) || call.key === "own" || undoable.has(name)) continue;
    await using world = await (name.endsWith("merge") ? ofTwo : ofOne).open(isSentFor(name));
    const { admin, clients, services } = world;
    const isClients = /^(client|payer|buyer|viewer)$/.test(policy);
    const give = await makeDoable(world, call, (isClients && clients[0]?.bearer) || admin.bearer);
    const press = async () => {
      const { status, text, headers } = await give({ "idempotency-key": "pressed" });
      return `${status} ${headers.etag ?? ""} ${text}`;
    };
    const atOnce = await Promise.all([press(), press()]);
    const before = await dumpTables(services.db);
    services.clock.advance(1_000);
    const answers = [...atOnce, await press()].sort();
    const [first, second] = answers;
    const isRight =
      call.key === "secret"
        ? first?.startsWith("20") && answers.slice(1).every((answer) => answer.startsWith("409 "))
        : first?.startsWith("20") && first === second && second === answers[2];
    if (!isRight) surprises.push(`${name} answers ${answers.join("\n")}`);
    if (JSON.stringify(await dumpTables(services.db)) !== JSON.stringify(before))
      surprises.push(`${name} does something again`);
    const { length } = await services.db.selectFrom("idempotency_keys").select("key_hash").execute();
    if (length !== 1) surprises.push(`${name} keeps ${length} keys`);
    done.push(name);
  }
  expect(surprises).toEqual([]);
  expect(done.length).toBeGreaterThan(110);
  recordFigure("SPEC-4.43", `${done.length} commands are carried out once under their key`);
}, 300_000);

describe("SPEC-4.43 a key", () => {
  test("of an answer that opens something is told that it was made already", async () => {
    await using copies = await openCopies(1);
    await using world = await copies.open();
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
    await using copies = await openCopies(1);
    await using world = await copies.open();
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
