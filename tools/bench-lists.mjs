// npm run bench:lists: the lists at 1,000 and at a million quotes, on both databases.
import { runSource } from "./run-source.mjs";
import { exitWith } from "./say.mjs";

await exitWith(() => runSource("tools/bench/main.ts"));
