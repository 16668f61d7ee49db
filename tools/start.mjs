// npm start: installs what is missing, builds what is stale, then runs the shop as its visitors know it.
import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { exitWith } from "./say.mjs";
import { serve } from "./serve.mjs";

await exitWith(async () => {
  await installIfNeeded();
  await buildIfStale();
  return serve();
});
