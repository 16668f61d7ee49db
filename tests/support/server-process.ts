import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serverCommand } from "../../tools/start/server-command.ts";
import { freePort } from "../../tools/test/free-port.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** How a server ended: its exit code, or the signal that killed it. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ServerProcess extends AsyncDisposable {
  /** e.g. `http://127.0.0.1:41234`, without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything written so far, both streams. */
  readonly log: () => string;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly exited: Promise<Exit>;
  /** SIGTERM, then the exit; a server that is still there 15 s later is killed, which `signal` tells. */
  readonly stop: () => Promise<Exit>;
}

interface Start {
  /** Beside what every test server is given; see `environmentOf`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Not removed when the server stops; without it, a temporary folder that is. */
  readonly dataDir?: string;
  readonly port?: number;
  /** What starts it in its place, such as a shell that lowers a limit first; it becomes the server (`exec "$@"`). */
  readonly through?: readonly [string, ...string[]];
  /** A program of a test's own that runs the shop, from the root; otherwise the shop's. */
  readonly program?: string;
  /** How long the start may take. The first one imports the demo catalogue. */
  readonly timeoutMs?: number;
}

/** The administrator of every test server. */
export const testAdmin = { email: "admin@example.com", password: "a test administrator" } as const;

/**
 * How a test starts the server: from its sources, so that a test alone tests what is written; `npm test`, which builds
 * first, sets `TEST_PROGRAM=built`, and then as `npm start` does.
 */
export function testedCommand(): ReturnType<typeof serverCommand> {
  return serverCommand(process.env.TEST_PROGRAM === "built" ? "built" : "sources");
}

/**
 * Starts the real server and waits until it is ready for visitors. Nothing of this process's environment reaches it
 * but the PATH.
 * @throws when it ends or is not ready in time; the message holds its log
 */
export async function startServer(start: Start = {}): Promise<ServerProcess> {
  const server = await spawnServer(start);
  await untilReady(server, start.timeoutMs ?? 120_000);
  return server;
}

/** Starts a server and kills it (SIGKILL) on its way, so long after it began. */
export async function killStarting(start: Start, afterMs: number): Promise<void> {
  const server = await spawnServer(start);
  await Promise.race([wait(afterMs), server.exited]);
  server.kill("SIGKILL");
  const { code, signal } = await server.exited;
  if (signal !== "SIGKILL") throw new Error(`It ended by itself with ${code}. It wrote:\n${server.log()}`);
}

/**
 * A folder as a shop of the demo catalogue on SQLite leaves it. A run that starts dozens has made one
 * (`shop-template.ts`), and a copy of it spares the first start's work; elsewhere it is empty, and becomes the same.
 */
export function demoFolder(): ReturnType<typeof temporaryFolder> {
  const folder = temporaryFolder();
  const template = process.env.SHOP_TEMPLATE;
  if (template) cpSync(template, folder.path, { recursive: true });
  return folder;
}

function folderFor({ DEMO_DATA, DATABASE_URL, STORAGE_URL }: NonNullable<Start["env"]>) {
  return DEMO_DATA === "off" || DATABASE_URL || STORAGE_URL ? temporaryFolder() : demoFolder();
}

async function spawnServer(start: Start): Promise<ServerProcess> {
  const folder = start.dataDir ? undefined : folderFor(start.env ?? {});
  const dataDir = start.dataDir ?? folder?.path ?? "";
  const port = start.port ?? (await freePort());
  const program = start.program ? serverCommand("sources") : testedCommand();
  const nodeArgs = start.program ? [...program.args.slice(0, -1), start.program] : program.args;
  const [command = "", ...args] = [...(start.through ?? []), process.execPath, ...nodeArgs];
  const child = spawn(command, args, {
    env: { ...program.env, ...environmentOf(port, dataDir), ...start.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      written += text;
    });
  }
  const exited = once(child, "close").then(([code, signal]): Exit => ({ code, signal }));
  const stop = async () => {
    const late = setTimeout(() => child.kill("SIGKILL"), 15_000);
    child.kill("SIGTERM");
    const exit = await exited;
    clearTimeout(late);
    folder?.remove();
    return exit;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    pid: child.pid ?? -1,
    log: () => written,
    kill: (signal) => void child.kill(signal),
    exited,
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}

function environmentOf(port: number, dataDir: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: testAdmin.email,
    ADMIN_PASSWORD: testAdmin.password,
    // As `npm start` has it (tools/start/serve.ts): what one start compiled, the next one need not.
    NODE_COMPILE_CACHE: join("build", "compiled"),
  };
}

async function untilReady(server: ServerProcess, timeoutMs: number): Promise<void> {
  const ended = server.exited.then(() => "ended" as const);
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    // Its own words count as well: a server that has taken its port would answer for it.
    if (server.log().includes("is open at") && (await isReady(server.url))) return;
    if ((await Promise.race([ended, wait(50)])) === "ended") break;
  }
  const { code, signal } = await server.stop();
  throw new Error(`The server was not ready (exit ${code ?? signal}). It wrote:\n${server.log()}`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { redirect: "manual", signal: AbortSignal.timeout(2_000) });
    return answer.status === 200;
  } catch {
    // The server does not listen yet.
    return false;
  }
}
