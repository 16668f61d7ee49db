// npm start: builds what is stale, then runs the shop.
import { buildIfStale } from "../build/build-if-stale.ts";
import { exitWith } from "../say.ts";
import { serve } from "./serve.ts";

await exitWith(async () => {
  await buildIfStale();
  console.error("Opening the shop …");
  return serve();
});
