// npm run client-data: hands a person's data out, or erases it.
import { installIfNeeded } from "./install.mjs";
import { runTypeScript } from "./run-typescript.mjs";
import { exitWith } from "./say.mjs";

await exitWith(async () => {
  await installIfNeeded();
  return await runTypeScript("tools/client-data/client-data.ts", process.argv.slice(2));
});
