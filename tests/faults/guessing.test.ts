import { beforeAll, expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { type ServerProcess, startServer, testAdmin } from "#tests/support/server-process.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: "on", TRUST_PROXY: "127.0.0.1" } });
  return () => server.stop();
});

/** A call by way of the trusted proxy, which says where the visitor is. */
async function post(path: string, body: object, from: string): Promise<Response> {
  return await fetch(`${server.url}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(body),
  });
}

/** Sends guesses twenty at a time; returns how many were checked and how the last one was refused. */
async function guess(count: number, send: (index: number) => Promise<Response>) {
  const statuses: number[] = [];
  let refused: Response | undefined;
  for (let sent = 0; sent < count; sent += 20) {
    const some = Math.min(20, count - sent);
    const answers = await Promise.all(Array.from({ length: some }, (_, index) => send(sent + index)));
    statuses.push(...answers.map(({ status }) => status));
    refused = answers.find(({ status }) => status === 429) ?? refused;
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  }
  return { evaluated: statuses.filter((status) => status !== 429).length, refused };
}

test("REL-S3 of many guesses at one password twenty are looked at; the owner gets in from elsewhere", {
  timeout: 300_000,
}, async () => {
  const guesses = sized({ quick: 200, deep: 1000 });
  const { evaluated, refused } = await guess(guesses, (index) =>
    post("login", { email: testAdmin.email, password: `guess ${index}` }, "203.0.113.9"),
  );
  expect(evaluated).toBeLessThanOrEqual(20);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await post("login", testAdmin, "203.0.113.9")).status).toBe(429);
  expect((await post("login", testAdmin, "198.51.100.4")).status).toBe(200);
  recordFigure(
    "REL-S3",
    `${guesses} guesses: ${evaluated} looked at, then 429; the owner entered from elsewhere`,
  );
});

test("REL-S9 of many guessed links twenty are looked at, and none stands in the log", {
  timeout: 300_000,
}, async () => {
  const guesses = sized({ quick: 500, deep: 10_000 });
  const tokens = new Set<string>();
  const { evaluated, refused } = await guess(guesses, (index) => {
    const token = Buffer.alloc(32, `guess-${index}-`).toString("base64url");
    tokens.add(token);
    return post("quotes/validate-token", { session_token: token }, "203.0.113.10");
  });
  expect(evaluated).toBeLessThanOrEqual(20);
  expect(refused?.headers.get("retry-after")).toBeTruthy();
  const log = server.log();
  expect([...tokens].filter((token) => log.includes(token))).toEqual([]);
  recordFigure("REL-S9", `${guesses} guessed links: ${evaluated} looked at, then 429; 0 of them in the log`);
});
