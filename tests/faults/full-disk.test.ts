import { execFileSync } from "node:child_process";
import { appendFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { lane } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { expectAllPresent, writeMessage } from "./write-messages.ts";

/** A small volume needs the right to mount one. */
const mayMount = (() => {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  using folder = temporaryFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder.path], { stdio: "ignore" });
    execFileSync("umount", [folder.path]);
    return true;
  } catch {
    // A container without that right: the promise is shown where there is one.
    return false;
  }
})();

test.runIf(mayMount)(
  "REL-F3 a full disk: nothing acknowledged is lost, reads go on, writes return by themselves",
  async () => {
    const folder = temporaryFolder();
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", folder.path]);
    onTestFinished(() => {
      execFileSync("umount", ["-l", folder.path]);
      folder.remove();
    });
    const env = { DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "error" };
    const server = await startServer({ dataDir: folder.path, env });
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    const write = async (turn: number | string) => {
      const email = `writer-${turn}@example.com`;
      const status = await writeMessage(server.url, email);
      if (status === 201) acknowledged.push(email);
      else statuses.add(status);
      return status;
    };
    for (let turn = 0; turn < 20; turn += 1) expect(await write(turn)).toBe(201);

    const ballast = join(folder.path, "ballast");
    fillUp(ballast);
    let refusals = 0;
    let reads = 0;
    for (let turn = 0; refusals < 20 && turn < 2_000; turn += 1) {
      if ((await write(`full-${turn}`)) !== 201) refusals += 1;
      for (const path of ["/", "/api/products", "/contact"]) {
        expect((await fetch(server.url + path)).status, path).toBe(200);
        reads += 1;
      }
    }
    expect(refusals).toBe(20);
    expect([...statuses]).toEqual([503]);

    rmSync(ballast);
    const freed = performance.now();
    while ((await write(`freed-${performance.now()}`)) !== 201) await wait(100);
    const back = performance.now() - freed;
    if (lane === "deep") expect(back).toBeLessThan(10_000);
    await server.stop();
    await expectAllPresent(folder.path, acknowledged);
    recordFigure(
      "REL-F3",
      `disk full: 20 writes refused with 503, ${reads} reads of ${reads} answered, ${acknowledged.length} acknowledged: 0 lost, writes back after ${Math.round(back)} ms`,
    );
  },
);

/** Takes all the room there is but a few pages. */
function fillUp(file: string): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(65_536));
  } catch {
    truncateSync(file, statSync(file).size - 32_768);
  }
}
