// npm test: everything that must hold before a change is shared. npm run test:deep: the same at full size.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installIfNeeded } from "./install.mjs";
import { memoryFolder } from "./memory-folder.mjs";
import { onStop } from "./on-stop.mjs";
import { REPORTS, runSteps } from "./run-steps.mjs";
import { exitWith } from "./say.mjs";
import { allSteps, tidyUp } from "./steps.mjs";
import { summary } from "./summary.mjs";

const isDeep = process.argv.includes("--deep");
const FIGURES = join(REPORTS, "figures.jsonl");
const minutes = 60_000;

// At full size tests fill more than memory holds, and keep to the disk.
const memory = isDeep || process.env.TMPDIR ? undefined : memoryFolder();
if (memory) process.env.TMPDIR = memory.path;

const tidyUpAll = () => tidyUp().finally(() => memory?.remove());
onStop(() => void tidyUpAll().finally(() => process.exit(130)));

await exitWith(async () => {
  const env = { PROMISES_FILE: FIGURES, ...(isDeep && { TEST_LANE: "deep" }) };
  try {
    await installIfNeeded();
    mkdirSync(REPORTS, { recursive: true });
    rmSync(FIGURES, { force: true });
    const ended = await runSteps(allSteps, { env, limitMs: (isDeep ? 180 : 12) * minutes });
    const text = summary(ended, FIGURES);
    writeFileSync(join(REPORTS, "summary.md"), `${text}\n`);
    console.log(`\n${text}`);
    return ended.every(({ isWell }) => isWell) ? 0 : 1;
  } finally {
    await tidyUpAll();
  }
});
