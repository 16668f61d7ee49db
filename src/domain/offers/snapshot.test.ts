import { expect, test } from "vitest";
import { canonicalText } from "./snapshot.ts";

test("keys are sorted at every depth, what is undefined is left out, and lists keep their order", () => {
  const value = { b: [2, { d: null, c: true }], a: "x", gone: undefined };
  expect(canonicalText(value)).toBe('{"a":"x","b":[2,{"c":true,"d":null}]}');
});

test("a text is the same however its accents were typed", () => {
  expect(canonicalText("e\u0301")).toBe(canonicalText("\u00e9"));
});

test("a fraction is refused: amounts are whole cents", () => {
  expect(() => canonicalText({ total: 0.1 })).toThrow(RangeError);
});
