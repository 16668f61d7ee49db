import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { startCollector } from "#tests/support/otlp-collector.ts";
import { openFakePaypal } from "#tests/support/providers/paypal-fake.ts";
import { startFakeS3 } from "#tests/support/s3-fake.ts";
import { startSmtpSink } from "#tests/support/smtp-sink.ts";

/** Sends these lines, each after the answer to the one before, and resets the connection. */
async function breakOff(url: string, lines: readonly string[], isGreeted = false): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, isGreeted ? "data" : "connect");
  for (const [at, line] of lines.entries()) {
    if (at > 0) await once(socket, "data");
    socket.write(line);
  }
  await wait(50);
  socket.resetAndDestroy();
  await wait(100);
}

// An uncaught error in this process fails the whole run, though every test has passed.
test("a shop killed during a request to a fake leaves nothing recorded, and stops no test", async () => {
  await using sink = await startSmtpSink();
  await breakOff(sink.url, ["EHLO shop\r\n", "MAIL FROM:<shop@example.com>\r\n"], true);
  expect(sink.mails).toEqual([]);

  await using store = await startFakeS3();
  await using collector = await startCollector();
  await using paypal = await openFakePaypal();
  for (const url of [store.endpoint, collector.url, paypal.url])
    await breakOff(url, ["POST /v1/traces HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"]);
  expect([store.log, collector.faults, paypal.calls, paypal.faults]).toEqual([[], [], [], []]);
});
