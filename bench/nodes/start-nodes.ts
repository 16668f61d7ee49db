import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../tools/free-port.mjs";

export interface Node {
  readonly url: string;
  readonly child: ChildProcess;
}

export interface Nodes extends AsyncDisposable {
  readonly all: readonly Node[];
  /** Processor time of all nodes so far, in seconds. */
  readonly processorSeconds: () => number;
}

/** So many shops on one database and one folder of files, as they run behind a proxy. */
export async function startNodes(count: number, env: Readonly<Record<string, string>>): Promise<Nodes> {
  const all: Node[] = [];
  for (let at = 0; at < count; at += 1) all.push(await startNode(env));
  return {
    all,
    processorSeconds: () => all.reduce((sum, { child }) => sum + processorSeconds(child), 0),
    async [Symbol.asyncDispose]() {
      await Promise.all(
        all.map(async ({ child }) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const ended = once(child, "exit");
          child.kill("SIGTERM");
          await ended;
        }),
      );
    },
  };
}

async function startNode(env: Readonly<Record<string, string>>): Promise<Node> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["--enable-source-maps", "src/server/main.ts"], {
    env: {
      ...{ PATH: process.env.PATH ?? "", NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) },
      ...{ LOG_LEVEL: "error", ADMIN_PASSWORD: "a password for measuring" },
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return { url, child };
    if (child.exitCode !== null) throw new Error(`a node ended with ${child.exitCode}`);
    await wait(50);
  }
}

/** User and system time, which Linux counts in hundredths. */
function processorSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
