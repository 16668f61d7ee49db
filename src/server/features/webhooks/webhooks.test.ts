import { describe, expect, test } from "vitest";
import { days, minutes } from "#domain/time/durations.ts";
import { recordAudit, theShop } from "#server/platform/history/history.ts";
import { openWebhookWorker } from "#server/platform/webhooks/deliver-webhooks.ts";
import { sweepDeliveries } from "#server/platform/webhooks/deliveries.repository.ts";
import { issueWebhookSecret, webhookHeaders } from "#server/platform/webhooks/sign-webhook.ts";
import { webhookDeliveryOf, webhookReachOf } from "#server/webhook-delivery.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { openReceivers } from "#tests/support/receivers.ts";
import { addUser, testPassword } from "#tests/support/staff.ts";
import { openWebhookShop } from "#tests/support/webhooks.ts";

interface Delivery {
  readonly id: number;
  readonly event: string;
  readonly state: string;
  readonly body: string | null;
  readonly next_attempt_at: string | null;
  readonly attempts: { readonly status: number | null; readonly answer: string }[];
}

test("SPEC-4.61 an endpoint is added with the password, its secret shown once and kept sealed", async () => {
  await using world = await openWebhookShop();
  const { services, send } = world;
  const fields = { url: "https://hooks.example/path-4711", events: ["offer.sent", "offer.sent"] };
  const refused = await send("POST", "webhooks", fields);
  expect(refused.body).toMatchObject({ errors: { current_password: [expect.any(String)] } });
  const proof = { current_password: testPassword };
  const bad = await send("POST", "webhooks", { ...fields, url: "http://hooks.example/", ...proof });
  expect(bad.body).toMatchObject({ errors: { url: [expect.any(String)] } });
  expect((await send("POST", "webhooks", { ...fields, events: [], ...proof })).status).toBe(422);
  const { body, status } = await send("POST", "webhooks", { ...fields, ...proof });
  expect([status, body.webhook]).toMatchObject([201, { events: ["offer.sent"], state: "on" }]);
  const secret = String(body.secret);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  for (const table of ["webhooks", "history", "outbox", "idempotency_keys"] as const) {
    const stored = JSON.stringify(await services.db.selectFrom(table).selectAll().execute());
    expect(stored).not.toContain(secret.slice(6, -1));
    // The path of an address may be a secret of its receiver.
    if (table !== "webhooks") expect(stored).not.toContain("path-4711");
  }
  expect(JSON.stringify((await send("GET", "webhooks")).body)).not.toContain("whsec");
  const mails = await services.db.selectFrom("outbox").select(["recipient", "content"]).execute();
  expect(mails.filter(({ content }) => content.includes("webhook-set"))).toHaveLength(1);
});

test("SPEC-4.61 an endpoint is changed with the password, by who saw it last, and removed with its log", async () => {
  await using receivers = await openReceivers();
  await using world = await openWebhookShop();
  const { add, send, happen, round, deliveries, shop } = world;
  const { webhook } = await add(receivers.url("/hook"));
  const change = { url: receivers.url("/other"), events: ["quote.requested"], state: "off" };
  const proof = { current_password: testPassword };
  expect((await send("PUT", `webhooks/${webhook.id}`, change)).status).toBe(422);
  expect((await send("PUT", `webhooks/${webhook.id}`, { ...change, ...proof })).status).toBe(200);
  const stale = await shop.send("PUT", `/api/webhooks/${webhook.id}`, {
    ...{ bearer: world.owner.bearer, body: { ...change, ...proof }, headers: { "if-match": '"1"' } },
  });
  expect(stale.status).toBe(409);
  await happen("quote.request", 1);
  expect(await deliveries()).toEqual([]);
  expect((await send("POST", `webhooks/${webhook.id}/test`)).status).toBe(409);
  await send("PUT", `webhooks/${webhook.id}`, { ...change, state: "on", ...proof });
  await happen("quote.request", 2);
  await round();
  expect(receivers.at("/other")).toHaveLength(1);
  expect((await send("DELETE", `webhooks/${webhook.id}`)).status).toBe(200);
  expect([await deliveries(), (await send("GET", `webhooks/${webhook.id}/deliveries`)).status]).toEqual([
    [],
    404,
  ]);
});

