import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository-files.ts";

test("no class asks for a colour that the tokens do not have: it would have no effect", () => {
  const own = new Set(
    [...readText("src/web/ui/theme/tokens.css").matchAll(/--color-([\w-]+):/g)].map(([, name]) => name),
  );
  const foreign =
    /\b(?:bg|text|border|fill|stroke|outline|from|to)-((?:white|black|gray|zinc|red|green|blue|yellow|amber)(?:-\d+)?)\b/g;
  const found = repositoryFiles
    .filter((path) => /^src\/web\/.*\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readText(path).matchAll(foreign)].map(([name, colour]) => ({ path, name, colour })),
    )
    .filter(({ colour }) => !own.has(colour));
  expect(found, "Use a colour of src/web/ui/theme/tokens.css, or write the value: bg-[#fff].").toEqual([]);
});
