// npm run bench: how fast the shop is, next to the least that could do the same work on this machine.
import { installIfNeeded } from "./install.mjs";
import { runTypeScript } from "./run-typescript.mjs";
import { exitWith } from "./say.mjs";

await exitWith(async () => {
  await installIfNeeded();
  return await runTypeScript("bench/bench.ts", process.argv.slice(2));
});
