// npm run restore: a backup becomes a shop again, on an empty machine.
import { installIfNeeded } from "./install.mjs";
import { runTypeScript } from "./run-typescript.mjs";
import { exitWith } from "./say.mjs";

await exitWith(async () => {
  await installIfNeeded();
  return await runTypeScript("tools/backup/restore.ts", process.argv.slice(2));
});
