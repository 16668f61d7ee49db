import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { days, hours } from "#domain/time/durations.ts";
import { postWebhook } from "#server/platform/webhooks/post-webhook.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { openReceivers, type Received } from "#tests/support/receivers.ts";
import { testPassword } from "#tests/support/staff.ts";
import { openWebhookShop } from "#tests/support/webhooks.ts";

const never = () => new AbortController().signal;
const sent = { headers: {}, body: "{}" };

/** Written by the specification of Standard Webhooks alone. */
function isSigned(secret: string, { headers, body }: Received): boolean {
  const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signature = createHmac("sha256", key).update(content).digest("base64");
  return headers["webhook-signature"] === `v1,${signature}`;
}

test("REL-I21 receivers that fail, hang, redirect, break off or answer without an end keep no other waiting, and nothing is lost", async () => {
  const late = new Map<string, AbortController>();
  let isHanging = true;
  await using receivers = await openReceivers({
    "/500": (answer) => answer.writeHead(500).end("x".repeat(5_000)),
    "/redirect": (answer) => answer.writeHead(307, { location: "/elsewhere" }).end(),
    "/broken": (answer) => answer.destroy(),
    "/endless": (answer) => {
      const pour = () => {
        while (!answer.destroyed && answer.write("z".repeat(1_000)));
      };
      answer.writeHead(503).on("drain", pour);
      pour();
    },
    "/hang": () => {
      if (!isHanging) late.get("/hang")?.abort();
    },
  });
  await using world = await openWebhookShop({
    timeLimit({ url }) {
      const controller = new AbortController();
      late.set(new URL(url).pathname, controller);
      return controller.signal;
    },
  });
  const { services, add, happen, round, worker, deliveries, send } = world;
  const bad = ["/500", "/redirect", "/broken", "/endless", "/hang"];
  for (const path of bad) await add(receivers.url(path));
  const good = await add(receivers.url("/good"));
  for (const id of [1, 2, 3]) await happen("quote.request", id);

  // One hangs: the others are told all the same, and the shop answers.
  await worker.run();
  await receivers.until("/good", 3);
  await receivers.until("/hang", 1);
  expect((await send("GET", "quotes")).status).toBe(200);
  expect(receivers.at("/hang")).toHaveLength(1);
  isHanging = false;
  late.get("/hang")?.abort();
  await worker.settled();
  expect((await deliveries()).filter(({ state }) => state === "sent")).toHaveLength(3);

  const tries = 8;
  for (let attempt = 2; attempt <= tries; attempt += 1) {
    services.clock.advance(hours(10));
    await round();
  }
  for (const path of bad) expect([path, receivers.at(path).length >= tries]).toEqual([path, true]);
  expect(receivers.at("/elsewhere")).toEqual([]);
  expect(receivers.at("/good").map(({ body }) => JSON.parse(body).data.id)).toEqual([1, 2, 3]);
  expect(receivers.at("/good").every((each) => isSigned(good.secret, each))).toBe(true);

  // Each that failed is off, with one dead delivery, two that wait, and one mail to the owner.
  const { body } = await send("GET", "webhooks");
  const states = (body.webhooks as { state: string; is_failing: boolean }[]).map(
    ({ state, is_failing }) => `${state} ${is_failing}`,
  );
  expect(states).toEqual([...bad.map(() => "off true"), "on false"]);
  const left = (await deliveries()).map(({ state }) => state);
  expect(left.filter((state) => state === "dead")).toHaveLength(bad.length);
  expect(left.filter((state) => state === "waiting")).toHaveLength(2 * bad.length);
  const mails = await services.db
    .selectFrom("outbox")
    .select("id")
    .where("template", "=", "staff-webhook-off")
    .execute();
  expect(mails).toHaveLength(bad.length);
  const answers = await services.db.selectFrom("webhook_attempts").select("answer").execute();
  expect(Math.max(...answers.map(({ answer }) => answer.length))).toBe(1024);
  services.clock.advance(days(1));
  const asked = receivers.received.length;
  await round();
  expect(receivers.received).toHaveLength(asked);

  // Mended and switched on again, what waited is sent, and what was given up is replayed: the same message each time.
  for (const [index, path] of bad.entries()) {
    receivers.behave(path, (answer) => answer.writeHead(200).end("ok"));
    const change = { url: receivers.url(path), events: ["quote.requested"], state: "on" };
    const on = await send("PUT", `webhooks/${index + 1}`, { ...change, current_password: testPassword });
    expect(on.status).toBe(200);
  }
  await round();
  for (const { id, state } of await deliveries())
    if (state === "dead") expect((await send("POST", `webhook-deliveries/${id}/replay`)).status).toBe(200);
  await round();
  expect(new Set((await deliveries()).map(({ state }) => state))).toEqual(new Set(["sent"]));
  for (const path of bad)
    expect(new Set(receivers.at(path).map(({ headers }) => headers["webhook-id"])).size).toBe(3);
  recordFigure(
    "REL-I21",
    `${bad.length} hostile receivers, ${receivers.received.length} posts: 0 lost, 0 redirects followed, the good one told at once`,
  );
});

