import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { seconds } from "#domain/time/durations.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { addKey } from "#tests/support/staff.ts";
import { openWebhookShop } from "#tests/support/webhooks.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A program of docs/examples, with the lines that it prints. */
function run(name: string, argument: string, environment: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(process.execPath, [`docs/examples/${name}`, argument], {
    ...{ cwd: root, env: { ...process.env, ...environment } },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!child.stdout) throw new Error("no output");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    line: async () => (await lines.next()).value,
    [Symbol.dispose]: () => void child.kill(),
  };
}

test(
  "SPEC-4.61 the examples of docs/examples work with a shop: a receiver that checks signatures, orders by a key",
  async () => {
    await using world = await openWebhookShop();
    const { services, shop, send, owner, round } = world;
    // The receiver compares the time of a message with its own.
    services.clock.advance(Date.now() - services.clock().getTime());
    const webhook = { events: ["quote.requested"], current_password: "a test password" };
    const added = await send("POST", "webhooks", { ...webhook, url: "http://localhost:1/hook" });
    using receiver = run("receive-webhooks.ts", "0", { WEBHOOK_SECRET: String(added.body.secret) });
    const [, port] = String(await receiver.line()).split("\t");
    const url = `http://localhost:${port}/hook`;
    const moved = await send("PUT", "webhooks/1", { ...webhook, url, state: "on" });
    expect(moved.status).toBe(200);
    const quote = await askForQuote(services, await addProduct(services));
    await round();
    expect(await receiver.line()).toBe(`quote.requested\tquote ${quote.id}\t${quote.reference}`);
    // The receiver still has the secret from before: for a day each message bears both signatures.
    const renewed = await send("POST", "webhooks/1/secret", { current_password: "a test password" });
    expect(renewed.status).toBe(200);
    const second = await askForQuote(services, await addProduct(services));
    await round();
    expect(await receiver.line()).toBe(`quote.requested\tquote ${second.id}\t${second.reference}`);
    const forged = await fetch(url, { method: "POST", body: "{}", headers: { "webhook-id": "msg_1" } });
    expect(forged.status).toBe(401);

    await services.db
      .insertInto("orders")
      .values({
        ...{ quote_id: quote.id, version_id: 1, number: "GE-2026-000001-1" },
        created_at: services.clock().toISOString(),
      })
      .execute();
    const address = await shop.app.listen({ port: 0, host: "127.0.0.1" });
    const key = await addKey(services, { madeBy: owner.id });
    using reader = run("read-orders.ts", address, { SHOP_KEY: key });
    expect(await reader.line()).toMatch(/^GE-2026-000001-1\t/);
  },
  seconds(60),
);
