import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { promiseRows } from "./promises.mjs";
import type { Ended } from "./run-steps.mjs";
import { countLine } from "./summary.mjs";

const ended: Ended[] = [
  {
    step: { name: "integration on SQLite" },
    isWell: true,
    time: "1.0 s",
    note: "",
    tests: [
      { title: "REL-M11 one winner", state: "passed" },
      { title: "REL-M3 paid once › by webhook", state: "passed" },
      { title: "quotes › REL-M3 paid once by return", state: "skipped" },
      { title: "SPEC-1.22 is a point of the specification", state: "passed" },
      { title: "an REL-M3 in a sentence is no promise", state: "passed" },
    ],
  },
  {
    step: { name: "integration on PostgreSQL" },
    isWell: false,
    time: "1.0 s",
    note: "",
    tests: [{ title: "REL-M3 paid once › by webhook", state: "failed" }],
  },
];

test("a promise has a row for each step, by its id, with the figure that its test gave", () => {
  using folder = temporaryFolder();
  const figures = join(folder.path, "figures.jsonl");
  appendFileSync(
    figures,
    `${JSON.stringify({ id: "REL-M3", figure: "50 of 50", step: "integration on SQLite" })}\n`,
  );
  expect(promiseRows(ended, figures)).toEqual([
    {
      id: "REL-M3",
      what: "paid once › by webhook",
      where: "SQLite",
      figure: "50 of 50",
      state: "passed",
    },
    {
      id: "REL-M3",
      what: "paid once › by webhook",
      where: "PostgreSQL",
      figure: "",
      state: "FAILED",
    },
    { id: "REL-M11", what: "one winner", where: "SQLite", figure: "", state: "passed" },
  ]);
});

test("steps that say the same share a row", () => {
  const alike = ["SQLite", "PostgreSQL"].map((engine): Ended => {
    const tests = [{ title: "REL-M11 one winner", state: "passed" as const }];
    return { step: { name: `integration on ${engine}` }, isWell: true, time: "1.0 s", note: "", tests };
  });
  expect(promiseRows(alike, "none").map(({ where }) => where)).toEqual(["SQLite + PostgreSQL"]);
});

test("the last line counts every test", () => {
  expect(countLine(ended)).toBe("4 passed, 1 failed, 1 skipped");
});
