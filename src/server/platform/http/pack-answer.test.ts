import { gunzipSync } from "node:zlib";
import { pino } from "pino";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineCall } from "#contracts/call.ts";
import { createApp } from "./create-app.ts";
import { createRoutes } from "./routes.ts";

const list = defineCall({
  method: "GET",
  path: "/list",
  summary: "As many rows as are asked for",
  query: z.strictObject({ rows: z.coerce.number() }),
  answers: { 200: z.object({ rows: z.array(z.object({ name: z.string() })) }) },
});

const app = await createApp({
  ...{ log: pino({ enabled: false }), publicUrl: "", trustedProxies: [], ownOrigins: new Set() },
  ...{ securityHeaders: {}, answerFirst: () => false },
  speechFor: () => ({ locale: "en", translate: ({ message }) => message }),
});
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Bags ${index}` }));
createRoutes(app, async () => undefined).add(
  list,
  { name: "anyone", admit: () => undefined },
  async ({ query }) => ({ rows: rowsOf(query.rows) }),
);
const ask = async (rows: number, accepted?: string, method: "GET" | "HEAD" = "GET") =>
  await app.inject({
    ...{ method, url: `/list?rows=${rows}` },
    headers: accepted === undefined ? {} : { "accept-encoding": accepted },
  });

test("a large answer is packed for who takes it so", async () => {
  const { headers, rawPayload } = await ask(1_000, "gzip, deflate, br");
  expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  expect(Number(headers["content-length"])).toBe(rawPayload.length);
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual({ rows: rowsOf(1_000) });
  expect(rawPayload.length).toBeLessThan(JSON.stringify(rowsOf(1_000)).length / 4);
  const head = await ask(1_000, "gzip", "HEAD");
  expect([head.headers["content-encoding"], head.rawPayload.length]).toEqual(["gzip", 0]);
});

test.each([
  ["who takes none", 1_000, undefined],
  ["who refuses it", 1_000, "br, gzip;q=0"],
  ["an answer of a few rows", 3, "gzip"],
])("for %s nothing is packed", async (_whom, rows, accepted) => {
  const { headers, body } = await ask(rows, accepted);
  expect(headers["content-encoding"]).toBeUndefined();
  expect(JSON.parse(body)).toEqual({ rows: rowsOf(rows) });
});
