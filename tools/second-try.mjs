/** @typedef {import("./read-results.mjs").TestResult} TestResult */

/** More files than this are no accident of a busy machine. */
const FILES_AT_MOST = 3;

/**
 * The files to run once more, by themselves: a machine that does something else for a second can make one of
 * thousands of tests miss a limit. What is broken fails again; what passes then is named at the end of the run.
 * @param {TestResult[]} tests
 * @returns {string[]} none when nothing failed, or too much
 */
export function filesToTryAgain(tests) {
  const files = new Set(tests.flatMap(({ state, file }) => (state === "failed" ? (file ?? "") : [])));
  return files.size > FILES_AT_MOST || files.has("") ? [] : [...files];
}

/**
 * What holds after the second try: a test that failed, and has passed now, has passed.
 * @param {TestResult[]} first
 * @param {TestResult[]} second those of the files that were run again
 * @returns {TestResult[]}
 */
export function takeSecondTry(first, second) {
  const states = new Map(second.map((test) => [keyOf(test), test]));
  return first.map((test) => {
    const again = states.get(keyOf(test));
    if (test.state !== "failed" || !again) return test;
    return again.state === "passed" ? { ...test, state: "passed", isSecondTry: true } : again;
  });
}

/** @param {TestResult} test */
function keyOf({ file, title }) {
  return JSON.stringify([file, title]);
}
