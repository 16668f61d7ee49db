import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serverCommand } from "../tools/start/server-command.ts";
import { freePort } from "../tools/test/free-port.ts";

/** A program under measurement, on a port of its own. */
export interface Measured extends AsyncDisposable {
  readonly url: string;
  /** Milliseconds from the start of its process to its first answer. */
  readonly firstAnswerMs: number;
  /** What it holds in memory, in MB. */
  readonly residentMb: () => number;
}

interface Program {
  /** What Node is given, e.g. `["src/server/main.ts"]`. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The address whose first 200 counts as the first answer. */
  readonly first: string;
}

const poll = 5;

/** The administrator of every shop that is measured. */
export const administrator = { email: "admin@example.com", password: "a password for measuring" } as const;

/** Starts a Node program that listens on `PORT`, and waits for its first answer. */
export async function start({ args, env, first }: Program): Promise<Measured> {
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
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  while (!(await answers(`${url}${first}`))) {
    if (child.exitCode !== null) throw new Error(`${args.join(" ")} ended with ${child.exitCode}`);
    await wait(poll);
  }
  return {
    url,
    firstAnswerMs: performance.now() - started,
    residentMb: () => residentMb(child),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The shop itself, as `npm start` runs it, without rate limits. */
export function startShop(env: Readonly<Record<string, string>> = {}): Promise<Measured> {
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
    // The server does not listen yet.
    return false;
  }
}

function residentMb({ pid }: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}
