import { execFile } from "node:child_process";
import { Agent, request } from "node:http";
import { promisify } from "node:util";
import { findProgram } from "#server/platform/processes/find-program.ts";
import { Fault } from "../tools/say.ts";

export interface Setting {
  readonly wrk: string;
  readonly rounds: number;
  readonly seconds: number;
}

interface PageLoad {
  readonly wrk: string;
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const run = promisify(execFile);
const unit: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** wrk, from the distribution: it takes little of the processor that it shares with what it measures. */
export function findWrk(): string {
  const found = findProgram(["wrk"]);
  if (!found) throw new Fault("The measurements need wrk. On Debian or Ubuntu: sudo apt-get install wrk");
  return found;
}

/** GET, as fast as answers come, on so many connections at once. */
export async function load({ wrk, url, connections, seconds, headers = {} }: PageLoad) {
  const { stdout } = await run(wrk, [
    ...["-t", "1", "-c", String(connections), "-d", `${seconds}s`, "--timeout", "20s", "--latency"],
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    url,
  ]);
  const failures = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
  if (failures) throw new Error(`${url}: ${failures}`);
  const [, p99, name = "ms"] = /^\s+99%\s+([\d.]+)(us|ms|s|m)/m.exec(stdout) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(p99) * (unit[name] ?? 1),
  };
}

/** The same form again and again, each time with a key of its own; answers how many were accepted in a second. */
export async function loadForm(
  url: string,
  { body, type }: { readonly body: Buffer; readonly type: string },
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const end = started + seconds * 1000;
  let accepted = 0;
  const connection = async () => {
    while (performance.now() < end) {
      await post(url, body, {
        agent,
        headers: { "content-type": type, "idempotency-key": crypto.randomUUID() },
      });
      accepted += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return accepted / ((performance.now() - started) / 1000);
}

function post(
  url: string,
  body: Buffer,
  { agent, headers }: { readonly agent: Agent; readonly headers: Readonly<Record<string, string>> },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: "POST",
      agent,
      headers: { ...headers, "content-length": body.length },
    });
    sent.on("error", reject);
    sent.on("response", (answer) => {
      answer.resume();
      answer.on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode === 201) resolve();
        else reject(new Error(`${url} was answered ${answer.statusCode}`));
      });
    });
    sent.end(body);
  });
}
