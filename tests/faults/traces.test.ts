import { expect, test } from "vitest";
import { startCollector } from "#tests/support/otlp-collector.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer, testAdmin } from "#tests/support/server-process.ts";

test("REL-P1 traces hold what took how long, and no personal data", async () => {
  await using collector = await startCollector();
  const server = await startServer({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: "x-tenant=bags",
      ...{ LOG_LEVEL: "warn", DEMO_DATA: "off" },
    },
  });
  const json = { "content-type": "application/json" };
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  await fetch(`${server.url}/api/login`, {
    method: "POST",
    headers: { ...json, traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    body: JSON.stringify({ ...testAdmin, email: testAdmin.email.toUpperCase() }),
  });
  const message = { name: "Ann Miller", email: "ann@example.com", message: "A private word." };
  await fetch(`${server.url}/api/ContactMessage`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(message),
  });
  await (await fetch(`${server.url}/products`)).text();
  // What was begun must end before what is sent at the end.
  await expect.poll(() => collector.spans.some(({ name }) => name === "send mail")).toBe(true);
  expect((await server.stop()).code).toBe(0);

  expect(collector.faults).toEqual([]);
  const { spans } = collector;
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [login] = named("POST /api/login");
  expect(login).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331", kind: 2 });
  expect(login?.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: 200 } });
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === login?.spanId);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.every((part) => part.traceId === traceId && part.kind === 3)).toBe(true);
  // A page's own calls belong to the page.
  const [page] = named("GET *");
  expect(
    spans.some(({ name, parentSpanId }) => name.startsWith("GET /api/") && parentSpanId === page?.spanId),
  ).toBe(true);
  for (const span of spans)
    expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
  const all = collector.bodies.join("\n").toLowerCase();
  expect(all).not.toMatch(/ann|private word|example\.com|administrator"|127\.0\.0\.1/);
  recordFigure("REL-P1", `${spans.length} spans of a shop at work: 0 names, addresses or words of anybody`);
});

test("REL-P7 a collector that is away costs a line in the log, and no request", async () => {
  await using server = await startServer({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9", LOG_LEVEL: "warn", DEMO_DATA: "off" },
  });
  for (let turn = 0; turn < 5; turn += 1) {
    const answer = await fetch(`${server.url}/api/products`);
    await answer.text();
    expect(answer.status).toBe(200);
  }
  await expect.poll(() => server.log()).toContain("the collector of traces does not take them");
});