test("REL-I21 no address that is not public is connected to, however it is written or resolved", async () => {
  await using receivers = await openReceivers();
  const hosts = [
    ...["127.0.0.1", "127.1", "0x7f.1", "2130706433", "[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]"],
    ...["0.0.0.0", "[::]", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"],
    ...["[fe80::1]", "[fc00::1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "224.0.0.1", "255.255.255.255"],
  ];
  for (const host of hosts)
    await expect(
      postWebhook(
        { ...sent, url: `https://${host}:${receivers.port}/` },
        { mayBeLocal: false, signal: never() },
      ),
      host,
    ).rejects.toThrow("not public");
  const addresses = hosts
    .map((host) => host.replace(/[[\]]/g, ""))
    .filter((host) => !/^(127\.1|0x|2130)/.test(host));
  for (const address of addresses)
    for (const found of [[address], ["93.184.216.34", address]]) {
      const resolve = async () =>
        found.map((each) => ({ address: each, family: each.includes(":") ? 6 : 4 }));
      const reach = { mayBeLocal: false, signal: never(), resolve };
      await expect(
        postWebhook({ ...sent, url: `https://hooks.example:${receivers.port}/` }, reach),
        String(found),
      ).rejects.toThrow("not public");
    }
  // Plain http leaves this machine never, and reaches it only where the shop is tried out on it.
  for (const [url, mayBeLocal] of [
    ["http://hooks.example/", true],
    [receivers.url("/"), false],
  ] as const)
    await expect(postWebhook({ ...sent, url }, { mayBeLocal, signal: never() })).rejects.toThrow(
      "not public",
    );
  expect(receivers.connections()).toBe(0);
});

test("REL-I21 a name that resolves to another address later leads nowhere else: each connection looks, and goes where it looked", async () => {
  await using receivers = await openReceivers();
  const answers = ["127.0.0.1", "10.0.0.1", "127.0.0.1"];
  let asked = 0;
  await using world = await openWebhookShop({
    reach: {
      mayBeLocal: () => true,
      resolve: async () => [{ address: answers[asked++] ?? "", family: 4 }],
    },
  });
  const { add, happen, round, services, deliveries } = world;
  await add(`http://localhost:${receivers.port}/hook`);
  await happen("quote.request", 1);
  await round();
  await happen("quote.request", 2);
  await round();
  expect([asked, receivers.connections()]).toEqual([2, 1]);
  const [, rebound] = await deliveries();
  expect(rebound).toMatchObject({ state: "waiting", attempts: 1 });
  const tried = await services.db.selectFrom("webhook_attempts").select("error").execute();
  expect(tried.map(({ error }) => error)).toEqual([null, "this address is not public"]);
  services.clock.advance(hours(1));
  await round();
  expect([asked, receivers.connections()]).toEqual([3, 2]);
  expect(receivers.at("/hook").map(({ body }) => JSON.parse(body).data.id)).toEqual([1, 2]);
});
