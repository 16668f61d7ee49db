import { expect, test } from "vitest";
import { moveByKey, spotOf } from "./zoom-spot.ts";

const box = { left: 100, top: 50, width: 200, height: 500 };
const currentTarget = { getBoundingClientRect: () => box as DOMRect };

test.each([
  [200, 300, { x: 50, y: 50 }],
  [100, 50, { x: 0, y: 0 }],
  [900, -20, { x: 100, y: 0 }],
])("a pointer at %i, %i", (clientX, clientY, spot) => {
  expect(spotOf({ clientX, clientY, currentTarget })).toEqual(spot);
});

test("arrow keys move the spot and stop at the edges", () => {
  expect(moveByKey({ x: 50, y: 50 }, "ArrowLeft")).toEqual({ x: 40, y: 50 });
  expect(moveByKey({ x: 95, y: 50 }, "ArrowRight")).toEqual({ x: 100, y: 50 });
  expect(moveByKey({ x: 50, y: 5 }, "ArrowUp")).toEqual({ x: 50, y: 0 });
  expect(moveByKey({ x: 50, y: 50 }, "ArrowDown")).toEqual({ x: 50, y: 60 });
  expect(moveByKey({ x: 50, y: 50 }, "Tab")).toBeUndefined();
});
