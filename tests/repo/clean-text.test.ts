import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository-files.ts";

// Put together here, so that this file does not hold what it looks for.
const machinePath = new RegExp(`(^|[^\\w.])/(${["work", "root", "home/\\w+", "tmp/studio"].join("|")})/`);
const unfinished = new RegExp(`\\b(${["TO" + "DO", "FIX" + "ME", "X" + "XX"].join("|")})\\b`);
const skip = ["package-lock.json", "LICENSE"];

const texts = repositoryFiles.filter(
  (path) =>
    /\.(ts|tsx|mjs|css|md|json|py|po|sh|ya?ml|html|svg|txt)$|^\.ci\/|file$/i.test(path) &&
    !skip.includes(path),
);

function linesThatMatch(pattern: RegExp): string[] {
  return texts.flatMap((path) =>
    readText(path)
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? `${path}:${index + 1}: ${line.trim()}` : [])),
  );
}

test("no text names a folder of the machine it was written on", () => {
  expect(linesThatMatch(machinePath), "Name paths from the repository's root.").toEqual([]);
});

test("no text says that something is left to do", () => {
  expect(linesThatMatch(unfinished), "Do it, or record it in docs/ as a known difference.").toEqual([]);
});
