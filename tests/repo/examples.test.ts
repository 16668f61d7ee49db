import { posix } from "node:path";
import { expect, test } from "vitest";
import { imports } from "./imports.ts";
import { repositoryFiles } from "./repository-files.ts";

/** Drawn by another part, and only there. */
const inside: Readonly<Record<string, string>> = { "toast-stack.tsx": "toaster.tsx" };

test("every part of src/web/ui is shown at the workbench", () => {
  const parts = repositoryFiles.filter(
    (path) =>
      /^src\/web\/ui\/(?:[\w-]+\/)?[\w-]+\.tsx$/.test(path) && !/\.(?:test|examples)\.tsx$/.test(path),
  );
  const shown = new Set(
    imports.filter(({ from }) => from.endsWith(".examples.tsx")).map(({ to }) => posix.basename(to)),
  );
  const missing = parts
    .map((path) => posix.basename(path))
    .filter((name) => !shown.has(inside[name] ?? name));
  expect(parts.length).toBeGreaterThan(30);
  expect(missing, "Show it in its states in an *.examples.tsx beside it: npm run workbench.").toEqual([]);
});
