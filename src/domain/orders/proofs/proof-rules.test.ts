import fc from "fast-check";
import { expect, test } from "vitest";
import { changesRule, markWithin, proofAnswerRules, proofBoxes } from "./proof-answer.ts";
import { nameOfProofPlace, proofRules } from "./proof-facts.ts";
import { proofFileRule } from "./proof-file.ts";

const png = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const all = { spelling: true, size: true, place: true, inks: true, quantity: true, address: true };

test.each([
  [1, true],
  [3_000, true],
  [0, false],
  [3_001, false],
  [82.5, false],
  [Number.NaN, false],
])("L16.1 %d mm: %s", (value, isGood) => {
  expect(proofRules.millimetres(value) === undefined).toBe(isGood);
});

test("L16.1 a place has a name and inks", () => {
  expect(proofRules.place(" ")).toBeDefined();
  expect(proofRules.place("Bottom fold")).toBeUndefined();
  expect(proofRules.inks([])).toBeDefined();
  expect(proofRules.inks(["PMS 185 C"])).toBeUndefined();
  expect(proofRules.inks(["x".repeat(61)])).toBeDefined();
  expect(proofRules.inks(Array(13).fill("Black"))).toBeDefined();
  expect(proofRules.places([])).toBeDefined();
});

test("a known place is named in the reader's language, any other as it was written", () => {
  const say = ({ id }: { id: string }) => id;
  expect(nameOfProofPlace("front", say)).toBe("print.place.front");
  expect(nameOfProofPlace("Bottom fold", say)).toBe("Bottom fold");
});

test.each(proofBoxes)("L16.2 without %s nothing is approved", (box) => {
  expect(proofAnswerRules.boxes(all)).toBeUndefined();
  expect(proofAnswerRules.boxes({ ...all, [box]: false })).toBeDefined();
});

test("L16.3 changes are asked for in words or by marks", () => {
  expect(changesRule({ text: " ", marks: [] })).toBeDefined();
  expect(changesRule({ text: "Larger", marks: [] })).toBeUndefined();
  expect(changesRule({ text: "", marks: [{ x: 1, y: 2, text: "Here" }] })).toBeUndefined();
});

test("a mark never leaves the picture", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (x, y) => {
      const mark = markWithin({ x, y, text: "" });
      for (const at of [mark.x, mark.y]) expect(at >= 0 && at <= 1_000 && Number.isInteger(at)).toBe(true);
    }),
  );
});

test.each([
  [undefined, "proof.file.missing"],
  [{ name: "a.png", type: "image/png", size: 10, start: png }, undefined],
  [{ name: "a.pdf", type: "image/png", size: 10 }, "proof.file.type"],
  [{ name: "a.pdf", type: "", size: 10, start: png }, "proof.file.type"],
  [{ name: "a.zip", type: "", size: 10 }, "proof.file.type"],
  [{ name: "a.png", type: "image/png", size: 5_242_881, start: png }, "proof.file.size"],
])("a file %j is refused with %s", (file, id) => {
  expect(proofFileRule(file)?.id).toBe(id);
});