test("SPEC-4.61 an event is laid down with what happened, or not at all, and says what it is about and no more", async () => {
  await using receivers = await openReceivers();
  await using world = await openWebhookShop();
  const { add, services, round, deliveries, send, shop } = world;
  await add(receivers.url("/quotes"), ["quote.requested", "offer.viewed"]);
  await add(receivers.url("/orders"), ["order.state"]);
  const quote = await askForQuote(services, await addProduct(services), { fields: { name: "Zoe Zimmer" } });
  const broken = services.db.transaction().execute(async (transaction) => {
    const entry = { subject: "quote", subjectId: 9, action: "quote.request", actor: theShop };
    await recordAudit(transaction, { ...entry, at: services.clock() });
    throw new Error("the rest failed");
  });
  await expect(broken).rejects.toThrow("the rest failed");
  expect(await deliveries()).toHaveLength(1);
  await round();
  const [told] = receivers.received;
  expect([told?.path, JSON.parse(told?.body ?? "{}")]).toEqual([
    "/quotes",
    {
      ...{ type: "quote.requested", timestamp: services.clock().toISOString() },
      data: { subject: "quote", id: quote.id, number: quote.reference },
    },
  ]);
  const log = (await send("GET", "webhooks/1/deliveries")).body;
  expect(log).toMatchObject({
    deliveries: [{ state: "sent", attempts: [{ status: 204 }] }],
    meta: { total: 1 },
  });
  const { bearer } = await addUser(services, { role: "sales" });
  expect((await shop.send("GET", "/api/webhooks/1/deliveries", { bearer })).status).toBe(403);
});

test("SPEC-4.61 a test is tried once, a refusal again after a pause, and each answer stands in the log", async () => {
  await using receivers = await openReceivers({
    "/hook": (answer) => answer.writeHead(500).end("out of order"),
  });
  await using world = await openWebhookShop();
  const { add, send, happen, round, services } = world;
  const { webhook } = await add(receivers.url("/hook"));
  expect((await send("POST", `webhooks/${webhook.id}/test`)).status).toBe(201);
  await happen("quote.request", 1);
  await round();
  const log = async () =>
    (await send("GET", `webhooks/${webhook.id}/deliveries`)).body.deliveries as Delivery[];
  const [event, probe] = await log();
  expect(probe).toMatchObject({
    event: "test",
    state: "dead",
    attempts: [{ status: 500, answer: "out of order" }],
  });
  const next = new Date(services.clock().getTime() + minutes(1)).toISOString();
  expect(event).toMatchObject({ state: "waiting", next_attempt_at: next });
  await round();
  expect(receivers.received).toHaveLength(2);
  receivers.behave("/hook", (answer) => answer.writeHead(204).end());
  services.clock.advance(minutes(1));
  await round();
  expect((await log())[0]).toMatchObject({ state: "sent", attempts: [{ status: 500 }, { status: 204 }] });
  services.clock.advance(days(31));
  await sweepDeliveries(services.db, new Date(services.clock().getTime() - days(30)));
  expect(await log()).toEqual([]);
});

test("SPEC-4.61 two workers send one delivery once; what a worker that died had begun is sent again", async () => {
  await using receivers = await openReceivers();
  await using world = await openWebhookShop();
  const { add, happen, round, services, worker } = world;
  await add(receivers.url("/hook"));
  for (const id of [1, 2, 3, 4]) await happen("quote.request", id);
  const second = openWebhookWorker({ ...webhookDeliveryOf(services), worker: "second" });
  await Promise.all([worker.run(), second.run()]);
  await Promise.all([worker.settled(), second.settled()]);
  expect(receivers.received.map(({ body }) => JSON.parse(body).data.id).sort()).toEqual([1, 2, 3, 4]);
  const lease = new Date(services.clock().getTime() + minutes(1)).toISOString();
  await happen("quote.request", 5);
  await services.db
    .updateTable("webhook_deliveries")
    .set({ leased_by: "dead", due_at: lease })
    .where("subject_id", "=", 5)
    .execute();
  await round();
  expect(receivers.received).toHaveLength(4);
  services.clock.advance(minutes(2));
  await round();
  expect(receivers.received).toHaveLength(5);
});

