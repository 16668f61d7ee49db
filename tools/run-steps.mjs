import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readResults } from "./read-results.mjs";
import { ROOT, run } from "./run.mjs";
import { runtimeEnv } from "./runtime.mjs";
import { seconds } from "./say.mjs";
import { whyFailed } from "./why-failed.mjs";

/**
 * @typedef {import("./steps.mjs").Step} Step
 * @typedef {import("./read-results.mjs").TestResult} TestResult
 * @typedef {{ step: Step, isWell: boolean, time: string, note: string, tests: TestResult[] }} Ended
 */

/** Where the steps write: one log each, and what the tests reported. */
export const REPORTS = join(ROOT, "test-results");
const AT_ONCE = 2;

/**
 * Takes the steps, two at a time and in their order as far as `after` and `needs` allow, and tells of each as it
 * ends. A step that failed is shown whole; the others' words are in test-results/.
 * @param {Step[]} steps
 * @param {{ env?: Record<string, string>, limitMs?: number, tell?: (text: string) => void }} [options] for each step
 * @returns {Promise<Ended[]>}
 */
export async function runSteps(steps, options = {}) {
  const { tell = console.log } = options;
  mkdirSync(REPORTS, { recursive: true });
  /** @type {Map<string, Ended>} */
  const ended = new Map();
  const waiting = [...steps];
  const worker = async () => {
    for (;;) {
      const index = waiting.findIndex((step) => mayBegin(step, steps, ended));
      const step = waiting[index];
      if (!step && waiting.length === 0) return;
      if (!step) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        continue;
      }
      waiting.splice(index, 1);
      const result = await take(step, ended, options);
      ended.set(step.name, result);
      tell(`${result.isWell ? "✓" : "✗"} ${step.name.padEnd(26)} ${result.time.padStart(8)}  ${result.note}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return steps.flatMap((step) => ended.get(step.name) ?? []);
}

/** @param {Step} step @param {Step[]} steps @param {Map<string, Ended>} ended */
function mayBegin({ after = [], needs = [] }, steps, ended) {
  return [...after, ...needs].every((name) => ended.has(name) || !steps.some((step) => step.name === name));
}

/**
 * @param {Step} step
 * @param {Map<string, Ended>} ended
 * @param {{ env?: Record<string, string>, limitMs?: number }} options
 * @returns {Promise<Ended>}
 */
async function take(step, ended, options) {
  const started = performance.now();
  const end = (
    /** @type {boolean} */ isWell,
    /** @type {string} */ note,
    /** @type {TestResult[]} */ tests,
  ) => ({
    step,
    isWell,
    time: seconds(started),
    note,
    tests:
      tests.length > 0 || isWell ? tests : [{ title: step.name, state: /** @type {const} */ ("failed") }],
  });
  const missing = (step.needs ?? []).find((name) => ended.get(name)?.isWell === false);
  if (missing) return end(false, `not taken: it needs "${missing}", which failed`, []);
  const reason = step.leftOut?.();
  if (reason) return end(true, `LEFT OUT: ${reason}`, [{ title: step.name, state: "skipped" }]);
  if (step.work) {
    try {
      return end(true, await step.work(), []);
    } catch (error) {
      return end(false, error instanceof Error ? error.message : String(error), []);
    }
  }
  const { code, output, tests } = await runProgram(step, options);
  const failed = tests.filter((test) => test.state === "failed").length;
  const isWell = code === 0 && failed === 0;
  const note = [
    ...(step.results ? [`${tests.length} tests`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(", ");
  // A runner may fail beside its tests: it could not start, or an error came after the last one.
  if (!isWell && failed === 0) tests.push({ title: step.name, state: "failed", why: whyFailed(output) });
  if (isWell && !step.results) tests.push({ title: step.name, state: "passed" });
  return end(isWell, note, tests);
}

/**
 * @param {Step} step
 * @param {{ env?: Record<string, string>, limitMs?: number }} options
 */
async function runProgram(step, options) {
  const [program = "", ...args] = step.program ?? [];
  const file = join(REPORTS, step.name.replace(/\W+/g, "-"));
  const report = `${file}.json`;
  rmSync(report, { force: true });
  const reporters =
    step.results === "vitest" ? ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`] : [];
  if (step.results === "playwright") reporters.push("--reporter=list,json");
  const env = runtimeEnv({
    NO_COLOR: "1",
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    TEST_STEP: step.name,
    ...options.env,
    ...step.env?.(),
  });
  const { code, output } = await run(program, [...args, ...reporters], {
    env,
    limitMs: options.limitMs ?? 0,
  });
  writeFileSync(`${file}.log`, output);
  if (code !== 0) console.log(`\n──── ${step.name}: ${program} ended with ${code} ────\n${output}`);
  return { code, output, tests: step.results ? readResults(report, step.results) : [] };
}
