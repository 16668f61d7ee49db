import { appendFileSync } from "node:fs";
import type {
  Reporter as PlaywrightReporter,
  TestCase as PlaywrightTest,
  TestResult,
} from "@playwright/test/reporter";
import type { Reporter as VitestReporter } from "vitest/node";
import { whyByPlaywright, whyByVitest } from "./why-it-failed.ts";

/** What `npm test` reads back of each test: one line of JSON in the file that `RESULTS_FILE` names. */
export interface RecordedTest {
  readonly step: string;
  readonly file: string;
  /** With the titles of the groups around it, outermost first. */
  readonly title: string;
  readonly state: "passed" | "failed" | "skipped";
  /** Of a failed one: what it says, where, and what the picture and the server add; lines. */
  readonly why?: string;
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
      ...(state === "failed" ? { why: whyByVitest(test) } : {}),
    });
  },
};

/** Playwright takes a reporter as the default export of a file. */
export default class PlaywrightRecorder implements PlaywrightReporter {
  onTestEnd(test: PlaywrightTest, result: TestResult): void {
    const [, , file = "", ...titles] = test.titlePath();
    const state = result.status === "skipped" ? "skipped" : test.ok() ? "passed" : "failed";
    const why = state === "failed" ? { why: whyByPlaywright(result) } : {};
    record({ file, title: titles.join(" > "), state, ...why });
  }
}
