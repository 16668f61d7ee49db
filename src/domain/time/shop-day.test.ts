import fc from "fast-check";
import { expect, test } from "vitest";
import { hours } from "./durations.ts";
import { dayFinder, endOfShopDay, isTimeZone, lastShopDays, startOfShopDay } from "./shop-day.ts";

test.each([
  ["2026-01-15", "2026-01-15T07:00:00.000Z", "2026-01-16T07:00:00.000Z"],
  ["2026-07-15", "2026-07-15T06:00:00.000Z", "2026-07-16T06:00:00.000Z"],
  // Clocks go forward on this day, and back on the other one.
  ["2026-03-08", "2026-03-08T07:00:00.000Z", "2026-03-09T06:00:00.000Z"],
  ["2026-11-01", "2026-11-01T06:00:00.000Z", "2026-11-02T07:00:00.000Z"],
  ["2028-02-29", "2028-02-29T07:00:00.000Z", "2028-03-01T07:00:00.000Z"],
])("the day %s in Denver begins at %s and ends at %s", (day, start, end) => {
  expect(startOfShopDay(day, "America/Denver")).toBe(start);
  expect(endOfShopDay(day, "America/Denver")).toBe(end);
});

test.each([
  // Put forward at midnight: the day begins at one o'clock.
  ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z"],
  ["2026-03-08", "America/Havana", "2026-03-08T05:00:00.000Z"],
  ["2026-04-24", "Africa/Cairo", "2026-04-23T22:00:00.000Z"],
  // Put back at midnight, and where that hour comes twice: the first of them.
  ["2026-04-05", "America/Santiago", "2026-04-05T04:00:00.000Z"],
  ["2026-11-01", "America/Havana", "2026-11-01T04:00:00.000Z"],
])("the day %s in %s begins at %s, whatever its clocks do at midnight", (day, timeZone, start) => {
  expect(startOfShopDay(day, timeZone)).toBe(start);
});

test.each(["America/Denver", "Europe/Paris", "Asia/Tokyo", "Pacific/Auckland"])(
  "every day begins when the one before ends, at midnight in %s, and has 23 to 25 hours",
  (timeZone) => {
    const clock = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      dateStyle: "short",
      timeStyle: "medium",
      hourCycle: "h23",
    });
    const someDay = fc
      .date({ min: new Date("2008-01-01"), max: new Date("2060-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(someDay, (day) => {
        const start = new Date(startOfShopDay(day, timeZone));
        const length = Date.parse(endOfShopDay(day, timeZone)) - start.getTime();
        expect(clock.format(start)).toBe(`${day}, 00:00:00`);
        expect([hours(23), hours(24), hours(25)]).toContain(length);
      }),
      { numRuns: 50 },
    );
  },
);

test.each([
  ["Europe/Paris", true],
  ["America/Argentina/Buenos_Aires", true],
  ["UTC", true],
  ["Paris", false],
  ["", false],
  ["+02:00", false],
  // Days begin between two hours there, and figures are summed by the hour.
  ["Asia/Kolkata", false],
  ["Australia/Lord_Howe", false],
  // Half an hour apart only until 1981.
  ["Asia/Singapore", true],
])("%s as the zone of a shop: %s", (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});

test("the last days end with today where the shop is, a day after midnight in London included", () => {
  expect(lastShopDays(new Date("2026-03-10T04:00:00Z"), 3, "America/Denver")).toEqual([
    "2026-03-07",
    "2026-03-08",
    "2026-03-09",
  ]);
  expect(lastShopDays(new Date("2026-03-10T06:00:00Z"), 1, "America/Denver")).toEqual(["2026-03-10"]);
});

test("an hour, and a moment, belong to the day that it is in Denver", () => {
  const dayOf = dayFinder(["2026-03-07", "2026-03-08", "2026-03-09"], "America/Denver");
  expect(dayOf("2026-03-07T06")).toBeUndefined();
  expect(dayOf("2026-03-07T07")).toBe("2026-03-07");
  expect(dayOf("2026-03-08T06:59:59.999Z")).toBe("2026-03-07");
  expect(dayOf("2026-03-08T07:00:00.000Z")).toBe("2026-03-08");
  // Clocks went forward: the next day begins an hour earlier.
  expect(dayOf("2026-03-09T05:59:59.999Z")).toBe("2026-03-08");
  expect(dayOf("2026-03-09T06")).toBe("2026-03-09");
});
