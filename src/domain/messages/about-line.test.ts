import { expect, test } from "vitest";
import { linesToWriteAbout } from "./about-line.ts";

test("L8.1 each line and each option of an offer can be written about, and keeps its number", () => {
  const lines = ["Market tote, Large", "", "Freight"].map((name) => ({ name }));
  expect(linesToWriteAbout({ number: 2, lines, options: [{ title: "How many" }] })).toEqual([
    { version: 2, line: 1, name: "Market tote, Large" },
    { version: 2, line: 3, name: "Freight" },
    { version: 2, line: 4, name: "How many" },
  ]);
});
