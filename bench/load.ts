import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Fault } from "../tools/say.mjs";
import { findProgram } from "../tools/test/find-program.ts";

/** One run of the load generator. */
export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers that were no 2xx or 3xx, and connections that broke. */
  readonly failures: number;
}

interface Order {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A Lua file that makes the requests, and what it is told. */
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const run = promisify(execFile);
const unit: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** wrk, from the distribution: it takes little of the processor that it shares with what it measures. */
export function findWrk(): string {
  const found = findProgram(["wrk"]);
  if (!found) throw new Fault("The measurements need wrk: install it with your system's packages.");
  return found;
}

/** Asks as fast as answers come, on so many connections at once. */
export async function load(
  wrk: string,
  { url, connections, seconds, headers, script, env }: Order,
): Promise<Load> {
  const { stdout } = await run(
    wrk,
    [
      ...["-t", "1", "-c", String(connections), "-d", `${seconds}s`, "--timeout", "20s", "--latency"],
      ...Object.entries(headers ?? {}).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
      ...(script ? ["-s", script] : []),
      url,
    ],
    { env: { ...process.env, ...env } },
  );
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50Ms: milliseconds(stdout, "50"),
    p99Ms: milliseconds(stdout, "99"),
    failures:
      Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0) +
      errors.slice(1).reduce((sum, count) => sum + Number(count), 0),
  };
}

function milliseconds(text: string, percentile: string): number {
  const [, value, name = "ms"] =
    new RegExp(`^\\s+${percentile}%\\s+([\\d.]+)(us|ms|s|m)`, "m").exec(text) ?? [];
  return Number(value) * (unit[name] ?? 1);
}
