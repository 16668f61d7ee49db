import { expect, test } from "vitest";
import { firstError } from "./text/field-rules.ts";
import { said } from "./words.fixture.ts";
import { withValues } from "./words.ts";

const words = { id: "a", message: "{size}: {n, number}" };

test("values join the words without changing the constant", () => {
  const first = withValues(words, { size: "L" });
  expect(withValues(first, { n: 10_000 })).toEqual({ ...words, values: { size: "L", n: 10_000 } });
  expect(words).not.toHaveProperty("values");
  expect(said(withValues(first, { n: 10_000 }))).toBe("L: 10,000");
});

test("the first rule that finds an error decides", () => {
  const rule = firstError<number>(
    (n) => (n < 0 ? { id: "low", message: "low" } : undefined),
    (n) => (n % 2 ? { id: "odd", message: "odd" } : undefined),
  );
  expect([-1, 1, 2].map((n) => rule(n)?.id)).toEqual(["low", "odd", undefined]);
});
