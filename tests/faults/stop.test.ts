import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";

const howMany = sized({ quick: 120, deep: 1_000 });

test(`REL-F8 ${howMany} requests are under way when the shop gets SIGTERM: each is answered, and it ends`, async () => {
  await using server = await startServer({
    env: { RATE_LIMITS: "off", LOG_LEVEL: "info", MAX_REQUESTS: "2000" },
  });
  const port = Number(new URL(server.url).port);
  const body = JSON.stringify({
    name: "Ann Miller",
    email: "ann@example.com",
    message: "A message while it stops.",
  });
  const requests = [
    "GET /api/products HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /products HTTP/1.1\r\nHost: x\r\n\r\n",
    `POST /api/ContactMessage HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  ];
  const visitors = await Promise.all(
    Array.from({ length: howMany }, async () => {
      const socket = connect(port, "127.0.0.1");
      let answer = "";
      socket.on("data", (chunk: Buffer) => {
        answer += chunk.toString("latin1");
      });
      socket.on("error", () => undefined);
      await once(socket, "connect");
      return { socket, said: () => answer, closed: new Promise((resolve) => socket.once("close", resolve)) };
    }),
  );
  // Each connection was accepted once, so none is still in the system's queue.
  for (const { socket } of visitors) socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  while (visitors.some(({ said }) => !said().includes("200 OK"))) await wait(10);
  for (const [at, { socket }] of visitors.entries()) socket.write(requests[at % requests.length] ?? "");
  await wait(5);
  const told = performance.now();
  server.kill("SIGTERM");
  const { code } = await server.exited;
  const took = performance.now() - told;
  await Promise.all(visitors.map(({ closed }) => closed));
  const answers = visitors.map(({ said }) => said().match(/HTTP\/1\.1 \d{3}/g)?.[1] ?? "cut");
  const served = answers.filter((answer) => /20[01]/.test(answer)).length;
  expect({ code, served }).toEqual({ code: 0, served: howMany });
  // With 0: what is not answered within ten seconds is left, and the shop ends with 1.
  recordFigure(
    "REL-F8",
    `${howMany} requests under way at SIGTERM: 0 cut, ended after ${Math.round(took)} ms with 0`,
  );
});

test("REL-F15 after an exception that nothing caught the shop stops in the same way and ends with 1", async () => {
  const bug = 'process.on("SIGUSR2",()=>{throw new Error("a bug")})';
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(bug)}`;
  await using server = await startServer({ env: { NODE_OPTIONS, LOG_LEVEL: "info", DEMO_DATA: "off" } });
  server.kill("SIGUSR2");
  expect(await server.exited).toEqual({ code: 1, signal: null });
  expect(server.log()).toMatch(/"level":60.*a bug.*uncaught exception/);
  expect(server.log()).toContain('"stopped"');
});
