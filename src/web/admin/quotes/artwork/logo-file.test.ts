import { expect, test } from "vitest";
import { canvasScale, logoFileName } from "./logo-file.ts";

// SPEC-1.23
test.each([
  ["image/png", "1772442000000.png"],
  ["image/jpeg", "1772442000000.png"],
  ["image/gif", "1772442000000.png"],
  ["application/pdf", "1772442000000.pdf"],
])("a logo of %s is saved as %s", (mediaType, name) => {
  expect(logoFileName(mediaType, new Date("2026-03-02T09:00:00Z"))).toBe(name);
});

test.each([
  [1000, 1000, 1],
  [4000, 4000, 1],
  [5000, 5000, 0.8],
  [40_000, 1000, 0.632],
])("a picture of %i × %i is drawn whole where canvases are small", (width, height, scale) => {
  expect(canvasScale(width, height)).toBeCloseTo(scale, 3);
});