test("SPEC-4.61 a shop that stops breaks off what is being sent, and sends it after its next start", async () => {
  await using receivers = await openReceivers({ "/hook": () => undefined });
  await using world = await openWebhookShop();
  const { add, happen, worker, deliveries, services } = world;
  await add(receivers.url("/hook"));
  await happen("quote.request", 1);
  await worker.run();
  await receivers.until("/hook", 1);
  await worker.stop();
  const due_at = services.clock().toISOString();
  expect(await deliveries()).toMatchObject([{ state: "waiting", attempts: 0, leased_by: null, due_at }]);
  receivers.behave("/hook", (answer) => answer.writeHead(200).end());
  const next = openWebhookWorker(webhookDeliveryOf(services));
  await next.run();
  await next.settled();
  const [first, second] = receivers.received;
  expect(second?.body).toBe(first?.body);
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
});

describe("SPEC-4.61 where it sends", () => {
  test("this machine only where the shop is tried out on it, without a provider of payments", async () => {
    await using world = await openWebhookShop();
    const { config, keys } = world.services;
    const mayBeLocal = (set: Partial<typeof config>) => {
      const changed = { ...config, ...set };
      const current = () => ({ ...keys.current(), config: changed });
      return webhookReachOf({ config: changed, keys: { ...keys, current } }).mayBeLocal();
    };
    expect(mayBeLocal({})).toBe(true);
    expect(mayBeLocal({ PUBLIC_URL: "https://localhost:3000" })).toBe(false);
    expect(mayBeLocal({ PUBLIC_URL: "http://shop.example" })).toBe(false);
    expect(mayBeLocal({ STRIPE_SECRET_KEY: "sk_test_1" })).toBe(false);
  });

  test("an address into a private network or to this machine is not kept, however it is written", async () => {
    await using world = await openWebhookShop();
    const { webhook } = await world.add("https://93.184.216.34/hook");
    const fields = { events: ["quote.requested"], current_password: testPassword };
    const hosts = [
      ...["192.168.1.1", "10.0.0.1", "172.16.0.1", "169.254.169.254", "127.0.0.1", "127.1", "100.64.0.1"],
      ...["3232235777", "0xc0a80101", "0300.0250.1.1", "0", "[::1]", "[fe80::1]", "[fd00::1]"],
      ...["[::ffff:192.168.1.1]", "localhost", "LOCALHOST.", "shop.localhost"],
    ];
    for (const host of hosts)
      for (const [method, path] of [
        ["POST", "webhooks"] as const,
        ["PUT", `webhooks/${webhook.id}`] as const,
      ]) {
        const more = method === "PUT" ? { state: "on" } : {};
        const { status, body } = await world.send(method, path, {
          ...{ ...fields, ...more, url: `https://${host}:8443/hook` },
        });
        expect([host, status]).toEqual([host, 422]);
        expect(body).toMatchObject({ errors: { url: [expect.stringContaining("private network")] } });
      }
    const { webhooks } = (await world.send("GET", "webhooks")).body as { webhooks: { url: string }[] };
    expect(webhooks.map(({ url }) => url)).toEqual(["https://93.184.216.34/hook"]);
  });

  test("signatures are those of Standard Webhooks", () => {
    // The example of the specification's own libraries.
    const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    const headers = webhookHeaders([secret], {
      messageId: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      at: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
    });
    expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    expect(issueWebhookSecret()).not.toBe(issueWebhookSecret());
  });
});
