import { spawn } from "node:child_process";
import { constants } from "node:os";
import { onStop } from "./on-stop.mjs";
import { ROOT } from "./run.mjs";
import { findRuntime } from "./runtime.mjs";
import { serverCommand } from "./server-command.mjs";

/**
 * Starts the shop's server on the Node that came with its packages, with no shell in between.
 * @param {"production" | "development"} mode
 * @returns {{ send: (signal: NodeJS.Signals) => void, ended: Promise<number> }} `ended`: with the exit code
 */
export function startServer(mode) {
  // In development the sources as they stand: nothing is built between an edit and its effect.
  const { args, env } = serverCommand(mode === "production" ? "built" : "sources");
  const server = spawn(findRuntime(), args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...env, ...process.env, NODE_ENV: mode },
  });
  const ended = new Promise((resolve, reject) => {
    server.on("error", reject);
    server.on("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
  return { send: (signal) => void server.kill(signal), ended };
}

/**
 * Runs the shop until it ends: what stops this program stops the server, and its exit code is ours.
 * @returns {Promise<number>}
 */
export function serve() {
  const server = startServer("production");
  onStop((signal) => {
    if (!reachedItself(signal)) server.send(signal);
  });
  return server.ended;
}

/** Ctrl+C and a closed terminal reach the server by themselves: a second signal would end it at once. @param {NodeJS.Signals} signal */
export function reachedItself(signal) {
  return (signal === "SIGINT" || signal === "SIGHUP") && process.stdin.isTTY;
}
