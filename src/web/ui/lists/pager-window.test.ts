import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slidingWindow, windowWithEnds } from "./pager-window.ts";

describe("slidingWindow", () => {
  it.each([
    [1, 3, 5, [1, 2, 3]],
    [1, 9, 5, [1, 2, 3, 4, 5]],
    [5, 9, 5, [3, 4, 5, 6, 7]],
    [9, 9, 5, [5, 6, 7, 8, 9]],
    [1, 0, 5, []],
  ])("page %i of %i, at most %i", (page, count, most, window) => {
    expect(slidingWindow(page, count, most)).toEqual(window);
  });
});

describe("windowWithEnds", () => {
  it.each([
    [1, 5, 5, [1, 2, 3, 4, 5]],
    [1, 12, 5, [1, 2, 3, 4, "gap", 12]],
    [6, 12, 5, [1, "gap", 5, 6, 7, "gap", 12]],
    [12, 12, 5, [1, "gap", 9, 10, 11, 12]],
    [4, 8, 7, [1, 2, 3, 4, 5, 6, "gap", 8]],
  ])("page %i of %i, at most %i", (page, count, most, window) => {
    expect(windowWithEnds(page, count, most)).toEqual(window);
  });

  it("holds the page itself, rises, and never shows more numbers than asked", () => {
    const pages = fc.integer({ min: 1, max: 400 }).chain((count) =>
      fc.record({
        count: fc.constant(count),
        page: fc.integer({ min: 1, max: count }),
        most: fc.integer({ min: 5, max: 9 }),
      }),
    );
    fc.assert(
      fc.property(pages, ({ count, page, most }) => {
        const numbers = windowWithEnds(page, count, most).filter((item) => item !== "gap");
        expect(numbers).toContain(page);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers.length).toBe(Math.min(most, count));
      }),
    );
  });
});
