import { expect, test } from "vitest";
import { orderNumberOf, quoteIdIn } from "./quote-reference.ts";

test.each([
  ["GE-2026-000007", 7],
  ["DV-2026-123456789", 123_456_789],
  ["Q2-2026-000012", 12],
  ["2Q-2026-000012", 0],
  ["GE-2026-12", 0],
  ["I-2026-0005", 0],
  ["", 0],
])("ADR-104 %s names the quote %i", (reference, id) => {
  expect(quoteIdIn(reference)).toBe(id);
});

test("ADR-104 an order is numbered as its quote, whatever this began with", () => {
  expect(orderNumberOf("GE-2026-000007", "GO")).toBe("GO-2026-000007");
  expect(orderNumberOf("DV-2026-000007", "CM")).toBe("CM-2026-000007");
});
