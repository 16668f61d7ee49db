import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../tools/free-port.mjs";
import { serverCommand } from "../tools/server-command.mjs";

/** A program under measurement, on a port of its own. */
export interface Measured extends AsyncDisposable {
  readonly child: ChildProcess;
  readonly url: string;
  /** Milliseconds from the start of its process to its first answer. */
  readonly firstAnswerMs: number;
  /** What it holds in memory, in MB. */
  readonly residentMb: () => number;
  /** Processor time so far, in seconds. */
  readonly processorSeconds: () => number;
}

interface Program {
  /** What Node is given, e.g. `["src/server/main.ts"]`. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The address whose first 200 counts as the first answer. */
  readonly first: string;
  /** Told of each line that the program says. */
  readonly hear?: ((line: string) => void) | undefined;
}

const poll = 5;

/** The administrator of every shop that is measured. */
export const administrator = { email: "admin@example.com", password: "a password for measuring" } as const;

/** Starts a Node program that listens on `PORT`, and waits for its first answer. */
export async function start({ args, env, first, hear }: Program): Promise<Measured> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [...args], {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      ...env,
    },
    stdio: ["ignore", hear ? "pipe" : "ignore", "inherit"],
  });
  if (hear && child.stdout) createInterface(child.stdout).on("line", hear);
  const ended = once(child, "exit");
  while (!(await answers(`${url}${first}`))) {
    if (child.exitCode !== null) throw new Error(`${args.join(" ")} ended with ${child.exitCode}`);
    await wait(poll);
  }
  return {
    child,
    url,
    firstAnswerMs: performance.now() - started,
    residentMb: () => residentMb(child),
    processorSeconds: () => processorSeconds(child),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The shop itself, as `npm start` runs it, without limits and with an empty log (unless `env` wants more of it). */
export function startShop(
  env: Readonly<Record<string, string>> = {},
  hear?: (line: string) => void,
): Promise<Measured> {
  const command = serverCommand("built");
  return start({
    args: command.args,
    env: {
      ...command.env,
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...env,
    },
    first: "/",
    hear,
  });
}

/** A folder of its own, removed at the end. */
export function ownFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), "green-eco-bench-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

async function answers(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

function residentMb({ pid }: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

/** User and system time, which Linux counts in hundredths. */
function processorSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
