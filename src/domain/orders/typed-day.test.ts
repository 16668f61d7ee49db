import { expect, test } from "vitest";
import { typedDayBounds, typedDayRule } from "./typed-day.ts";

const frame = { today: "2026-11-28", since: "2026-11-20" };

test.each([
  ["answer", "2026-11-28", undefined],
  ["answer", "2026-11-29", "day.afterToday"],
  ["answer", "2026-11-20", undefined],
  ["answer", "2026-11-19", "day.early.answer"],
  ["approval", "2026-11-19", "day.early.approval"],
  ["shipment", "2026-11-19", "day.early.shipment"],
  ["transfer", "2026-09-21", undefined],
  ["transfer", "2026-09-20", "day.early.transfer"],
  ["signature", "2026-11-29", "day.afterToday"],
] as const)("FOUND-H6 the day of %s, %s", (of, day, error) => {
  expect(typedDayRule(of, day, frame)?.id).toBe(error);
});

test.each([
  ["transfer", "2026-11-22", undefined],
  ["transfer", "2026-11-21", "books.dayIsClosed"],
  ["shipment", "2026-11-20", "books.dayIsClosed"],
  ["answer", "2026-11-19", "day.early.answer"],
  ["signature", "2026-11-20", undefined],
] as const)("SPEC-4.50 the day of %s, %s, with books closed up to 21 November", (of, day, error) => {
  expect(typedDayRule(of, day, { ...frame, lockedUntil: "2026-11-21" })?.id).toBe(error);
});

test("FOUND-H6 a signature may be as old as it is", () => {
  expect(typedDayBounds("signature", { today: "2026-11-28" })).toEqual({ min: undefined, max: "2026-11-28" });
});
