// npm run doctor: looks at what the shop stands on, with the shop's own settings, and says what to do.
import { installIfNeeded } from "./install.mjs";
import { runTypeScript } from "./run-typescript.mjs";
import { exitWith } from "./say.mjs";

await exitWith(async () => {
  await installIfNeeded();
  return await runTypeScript("tools/doctor/doctor.ts", process.argv.slice(2));
});
