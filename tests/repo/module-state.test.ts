import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository-files.ts";

/** Files that keep state of their module on purpose, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  "src/web/ui/feedback/toast.ts":
    "A tab is one visitor, and its messages come from everywhere, also before what shows them is loaded.",
  "src/web/api/under-one-key.ts":
    "A tab is one person: a command that got no answer keeps its key, whatever screen gives it again.",
  "src/domain/time/shop-day.ts":
    "What it keeps is made of its key alone: another call would make the same again.",
  "src/web/words/server-words.ts":
    "What it keeps is made of constants and of its key alone: another call would make the same again.",
  "src/web/ui/feedback/toast-stack.tsx": "Base UI's own store of the messages that a tab shows.",
};

/** In the browser, what a tab stores and reads back: the state is the storage's. */
const stores = /createStoredValue\b/;
const limits = /\bpLimit\(/;

/**
 * What a file keeps in its module from one call to the next: variables, limits, and collections that it writes to. Where a
 * pattern searches from is set before each search.
 */
function moduleStateOf(text: string): string[] {
  const declared = text.matchAll(/^(?:export )?(let|var|const) (\w+)\b(.*)$/gm);
  return [...declared].flatMap(([, keyword, name = "", rest = ""]) => {
    if (keyword !== "const" || limits.test(rest)) return [name];
    const writes = new RegExp(
      `(?<![.\\w])${name}(\\.(set|add|delete|clear|push|unshift|pop|shift|splice)\\(|(\\.(?!lastIndex)\\w+|\\[[^\\]]+\\]) (\\?\\?|\\|\\|)?= )`,
    );
    return writes.test(text) && !stores.test(rest) ? [name] : [];
  });
}

test("no module of src keeps state", () => {
  const found = repositoryFiles
    .filter((path) => /^src\/.*\.tsx?$/.test(path) && !/\.(test|fixture|examples)\.tsx?$/.test(path))
    .filter((path) => !path.startsWith("src/web/workbench/") && exceptions[path] === undefined)
    .flatMap((path) => moduleStateOf(readText(path)).map((name) => `${path}: ${name}`));
  expect(
    found,
    "Make it in open-services.ts or app.ts and hand it over; in the browser, in a context.",
  ).toEqual([]);
});

test("each exception is still one", () => {
  const idle = Object.keys(exceptions).filter((path) => moduleStateOf(readText(path)).length === 0);
  expect(idle, "Take it off the list.").toEqual([]);
});

test.each([
  ["let count = 0;", true],
  ["export const seen = new Map<string, number>();\nseen.set('a', 1);", true],
  ["const twoAtATime = pLimit(2);", true],
  ["const known: Record<string, number> = {};\nknown[name] ??= 1;", true],
  ["const seen = new Set(['a']);\nif (seen.has(name)) stop();", false],
  ["function count() {\n  const seen = new Set();\n  seen.add(1);\n}", false],
  ["export const cart = createStoredValue<Cart>({});\ncart.set(empty);", false],
])("%j keeps state: %s", (text, isState) => {
  expect(moduleStateOf(text).length > 0).toBe(isState);
});
