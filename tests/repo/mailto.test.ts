import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository-files.ts";

test("links that write a mail are made by mailtoOf alone, which encodes the address", () => {
  const others = repositoryFiles
    .filter((path) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => path !== "src/domain/text/mailto.ts" && readText(path).includes("mailto:"));
  expect(others, "Use mailtoOf of src/domain/text/mailto.ts.").toEqual([]);
});
