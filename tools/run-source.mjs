import { spawn } from "node:child_process";
import { installIfNeeded } from "./install.mjs";
import { ROOT } from "./run.mjs";
import { findRuntime } from "./runtime.mjs";

/**
 * Runs a program of TypeScript on the Node that came with the packages, with the arguments that were given to this one.
 * @param {string} program path from the folder that holds package.json
 * @returns {Promise<number>} its exit code
 */
export async function runSource(program) {
  await installIfNeeded();
  const running = spawn(findRuntime(), [program, ...process.argv.slice(2)], { cwd: ROOT, stdio: "inherit" });
  return await new Promise((resolve, reject) => {
    running.on("error", reject);
    running.on("exit", (code) => resolve(code ?? 1));
  });
}
