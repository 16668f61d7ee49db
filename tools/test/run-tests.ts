// npm test [-- step … file …]: all steps, or those that are named, with these files alone. npm run test:deep: at full
// size, for hours. npm run check: the checks alone. A step is a script of package.json, and can be run by itself.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findPostgres } from "#server/platform/processes/find-postgres.ts";
import { onStop } from "../on-stop.ts";
import { ROOT, run } from "../run.ts";
import { exitWith, seconds } from "../say.ts";
import { table } from "../table.ts";
import { findHeadlessShell, requireBrowser } from "./find-browser.ts";
import { installPrograms } from "./install-programs.ts";
import { memoryFolder } from "./memory-folder.ts";
import { startCluster } from "./postgres-cluster.ts";
import type { RecordedTest } from "./record-results.ts";
import { type Figure, requirementHead, requirementRows } from "./requirements.ts";

interface Step {
  readonly name: string;
  readonly script: string;
  /** It runs what the build made, and waits for it. */
  readonly needsBuild?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { deep: { type: "boolean", default: false }, check: { type: "boolean", default: false } },
});
const files = positionals.filter((word) => word.includes("/"));
const names = positionals.filter((word) => !word.includes("/"));
const folder = join(ROOT, "test-results");
const resultsFile = join(folder, "results.jsonl");

const onPostgres = { TEST_DATABASE: "postgres" };
/** What the databases can do differently, and whatever is named. */
const differences = options.deep || files.length > 0 ? {} : { TEST_FILES: "differences" };
const checks = ["types", "lint", "unused", "words", "rules"].map((name) => ({
  name,
  script: `check:${name}`,
}));
const build = { name: "build", script: "build" };
/** First what is told soonest, then the longest: the last lane ends soon after the other. */
const tests: readonly Step[] = [
  { name: "unit", script: "test:unit" },
  { name: "SQLite", script: "test:server", needsBuild: true },
  { name: "browser", script: "test:browser", needsBuild: true },
  { name: "faults", script: "test:faults", needsBuild: true },
  { name: "PostgreSQL", script: "test:server", env: { ...onPostgres, ...differences }, needsBuild: true },
];
const mutants = { name: "mutants", script: "mutants" };
/** How many steps share the machine: each has a worker for each processor. */
const lanes = 2;
/** The steps of one phase share the machine. At full size faults are judged by the clock, and run alone. */
const phases: readonly (readonly Step[])[] = options.check
  ? [checks]
  : options.deep
    ? [
        [build, ...checks, ...tests.filter(({ name }) => name !== "faults"), mutants],
        tests.filter(({ name }) => name === "faults"),
      ]
    : [[build, ...checks, ...tests]];

/** What has ended, in this order. */
const ended: { readonly step: Step; readonly isWell: boolean; readonly time: string }[] = [];

await exitWith(async () => {
  mkdirSync(folder, { recursive: true });
  rmSync(resultsFile, { force: true });
  Object.assign(process.env, { RESULTS_FILE: resultsFile, NO_COLOR: "1", TEST_PROGRAM: "built" });
  if (options.deep) process.env.TEST_LANE = "deep";
  else if (files.length === 0) process.env.TEST_LANE = "quick";
  // At full size tests fill more than memory holds, and keep to the disk.
  const memory = options.deep || options.check || process.env.TMPDIR ? undefined : memoryFolder();
  if (memory) process.env.TMPDIR = memory.path;
  if (!options.check) installPrograms(options.deep);
  const cluster = options.check ? undefined : await startPostgres();
  const cleanUp = async () => {
    await cluster?.stop();
    memory?.remove();
  };
  onStop(() => void cleanUp().finally(() => process.exit(130)));
  try {
    if (!options.check) {
      process.env.CHROMIUM_WITH_WINDOW_PATH = requireBrowser();
      process.env.CHROMIUM_PATH ??= findHeadlessShell() ?? process.env.CHROMIUM_WITH_WINDOW_PATH;
    }
    for (const phase of phases) {
      const chosen = phase.filter(
        (step) => step === build || names.length === 0 || names.includes(step.name),
      );
      await runSideBySide(chosen);
    }
    return report();
  } finally {
    await cleanUp();
  }
});

async function startPostgres() {
  const programs = process.env.TEST_DATABASE_URL ? undefined : findPostgres();
  const cluster = programs ? await startCluster(programs) : undefined;
  if (cluster) process.env.TEST_DATABASE_URL = cluster.url;
  return cluster;
}

async function runSideBySide(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  let built: Promise<void> | undefined;
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (step.needsBuild) await built;
      // Without it, most tests would fail for this one reason.
      if (step.needsBuild && ended.some((other) => other.step === build && !other.isWell)) continue;
      const running = runStep(step);
      if (step === build) built = running;
      await running;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** What a step writes stands in test-results/. The end of it is shown where no test of it says why it failed. */
async function runStep(step: Step): Promise<void> {
  const started = performance.now();
  const env = { ...process.env, TEST_STEP: step.name, ...step.env };
  const { code, output } = await run(process.execPath, ["--run", step.script, "--", ...files], {
    env,
    isGroup: true,
  });
  const time = seconds(started);
  ended.push({ step, isWell: code === 0, time });
  writeFileSync(join(folder, `${step.name.replaceAll(" ", "-")}.log`), output);
  const failed = recordedTests().filter((test) => test.step === step.name && test.state === "failed");
  for (const { file, title, why } of failed) console.log(`\n✗ ${file}: ${title}\n${why ?? ""}`);
  if (code !== 0 && failed.length === 0) console.log(`\n──── ${step.name} ────\n${lastLines(output, 80)}`);
  console.log(`${code === 0 ? "✓" : "✗"} ${step.name.padEnd(24)} ${time.padStart(8)}`);
}

function lastLines(output: string, count: number): string {
  return output.trimEnd().split("\n").slice(-count).join("\n");
}

function recorded(): (RecordedTest | Figure)[] {
  const lines = existsSync(resultsFile) ? readFileSync(resultsFile, "utf8").trim().split("\n") : [];
  return lines.map((line) => JSON.parse(line));
}

function recordedTests(): RecordedTest[] {
  return recorded().filter((line) => "title" in line);
}

/** The tables, what failed by name, and the number of tests as the last line; answers the exit code. */
function report(): number {
  const done = recordedTests();
  const requirements = requirementRows(
    done,
    recorded().filter((line) => "figure" in line),
  );
  const failed = ended.filter(({ isWell }) => !isWell);
  const steps = ended.map(({ step, time, isWell }) => [step.name, time, isWell ? "" : "FAILED"]);
  const count = (state: string) => done.filter((test) => test.state === state).length;
  const text = [
    ...(requirements.length > 0 ? [table(requirementHead, requirements), ""] : []),
    table(["step", "time", "result"], steps),
    "",
    // Again, as where it failed: of a long output often the end alone is kept.
    ...done.flatMap(({ step, file, title, state, why }) =>
      state === "failed" ? [`!! ${step}: ${file}: ${title}`, ...(why ? [why] : [])] : [],
    ),
    `${count("passed")} tests passed, ${count("failed")} failed, ${count("skipped")} skipped; ` +
      `${failed.length} of ${ended.length} steps failed`,
  ].join("\n");
  writeFileSync(join(folder, "summary.md"), `${text}\n`);
  console.log(`\n${text}`);
  return failed.length === 0 ? 0 : 1;
}
