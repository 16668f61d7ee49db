import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository-files.ts";

test("no rule for a screen asks the whole page what it holds: each element that comes would have all styled anew", () => {
  const asking = /(?::root|html|body)(?:\[[^\]]*\])?:has\(/g;
  const found = repositoryFiles
    .filter(
      (path) => path.startsWith("src/web/") && path.endsWith(".css") && path !== "src/web/ui/theme/print.css",
    )
    .flatMap((path) => [...readText(path).matchAll(asking)].map(([rule]) => ({ path, rule })));
  expect(
    found,
    "Say it on the root itself: useDensePage in src/web/admin/shell/admin-shell.tsx shows how.",
  ).toEqual([]);
});
