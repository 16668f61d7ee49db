import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { defineCall } from "#contracts/call.ts";
import { anyone } from "#server/access/policies.ts";
import { sendRaw, statusOf } from "#tests/faults/raw-request.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop, type TestShop } from "#tests/support/shop.ts";

const call = defineCall({
  method: "POST",
  path: "/api/things",
  summary: "",
  body: z.strictObject({ name: z.string() }),
  answers: { 200: z.strictObject({ name: z.string() }) },
});
const database = await createTestDatabase();
let shop: TestShop;
let url = "";
beforeAll(async () => {
  shop = await createTestShop(createTestServices(database), [
    ({ routes }) => routes.add(call, anyone, async ({ body }) => body),
  ]);
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  // The server listens on a port.
  url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const post = (...lines: string[]) =>
  sendRaw(url, ["POST /api/things HTTP/1.1", "Host: x", "Connection: close", ...lines].join("\r\n"));

test.each([
  ["of no type", []],
  ["of JSON", ["Content-Type: application/json"]],
  ["of a form", ["Content-Type: multipart/form-data; boundary=x"]],
  ["of no known type", ["Content-Type: image/png"]],
  ["of no length", ["Content-Type: application/json", "Content-Length: 0"]],
])("a body %s that never comes is refused at once", async (_, headers) => {
  expect(statusOf(await post(...headers, "", ""))).toBeOneOf([400, 415, 422]);
});

test("a body with a length is read", async () => {
  const body = '{"name":"bag"}';
  const answer = await post("Content-Type: application/json", `Content-Length: ${body.length}`, "", body);
  expect([statusOf(answer), answer.split("\r\n\r\n")[1]]).toEqual([200, body]);
});
