import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository-files.ts";

/** How many requirements of the levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const published = {
  ...{ 1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 9: 7 },
  ...{ 10: 29, 11: 14, 12: 9, 13: 13, 14: 9, 15: 13, 16: 16, 17: 7 },
};
const verdicts = ["test", "code", "operator", "absent", "decided", "open"];

const rows = readText("docs/asvs.tsv")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [number = "", verdict = "", words = "", where = "", more] = line.split("\t");
    return { number, verdict, words, where, more };
  });

test("docs/asvs.tsv has a row for each requirement of the levels 1 and 2, in their order", () => {
  const counts = Object.fromEntries(
    Object.keys(published).map((chapter) => [
      chapter,
      rows.filter(({ number }) => number.startsWith(`V${chapter}.`)).length,
    ]),
  );
  expect(counts).toEqual(published);
  const numbers = rows.map(({ number }) => number);
  expect(numbers.filter((number) => !/^V\d+\.\d+\.\d+$/.test(number))).toEqual([]);
  const inOrder = numbers.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));
  expect(numbers).toEqual(inOrder);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("each row names a test, a place in the code, or a reason", () => {
  const stands = (path: string) =>
    repositoryFiles.some((file) => file === path || file.startsWith(`${path}/`));
  const wrong = rows.filter(({ verdict, words, where, more }) => {
    if (!verdicts.includes(verdict) || words === "" || more !== undefined) return true;
    if (verdict === "test") return !/\.test\.ts$/.test(where) || !stands(where);
    if (verdict === "code") return !stands(where);
    return where.split(" ").length < 3;
  });
  expect(wrong).toEqual([]);
});
