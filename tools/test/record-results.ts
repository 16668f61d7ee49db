import { appendFileSync } from "node:fs";
import type {
  Reporter as PlaywrightReporter,
  TestCase as PlaywrightTest,
  TestResult,
} from "@playwright/test/reporter";
import type { Reporter as VitestReporter } from "vitest/node";

/** What `npm test` reads back of each test: one line of JSON in the file that `RESULTS_FILE` names. */
export interface RecordedTest {
  readonly step: string;
  readonly file: string;
  /** With the titles of the groups around it, outermost first. */
  readonly title: string;
  readonly state: "passed" | "failed" | "skipped";
}

const { RESULTS_FILE: resultsFile, TEST_STEP: step = "" } = process.env;

function record(test: Omit<RecordedTest, "step">): void {
  if (resultsFile) appendFileSync(resultsFile, `${JSON.stringify({ step, ...test })}\n`);
}

export const vitestRecorder: VitestReporter = {
  onTestCaseResult(test) {
    const { state } = test.result();
    record({
      file: test.module.relativeModuleId,
      title: test.fullName,
      state: state === "pending" ? "skipped" : state,
    });
  },
};

/** Playwright takes a reporter as the default export of a file. */
export default class PlaywrightRecorder implements PlaywrightReporter {
  onTestEnd(test: PlaywrightTest, { status }: TestResult): void {
    const [, , file = "", ...titles] = test.titlePath();
    const state = status === "skipped" ? "skipped" : test.ok() ? "passed" : "failed";
    record({ file, title: titles.join(" > "), state });
  }
}
