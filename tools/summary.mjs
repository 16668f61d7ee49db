import { PROMISE_HEAD, promiseRows } from "./promises.mjs";
import { table } from "./table.mjs";

/**
 * The end of a run: promises, times, and as the very last line how many passed and failed.
 * @param {import("./run-steps.mjs").Ended[]} ended
 * @param {string} figuresFile
 */
export function summary(ended, figuresFile) {
  const promises = promiseRows(ended, figuresFile).map((row) => [
    row.id,
    row.what,
    row.where,
    row.figure,
    row.state,
  ]);
  const times = ended.map(({ step, time, isWell, note }) => [step.name, time, isWell ? "" : "FAILED", note]);
  const leftOut = ended.filter(({ note }) => note.startsWith("LEFT OUT"));
  return [
    ...(promises.length > 0 ? [table(PROMISE_HEAD, promises), ""] : []),
    table(["step", "time", "result", "note"], times),
    "",
    ...leftOut.map(({ step, note }) => `!! ${step.name}: ${note}`),
    ...told(ended, "failed", (test) => test.state === "failed"),
    countLine(ended),
  ].join("\n");
}

/** e.g. "412 passed, 0 failed, 1 skipped" @param {import("./run-steps.mjs").Ended[]} ended */
export function countLine(ended) {
  const states = ended.flatMap(({ tests }) => tests.map((test) => test.state));
  const count = (/** @type {string} */ wanted) => states.filter((state) => state === wanted).length;
  const skipped = count("skipped");
  return `${count("passed")} passed, ${count("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * The tests that a reader has to look at, by name: the end of a long run is what is read first.
 * @param {import("./run-steps.mjs").Ended[]} ended
 * @param {string} word
 * @param {(test: import("./read-results.mjs").TestResult) => boolean} isMeant
 */
function told(ended, word, isMeant) {
  return ended.flatMap(({ step, tests }) =>
    tests
      .filter(isMeant)
      .map(
        ({ title, file, why }) =>
          `!! ${word}: ${step.name}: ${[file, title, why].filter(Boolean).join(" · ")}`,
      ),
  );
}
