// node tools/run-typescript.mjs <program> …: one of our TypeScript tools, on the Node that came with the packages.
import { spawn } from "node:child_process";
import { installIfNeeded } from "./install.mjs";
import { onStop } from "./on-stop.mjs";
import { ROOT } from "./run.mjs";
import { findRuntime } from "./runtime.mjs";
import { exitWith } from "./say.mjs";

await exitWith(async () => {
  await installIfNeeded();
  const args = ["--no-warnings", ...process.argv.slice(2)];
  const child = spawn(findRuntime(), args, { cwd: ROOT, stdio: "inherit" });
  // Ctrl+C reaches it by itself: the terminal signals all programs in front.
  onStop((signal) => {
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  });
  return await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
});
