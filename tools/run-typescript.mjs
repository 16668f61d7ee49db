import { spawn } from "node:child_process";
import { ROOT } from "./run.mjs";
import { findRuntime } from "./runtime.mjs";

/**
 * Runs a TypeScript program of ours on the Node that came with the packages, in this terminal.
 * @param {string} program from the repository's root
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function runTypeScript(program, args) {
  const child = spawn(findRuntime(), ["--no-warnings", program, ...args], { cwd: ROOT, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
