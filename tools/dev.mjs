// npm run dev: installs what is missing, then runs the shop from its sources; pages change as they are edited.
import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { exitWith } from "./say.mjs";
import { serveEdited } from "./serve-edited.mjs";

await exitWith(async () => {
  await installIfNeeded();
  await buildIfStale(["pictures"]);
  return serveEdited();
});
