import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer, testAdmin } from "#tests/support/server-process.ts";
import { freePort } from "../../tools/test/free-port.ts";

test("REL-P7 metrics have a port of their own, and hold no personal data", async () => {
  const port = await freePort();
  await using server = await startServer({ env: { METRICS_PORT: String(port), LOG_LEVEL: "error" } });
  const address = `http://127.0.0.1:${port}`;
  const scrape = async () => await (await fetch(`${address}/metrics`)).text();
  const before = await scrape();
  const post = (path: string, body: object) =>
    fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  for (let turn = 0; turn < 3; turn += 1) await (await fetch(`${server.url}/`)).text();
  await post("/api/login", { email: "someone@example.com", password: "a guess of hers" });
  await post("/api/login", { email: testAdmin.email, password: testAdmin.password });
  await fetch(`${server.url}/Checkout/a-token-from-a-mail`, { redirect: "manual" });
  await (await fetch(`${server.url}/admin`)).text();
  const seen = await scrape();

  const readValue = (text: string, series: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length) ?? 0,
    );
  const grew = (series: string) => readValue(seen, series) - readValue(before, series);
  expect(grew('shop_answers_from_memory_total{what="pages"}')).toBe(2);
  expect(grew('shop_page_render_seconds_count{page="public"}')).toBe(1);
  expect(grew('shop_page_render_seconds_count{page="own"}')).toBe(1);
  expect(grew('shop_request_seconds_count{method="POST",route="/api/login",status="200"}')).toBe(1);
  const refused = seen.split("\n").filter((line) => line.startsWith("shop_sign_in_refusals_total{"));
  expect(refused).toEqual([expect.stringMatching(/route="\/api\/login",status="4\d\d"\} 1$/)]);
  expect(grew('shop_statement_seconds_count{kind="select"}')).toBeGreaterThan(0);
  expect(readValue(seen, "shop_data_free_bytes")).toBeGreaterThan(0);
  expect(readValue(seen, "process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  expect(seen).toMatch(/^shop_open_payments 0$/m);
  expect(seen).toMatch(/^shop_outbox_oldest_seconds [\d.]+$/m);
  expect(seen).not.toMatch(/@|example\.com|a-token|guess|127\.0\.0\.1/);

  // Neither on the shop's port, nor anything but this on theirs.
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain("shop_info");
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: "POST" })).status).toBe(404);
  const metrics = seen.match(/^# TYPE /gm)?.length ?? 0;
  recordFigure("REL-P7", `${metrics} metrics on a private port, 0 of them with an id, an address or a name`);
});

test("REL-P7 a port for metrics that is taken stops the start, and is named", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const taken = String(typeof address === "object" && address?.port);
  const env = { METRICS_PORT: taken, DEMO_DATA: "off" };
  await expect(startServer({ env })).rejects.toThrow(/METRICS_PORT must be/);
  other.close();
});
