import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository-files.ts";

const featureFolder = /^src\/server\/features\/([a-z-]+)\//;

test("the README's map has a row for each feature", () => {
  const features = new Set(repositoryFiles.flatMap((path) => featureFolder.exec(path)?.[1] ?? []));
  const rows = readText("README.md").matchAll(/^\| *\**`?([a-z-]+)`?\** *\|/gm);
  const mapped = new Set([...rows].map(([, name]) => name));
  const missing = [...features.difference(mapped)];
  expect(missing, "Add a row to the map in README.md: what the feature is and where it starts.").toEqual([]);
});
