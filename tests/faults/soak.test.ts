import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { minutes, seconds } from "#domain/time/durations.ts";
import { lane } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer, testAdmin } from "#tests/support/server-process.ts";
import { type Acknowledged, keepWriting, readTools } from "./keep-writing.ts";

const warmUp = minutes(5);
const measured = minutes(30);
const pages = ["/", "/products", "/contact", "/devis", "/api/products", "/api/sizes", "/nothing-here"];

interface Sample {
  readonly minute: number;
  readonly megabytes: number;
  readonly files: number;
  readonly threads: number;
}

// A minute of it proves nothing: skipped in the quick run.
test.runIf(lane === "deep" && process.platform === "linux")(
  "REL-D5 half an hour of mixed load: memory, open files and threads stay where they are",
  async () => {
    const server = await startServer({ env: { RATE_LIMITS: "off", LOG_LEVEL: "error" } });
    // Thousands of logos and mails take their time to be removed.
    onTestFinished(async () => void (await server.stop()), minutes(5));
    const tools = await readTools(server.url);
    const acknowledged: Acknowledged = { quotes: [], contacts: [], confirmed: [] };
    const stop = new AbortController();
    let answered = 0;
    const visitor = async (first: number) => {
      for (let turn = first; !stop.signal.aborted; turn += 1) {
        await fetch(server.url + pages[turn % pages.length]).then((answer) => answer.arrayBuffer());
        if (turn % 50 === 0) await signInAndOut(server.url);
        answered += 1;
        await wait(20);
      }
    };
    const load = [
      ...Array.from({ length: 2 }, (_, writer) =>
        keepWriting(server.url, `soak-${writer}`, tools, acknowledged, stop.signal),
      ),
      ...[0, 3, 5].map(visitor),
    ];
    await wait(warmUp);
    const before = acknowledged.quotes.length;
    const samples: Sample[] = [];
    for (const began = performance.now(); performance.now() - began < measured; ) {
      await wait(seconds(10));
      samples.push({ minute: (performance.now() - began) / minutes(1), ...lookAt(server.pid) });
    }
    stop.abort();
    await Promise.all(load);

    const slope = slopeOf(samples.map(({ minute, megabytes }) => [minute, megabytes]));
    const half = samples.length >> 1;
    const most = (key: "files" | "threads", part: readonly Sample[]) =>
      Math.max(...part.map((one) => one[key]));
    const figures = (["files", "threads"] as const).map(
      (key) => [most(key, samples.slice(0, half)), most(key, samples.slice(half))] as const,
    );
    const [files = [0, 0], threads = [0, 0]] = figures;
    recordFigure(
      "REL-D5",
      `${Math.round(measured / minutes(1))} minutes, ${answered} pages and ${acknowledged.quotes.length - before} quotes with logos: memory ${slope.toFixed(2)} MB a minute, at most ${files[0]} then ${files[1]} open files, ${threads[0]} then ${threads[1]} threads`,
    );
    expect(slope).toBeLessThanOrEqual(1);
    // What the second half needs, the first one needed: a few connections more or less are chance.
    for (const [first, second] of figures) expect(second).toBeLessThanOrEqual(first + 5);
  },
  minutes(60),
);

async function signInAndOut(url: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(testAdmin);
  const { token } = await (await fetch(`${url}/api/login`, { method: "POST", headers, body })).json();
  const bearer = { authorization: `Bearer ${token}` };
  for (const path of ["/api/quotes?page=1&per_page=20", "/api/users?page=1", "/api/payments?page=1"])
    await fetch(url + path, { headers: bearer }).then((answer) => answer.arrayBuffer());
  await fetch(`${url}/api/logout`, { method: "POST", headers: { ...headers, ...bearer }, body: "{}" });
}

function lookAt(pid: number): Omit<Sample, "minute"> {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const numberOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]);
  return {
    megabytes: numberOf("VmRSS") / 1024,
    files: readdirSync(`/proc/${pid}/fd`).length,
    threads: numberOf("Threads"),
  };
}

/** How much the second number grows with each unit of the first, by least squares. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0);
  return above / points.reduce((sum, [one]) => sum + (one - x) ** 2, 0);
}
