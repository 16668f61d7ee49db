import { spawn } from "node:child_process";
import { constants } from "node:os";
import { onStop } from "../on-stop.ts";
import { ROOT } from "../run.ts";
import { serverCommand } from "./server-command.ts";

export interface Server {
  readonly send: (signal: NodeJS.Signals) => void;
  /** With the exit code. */
  readonly ended: Promise<number>;
}

/** Starts the shop's server with no shell in between: built, or in development from its sources. */
export function startServer(mode: "production" | "development"): Server {
  const { args, env } = serverCommand(mode === "production" ? "built" : "sources");
  const server = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...env, ...process.env, NODE_ENV: mode },
  });
  const ended = new Promise<number>((resolve, reject) => {
    server.on("error", reject);
    server.on("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
  return { send: (signal) => void server.kill(signal), ended };
}

/** Runs the shop until it ends: what stops this program stops the server, and its exit code is ours. */
export function serve(): Promise<number> {
  const server = startServer("production");
  onStop((signal) => {
    if (!reachedItself(signal)) server.send(signal);
  });
  return server.ended;
}

/** Ctrl+C and a closed terminal reach the server by themselves: a second signal would end it at once. */
export function reachedItself(signal: NodeJS.Signals): boolean {
  return (signal === "SIGINT" || signal === "SIGHUP") && process.stdin.isTTY;
}
