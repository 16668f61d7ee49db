// npm run dev: runs the shop from its sources; pages change as they are edited.
import { buildIfStale } from "../build/build-if-stale.ts";
import { exitWith } from "../say.ts";
import { serveEdited } from "./serve-edited.ts";

await exitWith(async () => {
  await buildIfStale(["pictures"]);
  return serveEdited();
});
