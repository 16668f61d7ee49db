import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository-files.ts";

const door = "src/domain/text/normalize.ts";

test("texts are normalized in one place, which bounds what it takes (REL-I18)", () => {
  const others = repositoryFiles.filter(
    (path) =>
      /^(src|tools)\/.*\.tsx?$/.test(path) &&
      !/\.(test|fixture)\.tsx?$/.test(path) &&
      path !== door &&
      /\.normalize\(/.test(readText(path)),
  );
  expect(others, `Use composed, normalizeText (${door}) or fold.`).toEqual([]);
});
