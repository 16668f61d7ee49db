import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/**
 * A program of its own, so that what measures takes nothing from who reads: so many connections, each asking for the
 * next address a moment after it was answered, packed as browsers take it and never unpacked. The moment leaves
 * something of the processors: without it more threads ask for them than there are, and the longest wait tells of the
 * system's scheduler. Eight readers still come every half a millisecond.
 *
 * It is told `begin`; `changed` (and then says, in milliseconds, when the last of its addresses came with another ETag
 * than at the beginning); or `end` (and then says how many were answered since, and how long the one took that waited
 * longest).
 */
const [url = "", readers = "", ...paths] = process.argv.slice(2);
const momentMs = 4;
/** Between two looks at whether everything has changed; nothing is asked for. */
const lookMs = 5;
/** After that a change is taken to show nowhere. */
const mostMs = 10_000;
const agent = new Agent({ keepAlive: true });
const headers = { "accept-encoding": "br" };
const etags = new Map<string, string | undefined>();
let seen = { count: 0, longestMs: 0 };
let unchanged = new Set(paths);
let lastChanged = 0;

function timed(path: string): Promise<number> {
  const asked = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(`${url}${path}`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} was answered ${answer.statusCode}`));
      if (unchanged.has(path)) noteEtag(path, answer.headers.etag);
      answer.resume();
      answer.on("end", () => resolve(performance.now() - asked));
    });
    request.on("error", reject);
  });
}

function noteEtag(path: string, etag: string | undefined): void {
  const former = etags.get(path);
  etags.set(path, etag);
  if (former === undefined || former === etag) return;
  unchanged.delete(path);
  lastChanged = performance.now();
}

async function read(reader: number): Promise<never> {
  for (let turn = reader; ; turn += 1) {
    const ms = await timed(paths[turn % paths.length] ?? "/");
    seen = { count: seen.count + 1, longestMs: Math.max(seen.longestMs, ms) };
    await wait(momentMs);
  }
}

async function untilChanged(): Promise<number> {
  const told = performance.now();
  while (unchanged.size > 0) {
    if (performance.now() - told > mostMs)
      throw new Error(`nothing new came from ${[...unchanged].join(" ")}`);
    await wait(lookMs);
  }
  return Math.max(0, lastChanged - told);
}

async function obey(told: string): Promise<typeof seen | number> {
  if (told === "changed") return await untilChanged();
  const answer = seen;
  if (told === "begin") {
    seen = { count: 0, longestMs: 0 };
    unchanged = new Set(paths);
  }
  return answer;
}

process.on("message", async (told: string) => process.send?.(await obey(told)));
await Promise.all(Array.from({ length: Number(readers) }, (_, reader) => read(reader)));
