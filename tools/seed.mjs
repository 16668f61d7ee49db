// npm run seed: fills the shop that DATA_DIR and DATABASE_URL name with many rows.
import { runSource } from "./run-source.mjs";
import { exitWith } from "./say.mjs";

await exitWith(() => runSource("tools/seed/main.ts"));
