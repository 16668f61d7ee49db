import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvLine, csvText } from "./csv.ts";
import { safeCell } from "./safe-cell.ts";

describe("REL-I8: cells that a spreadsheet would run", () => {
  test.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    " =1",
    "\u00A0=1",
    "\u200B=1",
    "\uFEFF=1",
    "\u00AD=1",
    "|cmd",
    "%0A=1",
    "＝1",
    "＋1",
    "－1",
    "＠A",
    "\u0000=1",
    "+1 303-555-0123",
  ])("%j is neutralised", (text) => {
    expect(safeCell(text)).toMatch(/^'/);
  });

  test.each(["Ann", "", "3 = 3", "a-b", "12", "'quoted", "été"])("%j stays as it is", (text) => {
    expect(safeCell(text)).toBe(text);
  });

  test("no cell begins with what starts a formula, however it is wrapped", () => {
    const start = fc.constantFrom(
      "=",
      "+",
      "-",
      "@",
      "|",
      "\t",
      "\r",
      "\n",
      " ",
      "\u200B",
      "＝",
      "\u0001",
      "a",
    );
    fc.assert(
      fc.property(fc.array(start, { maxLength: 6 }), fc.string(), (starts, rest) => {
        expect(safeCell(starts.join("") + rest)).not.toMatch(/^[\s\u200B\uFEFF]*[=+\-@|＝＋－＠]/u);
      }),
    );
  });
});

describe("CSV (SPEC-2.33)", () => {
  test("every cell is quoted; numbers keep their sign", () => {
    expect(csvLine(["a,b", 'say "hi"', -1, null, "=1"], "mul")).toBe(`"a,b","say ""hi""","-1","","'=1"\r\n`);
  });

  test("French spreadsheets get semicolons", () => {
    expect(csvLine(["x;=1+1", 2], "fr")).toBe(`"x;=1+1";"2"\r\n`);
  });

  test.each([
    ["en", "x;=1+1;y", "x;'=1+1;y"],
    ["en", "x,=1+1,y", "x,=1+1,y"],
    ["fr", "x,=1+1,y", "x,'=1+1,y"],
    ["fr", 'x, "=1+1,y', `x, ""'=1+1,y`],
    ["fr", "x\t@SUM(A1)\ty", "x\t'@SUM(A1)\ty"],
    ["en", "x\r\n=1", "x\r\n'=1"],
    ["fr", "x,\t=1", "x,\t'=1"],
    ["fr", "Tote, large; 20 % off", "Tote, large; 20 % off"],
  ] as const)("%s: %j runs nothing in a spreadsheet that separates otherwise", (locale, text, kept) => {
    expect(csvLine([text], locale)).toBe(`"${kept}"\r\n`);
  });

  test("a file begins with the UTF-8 mark", () => {
    expect(csvText([["ID"], [1]], "en")).toBe('\uFEFF"ID"\r\n"1"\r\n');
  });
});
