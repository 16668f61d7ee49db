// npm run build: builds the pages, the program and the pictures, each unless its last build is of these very sources.
import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { exitWith } from "./say.mjs";

await exitWith(async () => {
  await installIfNeeded();
  await buildIfStale();
  return 0;
});
