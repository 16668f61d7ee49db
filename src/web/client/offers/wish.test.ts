import { expect, test } from "vitest";
import { sentVersion } from "./version.fixture.ts";
import { linesToChange, wishOn } from "./wish.ts";

test("a wish about a line begins with the line's name", () => {
  expect(wishOn("", "Blue, please.")).toBe("Blue, please.");
  expect(wishOn("Market tote, Large", "Blue, please.")).toBe("Market tote, Large: Blue, please.");
});

test("a wish can be about each line and each option, named once", () => {
  const [line] = sentVersion.lines;
  const lines = [line, line, { ...line, name: "" }, { ...line, name: "Freight" }] as typeof sentVersion.lines;
  const options = [{ id: "o1", kind: "one_of" as const, title: "How many", choices: [] }];
  expect(linesToChange({ lines, options })).toEqual(["Market tote, Large", "Freight", "How many"]);
});
