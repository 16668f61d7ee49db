import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { TestResult, TestStep } from "@playwright/test/reporter";
import type { TestCase } from "vitest/node";
import { ROOT } from "../run.ts";

/** The name under which a browser test attaches what its server wrote meanwhile (tests/support/browser.ts). */
const serverLogName = "the server's log";

/** What a person reads of one failed test: no more than fits one screen. */
const mostLines = 40;
const ofMessage = 16;

/** The first error of a test of Vitest: what it says, how the values differ, where. */
export function whyByVitest(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const own = error?.stacks?.find(({ file }) => !file.includes("node_modules"));
  return screen([
    own && `at ${relative(ROOT, own.file)}:${own.line}`,
    ...first(error?.diff ? `${error.message}\n${error.diff}` : error?.message),
  ]);
}

/** The first error of a test in the browser: the step, the picture, and the server's log of that moment. */
export function whyByPlaywright({ errors: [error], steps, attachments }: TestResult): string {
  const step = failedStep(steps);
  const picture = attachments.find(({ contentType, path }) => path && contentType.startsWith("image/"));
  const log = attachments.find(({ name }) => name === serverLogName)?.body?.toString("utf8");
  return screen([
    step && `step: ${step.title}`,
    error?.location && `at ${relative(ROOT, error.location.file)}:${error.location.line}`,
    ...first(error?.message ?? error?.value),
    picture?.path && `picture: ${relative(ROOT, picture.path)}`,
    ...(log ? [`${serverLogName}:`, ...log.trimEnd().split("\n").slice(-12)] : []),
  ]);
}

/** The innermost step that failed. */
function failedStep(steps: readonly TestStep[]): TestStep | undefined {
  const step = steps.findLast(({ error }) => error);
  return step && (failedStep(step.steps) ?? step);
}

function first(message = "It failed without a message."): string[] {
  const lines = message.trimEnd().split("\n");
  return lines.length > ofMessage ? [...lines.slice(0, ofMessage), "…"] : lines;
}

function screen(lines: readonly (string | undefined | false)[]): string {
  const told = lines.filter((line) => typeof line === "string").slice(0, mostLines);
  return stripVTControlCharacters(told.map((line) => `   ${line.slice(0, 300)}`).join("\n"));
}
