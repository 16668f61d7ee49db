import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { freePort } from "../../tools/free-port.mjs";
import { ROOT } from "../../tools/run.mjs";
import { findRuntime } from "../../tools/runtime.mjs";
import { Fault } from "../../tools/say.mjs";

export const administrator = {
  email: "admin@example.com",
  password: process.env.ADMIN_PASSWORD ?? "a-password-of-the-bench",
};

/** A shop of its own process, and its administrator. */
export interface Office extends AsyncDisposable {
  readonly get: (path: string) => Promise<Response>;
  /** Megabytes of memory that the process holds; nothing where the system does not tell. */
  readonly memory: () => number | undefined;
}

/** Starts the shop on these data and signs in. */
export async function openOffice(data: Readonly<Record<string, string>>): Promise<Office> {
  const port = String(await freePort());
  const server = spawn(findRuntime(), [join("src", "server", "main.ts")], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      ...data,
      PORT: port,
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
      NODE_ENV: "production",
    },
  });
  const ended = new Promise<void>((resolve) => server.on("exit", () => resolve()));
  const url = `http://localhost:${port}`;
  await listening(url, () => server.exitCode !== null);
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  return {
    get: (path) => fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } }),
    memory: () => residentMegabytes(server.pid ?? 0),
    [Symbol.asyncDispose]: async () => {
      server.kill("SIGTERM");
      await ended;
    },
  };
}

async function listening(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer) return;
    if (hasEnded()) throw new Fault("The shop did not start; it says why above.");
    await sleep(100);
  }
}

function residentMegabytes(pid: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
