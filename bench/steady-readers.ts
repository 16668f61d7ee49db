import { Agent, get } from "node:http";

/**
 * A program of its own, so that what measures takes nothing from who reads: so many connections, each asking for the
 * next address as soon as it was answered, packed as browsers take it and never unpacked. It is told `begin`, `end`
 * (and then says how many were answered since, and how long the one took that waited longest), or an address that is
 * asked for once beside the others (and then says how many milliseconds that took).
 */
const [url = "", readers = "", ...paths] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const headers = { "accept-encoding": "br" };
let seen = { count: 0, longestMs: 0 };

function timed(path: string): Promise<number> {
  const asked = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(`${url}${path}`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} was answered ${answer.statusCode}`));
      answer.resume();
      answer.on("end", () => resolve(performance.now() - asked));
    });
    request.on("error", reject);
  });
}

async function read(reader: number): Promise<never> {
  for (let turn = reader; ; turn += 1) {
    const ms = await timed(paths[turn % paths.length] ?? "/");
    seen = { count: seen.count + 1, longestMs: Math.max(seen.longestMs, ms) };
  }
}

process.on("message", async (told: string) => {
  const answer = told === "begin" || told === "end" ? seen : await timed(told);
  if (told === "begin") seen = { count: 0, longestMs: 0 };
  process.send?.(answer);
});
await Promise.all(Array.from({ length: Number(readers) }, (_, reader) => read(reader)));
