import { expect, test } from "vitest";
import { requirementRows } from "./requirements.ts";

const file = "a.test.ts";

test("a requirement has a row for each step, by its id, with the figure that its test gave", () => {
  const rows = requirementRows(
    [
      { step: "SQLite", file, title: "REL-M11 one winner", state: "passed" },
      { step: "SQLite", file, title: "REL-M3 paid once > by webhook", state: "passed" },
      { step: "SQLite", file, title: "quotes > REL-M3 paid once by return", state: "skipped" },
      { step: "SQLite", file, title: "SPEC-1.3 is a point of the specification", state: "passed" },
      { step: "SQLite", file, title: "a REL-M3 in a sentence is none", state: "passed" },
      { step: "PostgreSQL", file, title: "REL-M3 paid once > by webhook", state: "failed" },
    ],
    [{ id: "REL-M3", figure: "50 of 50", step: "SQLite" }],
  );
  expect(rows).toEqual([
    ["REL-M3", "paid once > by webhook", "SQLite", "50 of 50", "passed"],
    ["REL-M3", "paid once > by webhook", "PostgreSQL", "", "FAILED"],
    ["REL-M11", "one winner", "SQLite", "", "passed"],
  ]);
});

test("steps with the same result share a row", () => {
  const alike = ["SQLite", "PostgreSQL"].map((step) => ({
    step,
    file,
    title: "REL-M1 safe",
    state: "passed" as const,
  }));
  expect(requirementRows(alike, [])).toEqual([["REL-M1", "safe", "SQLite + PostgreSQL", "", "passed"]]);
});
