import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { expectAllPresent, writeMessage } from "./write-messages.ts";

const mayTrace =
  process.platform === "linux" && process.getuid?.() === 0 && spawnSync("strace", ["-V"]).status === 0;
const rounds = sized({ quick: 2, deep: 40 });

test.runIf(mayTrace)(
  "REL-F2 a disk that cannot keep what it was given: what was acknowledged is there",
  async () => {
    const folder = temporaryFolder();
    onTestFinished(() => folder.remove());
    const env = { DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "error" };
    const acknowledged: string[] = [];
    const refused: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer({ dataDir: folder.path, env });
      // From the n-th call on, fsync fails five times.
      const first = 1 + round * 5;
      const inject = `inject=fsync,fdatasync:error=EIO:when=${first}..${first + 4}`;
      const tracer = spawn(
        "strace",
        ["-f", "-qq", "-p", String(server.pid), "-e", "trace=fsync,fdatasync", "-e", inject],
        { stdio: ["ignore", "ignore", "pipe"] },
      );
      const isAttached = once(tracer.stderr, "data");
      for (let turn = 0; turn < 40; turn += 1) {
        const email = `writer-${round}-${turn}@example.com`;
        const status = await writeMessage(server.url, email);
        if (status === 201) acknowledged.push(email);
        else refused.push(status);
      }
      await isAttached;
      server.kill("SIGKILL");
      await server.exited;
      if (tracer.exitCode === null) await once(tracer, "close");
      await expectAllPresent(folder.path, acknowledged);
    }
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter((status) => status !== 503)).toEqual([]);
    recordFigure(
      "REL-F2",
      `${rounds} rounds of failing fsync and a kill: ${refused.length} writes refused with 503, ${acknowledged.length} acknowledged, 0 lost, every file whole`,
    );
  },
);
