import fc from "fast-check";
import { expect, test } from "vitest";
import { nextMailMoment } from "./mail-hours.ts";

const denver = { time_zone: "America/Denver", holidays: [] };

test.each([
  ["on a working day it leaves at once", "2026-12-01T18:00:00.000Z", "2026-12-01T18:00:00.000Z"],
  ["before 9:00 it waits until then", "2026-12-01T12:00:00.000Z", "2026-12-01T16:00:00.000Z"],
  ["from 17:00 on it waits for the next day", "2026-12-02T00:00:00.000Z", "2026-12-02T16:00:00.000Z"],
  ["from Friday evening until Monday", "2026-12-05T01:00:00.000Z", "2026-12-07T16:00:00.000Z"],
  ["on a Sunday until Monday", "2026-12-06T18:00:00.000Z", "2026-12-07T16:00:00.000Z"],
  ["in summer 9:00 is an hour earlier", "2026-07-01T10:00:00.000Z", "2026-07-01T15:00:00.000Z"],
  ["after the clocks went back", "2026-11-01T18:00:00.000Z", "2026-11-02T16:00:00.000Z"],
  ["after they went forward", "2026-03-08T18:00:00.000Z", "2026-03-09T15:00:00.000Z"],
])("L5.3 %s", (_when, due, leaves) => {
  expect(nextMailMoment(new Date(due), denver).toISOString()).toBe(leaves);
});

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/Denver",
  weekday: "short",
  hour: "numeric",
  hourCycle: "h23",
});

test("L5.3 no reminder leaves at night or at the weekend, and none before it is due", () => {
  const moments = fc.date({
    min: new Date("2026-01-01T00:00:00Z"),
    max: new Date("2030-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (due) => {
      const leaves = nextMailMoment(due, denver);
      const parts = Object.fromEntries(clock.formatToParts(leaves).map(({ type, value }) => [type, value]));
      expect(["Sat", "Sun"]).not.toContain(parts.weekday);
      expect(Number(parts.hour)).toBeGreaterThanOrEqual(9);
      expect(Number(parts.hour)).toBeLessThan(17);
      expect(leaves >= due).toBe(true);
      expect(nextMailMoment(leaves, denver)).toEqual(leaves);
    }),
  );
});

test("L5.3 no reminder leaves on a holiday, and all leave by the clock of the shop", () => {
  const lyon = { time_zone: "Europe/Paris", holidays: ["2026-12-25", "2026-12-28"] };
  const leaves = (due: string) => nextMailMoment(new Date(due), lyon).toISOString();
  expect(leaves("2026-12-24T08:30:00.000Z")).toBe("2026-12-24T08:30:00.000Z");
  expect(leaves("2026-12-24T16:00:00.000Z")).toBe("2026-12-29T08:00:00.000Z");
  expect(leaves("2026-07-14T12:00:00.000Z")).toBe("2026-07-14T12:00:00.000Z");
});
