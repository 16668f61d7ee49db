import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { lane, sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { closed, connectFrom, uploadHead } from "./raw-connections.ts";
import { statusOf } from "./raw-request.ts";

const megabyte = 1_048_576;

test("REL-D11 a slow line delivers a large file, and a sender that stops is cut", async () => {
  // As many bytes a second as half a megabit; in the quick run a file that takes longer than other bodies may.
  const rate = 62_500;
  const bytes = sized({ quick: 26 * rate, deep: 5 * megabyte });
  await using server = await startServer({ env: { RATE_LIMITS: "off", LOG_LEVEL: "error" } });
  const stopped = connectFrom(server.url, "127.0.0.1");
  let stopAnswer = "";
  stopped.on("data", (chunk: Buffer) => {
    stopAnswer += chunk.toString("latin1");
  });
  stopped.write(uploadHead(bytes));
  stopped.write(Buffer.alloc(100_000, 1));
  const stoppedAt = performance.now();
  const cut = closed(stopped).then(() => performance.now() - stoppedAt);

  const slow = connectFrom(server.url, "127.0.0.1");
  let answer = "";
  slow.on("data", (chunk: Buffer) => {
    answer += chunk.toString("latin1");
  });
  const began = performance.now();
  slow.write(uploadHead(bytes));
  for (let sent = 0; sent < bytes; sent += rate / 4) {
    slow.write(Buffer.alloc(Math.min(rate / 4, bytes - sent), 1));
    await wait(250);
  }
  slow.write("\r\n--b--\r\n");
  while (answer === "" && !slow.closed) await wait(50);
  const seconds = (performance.now() - began) / 1_000;
  // All of it arrived: what is refused are the fields that were left out.
  expect(statusOf(answer)).toBe(422);
  slow.destroy();
  const cutAfter = await cut;
  if (lane === "deep") expect(cutAfter).toBeLessThan(30_000);
  expect(statusOf(stopAnswer)).toBe(408);
  expect(stopAnswer).toContain('"code":"too_slow"');
  recordFigure(
    "REL-D11",
    `${(bytes / megabyte).toFixed(1)} MB at 0.5 Mbit/s arrive after ${seconds.toFixed(0)} s; a sender that stops is cut after ${(cutAfter / 1_000).toFixed(0)} s, with words`,
  );
});
