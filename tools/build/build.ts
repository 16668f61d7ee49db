// npm run build: builds the pages and the program, each unless its last build is of these very sources.
import { exitWith } from "../say.ts";
import { buildIfStale } from "./build-if-stale.ts";

await exitWith(async () => {
  await buildIfStale();
  return 0;
});
