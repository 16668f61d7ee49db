import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "./run.mjs";

/**
 * @typedef {"passed" | "failed" | "skipped"} State
 * @typedef {{ title: string, state: State, file?: string, why?: string }} TestResult
 *   `title`: with those of the groups around it, outermost first, after " › "; `file`: as its runner takes it;
 *   `why`: the first line of what failed
 * @typedef {{ ancestorTitles: string[], title: string, status: string, failureMessages?: string[] }} VitestTest
 * @typedef {{ name: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ status: string, results: { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite
 */

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/**
 * The tests that a runner's JSON report tells of; none when it wrote no report.
 * @param {string} path
 * @param {"vitest" | "playwright"} runner
 * @returns {TestResult[]}
 */
export function readResults(path, runner) {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, "utf8"));
  return runner === "vitest" ? ofVitest(report.testResults) : ofPlaywright(report.suites, []);
}

/** @param {VitestFile[]} files @returns {TestResult[]} */
function ofVitest(files) {
  return files.flatMap((file) =>
    file.assertionResults.map(({ ancestorTitles, title, status, failureMessages = [] }) => ({
      title: [...ancestorTitles, title].join(" › "),
      state: status === "passed" || status === "failed" ? status : "skipped",
      file: relative(ROOT, file.name),
      why: firstLine(failureMessages[0]),
    })),
  );
}

/** @param {Suite[]} suites @param {string[]} around @returns {TestResult[]} */
function ofPlaywright(suites, around) {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
    // The outermost suite is the file, whose name is no part of what is promised.
    const path = /\.test\.tsx?$/.test(title) ? around : [...around, title];
    const tests = specs.map((spec) => ({
      title: [...path, spec.title].join(" › "),
      state: stateOf(spec.tests.map((test) => test.status)),
      file: spec.file,
      why: firstLine(
        spec.tests.flatMap((test) => test.results.map(({ error }) => error?.message)).find(Boolean),
      ),
    }));
    return [...tests, ...ofPlaywright(inner, path)];
  });
}

/** @param {string[]} statuses of the same test in each browser @returns {TestResult["state"]} */
function stateOf(statuses) {
  if (statuses.includes("unexpected")) return "failed";
  return statuses.every((status) => status === "skipped") ? "skipped" : "passed";
}

/** @param {string} [message] */
function firstLine(message = "") {
  return message.replaceAll(COLOURS, "").split("\n")[0] ?? "";
}
