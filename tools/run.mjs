import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The folder that holds package.json. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
/** @type {WeakSet<import("node:child_process").ChildProcess>} */
const groups = new WeakSet();
process.on("exit", () => {
  for (const child of running) {
    if (groups.has(child) && child.pid) process.kill(-child.pid);
    else child.kill();
  }
});

/**
 * Runs a program to its end, without a shell, and keeps what it wrote.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, isGroup?: boolean }} [options] `isGroup`: what it starts is
 *   ended with it, when this program ends
 * @returns {Promise<{ code: number, output: string }>} 127 when the program could not be started
 */
export function run(program, args, options = {}) {
  const { env = process.env, cwd = ROOT, isGroup = false } = options;
  return new Promise((resolve) => {
    const detached = isGroup && process.platform !== "win32";
    const child = spawn(program, args, { env, cwd, stdio: ["ignore", "pipe", "pipe"], detached });
    running.add(child);
    if (detached) groups.add(child);
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        chunks.push(chunk);
      });
    }
    child.on("error", (error) => resolve({ code: 127, output: error.message }));
    child.on("close", (code, signal) => {
      running.delete(child);
      if (signal) chunks.push(Buffer.from(`\nError: ${program} was ended by ${signal}\n`));
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") });
    });
  });
}
