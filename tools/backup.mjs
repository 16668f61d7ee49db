// npm run backup: one folder with everything that the shop knows, made while it runs.
import { installIfNeeded } from "./install.mjs";
import { runTypeScript } from "./run-typescript.mjs";
import { exitWith } from "./say.mjs";

await exitWith(async () => {
  await installIfNeeded();
  return await runTypeScript("tools/backup/backup.ts", process.argv.slice(2));
});
