import { expect, test } from "vitest";
import { logoFileName } from "./logo-file.ts";

// D23, S2 §9
test.each([
  ["image/png", "1772442000000.png"],
  ["image/jpeg", "1772442000000.png"],
  ["image/gif", "1772442000000.png"],
  ["application/pdf", "1772442000000.pdf"],
])("a logo of %s is saved as %s", (mediaType, name) => {
  expect(logoFileName(mediaType, new Date("2026-03-02T09:00:00Z"))).toBe(name);
});
