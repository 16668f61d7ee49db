import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { onStop } from "./on-stop.mjs";
import { ROOT } from "./run.mjs";
import { findRuntime } from "./runtime.mjs";

/**
 * Runs the shop's server until it ends, on the Node that came with its packages, with no shell in between: what
 * stops this program stops the server, and its exit code is ours.
 * @param {"production" | "development"} mode
 * @returns {Promise<number>} the exit code
 */
export function serve(mode) {
  const server = spawn(findRuntime(), ["--enable-source-maps", join("src", "server", "main.ts")], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: mode },
  });
  onStop((signal) => {
    // Ctrl+C reaches the server by itself: the terminal tells every program in front.
    if (signal === "SIGINT" && process.stdin.isTTY) return;
    server.kill(signal);
  });
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.on("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
