import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

/** The folder that holds package.json. */
export const ROOT = join(import.meta.dirname, "..");

interface Options {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** What it starts ends with it, when this program ends. */
  readonly isGroup?: boolean;
}

/** Runs a program to its end, without a shell, and collects its output. Code 127: it could not be started. */
export function run(
  program: string,
  args: readonly string[],
  { env = process.env, cwd = ROOT, isGroup = false }: Options = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const detached = isGroup && process.platform !== "win32";
    const child = spawn(program, args, { env, cwd, stdio: ["ignore", "pipe", "pipe"], detached });
    const end = () => endChild(child, detached);
    process.on("exit", end);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
    child.on("error", (error) => resolve({ code: 127, output: error.message }));
    child.on("close", (code, signal) => {
      process.off("exit", end);
      if (signal) chunks.push(Buffer.from(`\nError: ${program} was ended by ${signal}\n`));
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") });
    });
  });
}

function endChild(child: ChildProcess, isGroup: boolean): void {
  if (isGroup && child.pid) process.kill(-child.pid);
  else child.kill();
}
