import { expect, test } from "vitest";
import { newerBuiltIns } from "#tests/support/newer-built-ins.ts";
import { readText, repositoryFiles } from "./repository-files.ts";

/** Names that other objects have as well, such as `z.union`; these are left to the journey in an older browser. */
const ambiguous = /^(Iterator|Set)\.prototype\.(?!is|symmetric)/;

const patterns = newerBuiltIns
  .filter((path) => !ambiguous.test(path))
  .map((path) => {
    const [owner = "", ...rest] = path.split(".");
    const name = rest.at(-1) ?? "";
    const call = path.includes(".prototype.") ? `\\.${name}\\(` : `(?<!typeof )\\b${owner}\\.${name}\\(`;
    return { path, pattern: new RegExp(call) };
  });

test("what runs in the browser uses nothing newer than the browsers that the shop serves", () => {
  const found = repositoryFiles
    .filter((path) => /^src\/(web|domain|contracts)\/.*\.tsx?$/.test(path))
    .filter((path) => !/\.(test|fixture)\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = readText(path);
      return patterns.filter(({ pattern }) => pattern.test(text)).map((used) => `${path}: ${used.path}`);
    });
  expect(found, "Firefox 115, Chrome 111 or Safari 16.4 do not have it (docs/architecture.md).").toEqual([]);
});
