import fc from "fast-check";
import { expect, test } from "vitest";
import { endOfShopDay } from "../time/shop-day.ts";
import { daysLeft, isExpired, lastValidDay } from "./validity.ts";

const denver = "America/Denver";

test.each([
  ["2026-12-01T18:00:00.000Z", 30, "2026-12-31"],
  // Late in the evening where the shop is, and the next day in UTC.
  ["2026-12-02T05:00:00.000Z", 30, "2026-12-31"],
  ["2026-03-01T18:00:00.000Z", 30, "2026-03-31"],
  ["2026-02-27T18:00:00.000Z", 1, "2026-02-28"],
  ["2026-01-01T18:00:00.000Z", 365, "2027-01-01"],
])("L4.1 sent at %s for %i days it holds until %s", (sentAt, validDays, day) => {
  expect(lastValidDay(new Date(sentAt), denver, validDays)).toBe(day);
});

test.each([
  ["in winter the shop is 7 hours behind", "2026-12-31", "2027-01-01T07:00:00.000Z"],
  ["in summer 6", "2026-06-30", "2026-07-01T06:00:00.000Z"],
  ["on the day on which the clocks go back", "2026-11-01", "2026-11-02T07:00:00.000Z"],
  ["on the day on which they go forward", "2026-03-08", "2026-03-09T06:00:00.000Z"],
])("L4.1 %s: the end of %s is %s", (_when, day, end) => {
  expect(endOfShopDay(day, denver)).toBe(end);
  expect(isExpired(day, new Date(Date.parse(end) - 1), denver)).toBe(false);
  expect(isExpired(day, new Date(end), denver)).toBe(true);
});

test("an offer without a last day never expires", () => {
  expect(isExpired(null, new Date("2099-01-01T00:00:00Z"), denver)).toBe(false);
});

test.each([
  ["2026-12-01T18:00:00Z", 30],
  ["2026-12-29T18:00:00Z", 2],
  ["2026-12-31T18:00:00Z", 0],
  ["2027-01-01T06:59:59Z", 0],
  ["2027-01-01T07:00:00Z", 0],
])("at %s %i days are left until 2026-12-31", (now, left) => {
  expect(daysLeft("2026-12-31", new Date(now), denver)).toBe(left);
});

test("an offer that is valid for some days never reads more of them", () => {
  const moments = fc.date({
    min: new Date("2026-01-01T00:00:00Z"),
    max: new Date("2028-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 365 }), moments, (sentAt, validDays, now) => {
      const last = lastValidDay(sentAt, denver, validDays);
      expect(daysLeft(last, sentAt, denver)).toBe(validDays);
      if (daysLeft(last, now, denver) > 0) expect(isExpired(last, now, denver)).toBe(false);
      expect(isExpired(last, sentAt, denver)).toBe(false);
    }),
  );
});

test("L4.2 an offer holds for 30 days unless staff says otherwise", () => {
  expect(lastValidDay(new Date("2026-12-01T18:00:00.000Z"), denver)).toBe("2026-12-31");
});
