// npm run reconcile: holds the books against the payment providers, while the shop runs.
import { installIfNeeded } from "./install.mjs";
import { runTypeScript } from "./run-typescript.mjs";
import { exitWith } from "./say.mjs";

await exitWith(async () => {
  await installIfNeeded();
  return await runTypeScript("tools/reconcile/reconcile.ts", process.argv.slice(2));
});
