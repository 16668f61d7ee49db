import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {{ title: string, state: "passed" | "failed" | "skipped" }} TestResult `title`: with those of the groups
 *   around it, outermost first, after " › "
 * @typedef {{ assertionResults: { ancestorTitles: string[], title: string, status: string }[] }} VitestFile
 * @typedef {{ title: string, suites?: Suite[], specs?: { title: string, tests: { status: string }[] }[] }} Suite
 */

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
    file.assertionResults.map(({ ancestorTitles, title, status }) => ({
      title: [...ancestorTitles, title].join(" › "),
      state: status === "passed" || status === "failed" ? status : "skipped",
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
    }));
    return [...tests, ...ofPlaywright(inner, path)];
  });
}

/** @param {string[]} statuses of the same test in each browser @returns {TestResult["state"]} */
function stateOf(statuses) {
  if (statuses.includes("unexpected")) return "failed";
  return statuses.every((status) => status === "skipped") ? "skipped" : "passed";
}
