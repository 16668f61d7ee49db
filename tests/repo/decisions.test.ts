import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository-files.ts";

const decisions = repositoryFiles
  .filter((path) => /^docs\/decisions\/\d{4}-/.test(path))
  .map((path) => ({ path, text: readText(path) }));

test("every decision has a status and a date, and says what was considered and what it costs", () => {
  const parts = {
    Status: /^[-*\s]*Status\b/m,
    Date: /\b2\d{3}-\d\d-\d\d\b/,
    Considered: /\bConsidered\b/i,
    Cost: /\bCosts?\b/i,
  };
  const missing = decisions.flatMap(({ path, text }) =>
    Object.entries(parts).flatMap(([part, form]) => (form.test(text) ? [] : [`${path}: ${part}`])),
  );
  expect(missing, "Add the line below the title, as docs/decisions/0012-*.md has it.").toEqual([]);
});

test("a decision that supersedes another is named in the other's status", () => {
  const unmarked = decisions.flatMap(({ path, text }) =>
    [...text.matchAll(/\bSupersedes (?:ADR-|decision )?0*(\d+)/gi)].flatMap(([, number = ""]) => {
      const former = decisions.find((other) => other.path.includes(`/${number.padStart(4, "0")}-`));
      return former && /superseded/i.test(former.text.slice(0, 600)) ? [] : [`${path}: ${number}`];
    }),
  );
  expect(unmarked, "Write `Status: superseded by ADR-n` below the former one's title.").toEqual([]);
});
