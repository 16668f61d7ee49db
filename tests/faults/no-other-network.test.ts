import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { z } from "zod";
import { lane } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";

/**
 * A network of its own holds nothing but this machine's inner line, and needs the right to make one. Its processes are
 * its own, too: whatever is left of them ends with the first.
 */
const alone = [
  "--net",
  "--pid",
  "--fork",
  "--mount-proc",
  "--kill-child",
  "sh",
  "-c",
  'ip link set lo up && exec "$@"',
  "sh",
] as const;
const mayBeAlone =
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  spawnSync("unshare", [...alone, "true"]).status === 0 &&
  spawnSync("strace", ["-V"]).status === 0;

const said = z.object({
  given: z.record(z.string(), z.url()),
  asked: z.object({ mails: z.int(), logos: z.int(), stripe: z.int(), paypal: z.int() }),
  trace: z.string(),
});

/** Every address that a connection was opened to, or a datagram sent, as `127.0.0.1:5432`. */
function addressesIn(trace: string): string[] {
  const address = /sin6?_port=htons\((\d+)\).*?(?:inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)")/g;
  return [...trace.matchAll(address)].map(([, port, four, six]) => `${four ?? `[${six}]`}:${port}`);
}

async function inANetworkOfItsOwn(program: readonly string[]): Promise<string> {
  const child = spawn("unshare", [...alone, ...program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [written, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  expect(code).toBe(0);
  return written;
}

test.runIf(lane === "deep" && mayBeAlone)(
  "REL-I12 in a network that knows only its database, mail, storage and providers, the shop uses nothing else",
  async () => {
    const program = [process.execPath, "--no-warnings", "tests/faults/shop-without-world.ts"];
    const { given, asked, trace } = said.parse(JSON.parse(await inANetworkOfItsOwn(program)));
    const allowed = Object.values(given).map((url) => new URL(url).host);
    const opened = addressesIn(trace);
    expect(opened.filter((address) => !allowed.includes(address))).toEqual([]);
    // It did ask each of them, or the run showed nothing.
    for (const [who, url] of Object.entries(given)) expect(opened, who).toContain(new URL(url).host);
    for (const [what, count] of Object.entries(asked)) expect(count, what).toBeGreaterThan(0);
    recordFigure(
      "REL-I12",
      `in a network namespace: 2 quotes with logos, ${asked.mails} mails, a card and a PayPal payment: ${opened.length} connections to ${Object.keys(given).join(", ")}, 0 other attempts`,
    );
  },
);

test.runIf(lane === "deep" && mayBeAlone)("REL-I12 a connection to another host there is seen", async () => {
  const asks = "fetch('http://192.0.2.1:81/').catch(() => {})";
  const traced = ["sh", "-c", 'exec strace -f -qq -e trace=connect "$@" 2>&1', "sh", process.execPath, "-e"];
  expect(addressesIn(await inANetworkOfItsOwn([...traced, asks]))).toContain("192.0.2.1:81");
});
