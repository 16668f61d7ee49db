import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository-files.ts";

const known = new Set(
  readText("src/web/admin/history/audit-words.ts")
    .matchAll(/"([a-z_-]+\.[a-z-]+)"/g)
    .map(([, verb]) => verb),
);

test("FOUND-U74 every verb of the history has words for people", () => {
  const files = repositoryFiles.filter(
    (path) => path.startsWith("src/server/") && path.endsWith(".ts") && !/\.(test|fixture)\.ts$/.test(path),
  );
  const verbs = files.flatMap((path) =>
    [
      ...readText(path).matchAll(/\baction: (?:\w+ \? )?"([a-z_-]+\.[a-z-]+)"(?: : "([a-z_-]+\.[a-z-]+)")?/g),
    ].flatMap(([, one, other]) => [one, other].filter((verb) => verb !== undefined)),
  );
  expect(verbs.length).toBeGreaterThan(50);
  expect(
    [...new Set(verbs)].filter((verb) => !known.has(verb)),
    "Say them in src/web/admin/history/audit-words.ts.",
  ).toEqual([]);
});
