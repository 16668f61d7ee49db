import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { askAllTheTime } from "./ask-all-the-time.ts";
import { expectAllPresent } from "./write-messages.ts";

const writers = 50;
/** Copies, checkpoints and locks of 300 ms. */
const disturbances = sized({ quick: 6, deep: 150 });

test(`REL-F7 ${writers} writers, two shops on one file, ${disturbances} copies, checkpoints and locks: no request fails on a lock`, async () => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const env = { DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "error" };
  // Both at once, on an empty folder: the second finds the first one's schema (REL-F10).
  const shops = await Promise.all([0, 1].map(() => startServer({ dataDir: folder.path, env })));
  const file = join(folder.path, "green-eco.sqlite");
  const disturber = spawn(
    process.execPath,
    ["--no-warnings", "tests/faults/keep-disturbing.ts", file, folder.path],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let rounds = 0;
  disturber.stdout.on("data", (said: Buffer) => {
    rounds += said.toString().split("round").length - 1;
  });
  await once(disturber.stdout, "data");
  const loads = shops.map(({ url }) => askAllTheTime(() => url, { writers: writers / 2, readers: 2 }));
  while (rounds < disturbances) await wait(50);
  await Promise.all(loads.map((load) => load.stop()));
  disturber.kill("SIGKILL");
  await once(disturber, "close");
  const logs = shops.map((shop) => shop.log()).join("");
  for (const shop of shops) await shop.stop();

  const asked = loads.flatMap((load) => load.asked);
  const acknowledged = loads.flatMap((load) => load.acknowledged);
  expect(asked.filter(({ status }) => status < 200 || status > 299)).toEqual([]);
  expect(logs).not.toMatch(/database is locked/);
  await expectAllPresent(folder.path, acknowledged);
  const slowest = Math.round(Math.max(...asked.map(({ ms }) => ms)));
  recordFigure(
    "REL-F7",
    `${acknowledged.length} messages by ${writers} writers in two shops, ${rounds} copies, checkpoints and locks of 300 ms: 0 refused, the slowest ${slowest} ms, 0 lost`,
  );
});
