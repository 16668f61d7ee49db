import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository-files.ts";

const most = 250;

test("no file is longer than 250 lines", () => {
  const long = repositoryFiles
    .filter((path) => /^(src|tests|tools|bench)\/.*\.(ts|tsx|mjs|css|py)$/.test(path))
    .map((path) => ({ path, lines: readText(path).split("\n").length - 1 }))
    .filter(({ lines }) => lines > most);
  expect(long, "Split it by what its parts do; a test file by what it tests.").toEqual([]);
});
