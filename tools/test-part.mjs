// npm run test:part -- <project> <file> [postgres]: one file at full size, its report kept in test-results/parts for
// npm run promises; the project is one of Vitest's or Playwright's. A full deep run takes hours; in parts, it can be run
// between other work.
import { mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { buildIfStale } from "./build.mjs";
import { findBrowser } from "./find-browser.mjs";
import { inBrowser, partSteps } from "./promise-parts.mjs";
import { run } from "./run.mjs";
import { REPORTS } from "./run-steps.mjs";
import { runtimeEnv } from "./runtime.mjs";
import { exitWith, Fault } from "./say.mjs";
import { builtProgram } from "./steps.mjs";

await exitWith(async () => {
  const [project = "", file = "", engine] = process.argv.slice(2);
  if (!file) throw new Fault("npm run test:part -- <project> <file> [postgres]");
  const step = partSteps(project, engine === "postgres");
  const part = join(REPORTS, "parts", `${step.replaceAll(" ", "-")}__${basename(file, ".test.ts")}`);
  mkdirSync(join(REPORTS, "parts"), { recursive: true });
  for (const ending of [".json", ".jsonl"]) rmSync(part + ending, { force: true });
  await buildIfStale();
  const isInBrowser = inBrowser.has(project);
  if (isInBrowser) process.env.CHROMIUM_PATH ??= await findBrowser();
  const args = isInBrowser
    ? ["test", `--project=${project}`, file, "--reporter=list,json"]
    : [
        ...["run", "--project", project, "--reporter=default", "--reporter=json"],
        ...[`--outputFile.json=${part}.json`, file],
      ];
  const { code, output } = await run(isInBrowser ? "playwright" : "vitest", args, {
    env: runtimeEnv({
      ...builtProgram(),
      ...{ TEST_LANE: "deep", TEST_STEP: step, PROMISES_FILE: `${part}.jsonl`, NO_COLOR: "1" },
      PLAYWRIGHT_JSON_OUTPUT_FILE: `${part}.json`,
      ...(engine && { TEST_DATABASE: engine }),
    }),
  });
  console.log(output);
  return code;
});
