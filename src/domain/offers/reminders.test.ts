import { describe, expect, test } from "vitest";
import { firstSettings } from "../settings/shop-settings.ts";
import { planReminders, reasonToSkip } from "./reminders.ts";

const settings = firstSettings();
/** Tuesday, 11:00 in Denver. */
const sentAt = new Date("2026-12-01T18:00:00Z");
const plan = (validUntil: string | null, others: object = {}, now = sentAt) =>
  planReminders({ sentAt, validUntil }, { ...settings, ...others }, now).map(({ kind, dueAt }) => [
    kind,
    dueAt.toISOString(),
  ]);

describe("L5.1 an offer's reminders", () => {
  test("come a week after sending, and three days before the end at nine", () => {
    expect(plan("2026-12-31")).toEqual([
      ["offer_unanswered", "2026-12-08T18:00:00.000Z"],
      ["offer_ending", "2026-12-28T16:00:00.000Z"],
    ]);
  });

  test("wait for a working day (L5.3)", () => {
    expect(plan("2026-12-29", { reminder_after_days: 4 })).toEqual([
      // Saturday the 5th, and Saturday the 26th.
      ["offer_unanswered", "2026-12-07T16:00:00.000Z"],
      ["offer_ending", "2026-12-28T16:00:00.000Z"],
    ]);
  });

  test("never come twice on a day, nor after the end", () => {
    expect(plan("2026-12-11")).toEqual([["offer_ending", "2026-12-08T16:00:00.000Z"]]);
    // Saturday and Sunday are all that is left.
    expect(plan("2026-12-06", { reminder_after_days: 4, reminder_before_days: 1 })).toEqual([]);
  });

  test("are not planned for what is past, where there is no end, or where they are switched off", () => {
    expect(plan("2026-12-31", {}, new Date("2026-12-10T18:00:00Z"))).toEqual([
      ["offer_ending", "2026-12-28T16:00:00.000Z"],
    ]);
    expect(plan(null)).toEqual([["offer_unanswered", "2026-12-08T18:00:00.000Z"]]);
    expect(plan("2026-12-31", { reminders_on: false })).toEqual([]);
  });
});

test("L5.2 a reminder is sent only while its condition holds", () => {
  const facts = {
    ...{ isDeleted: false, isWaiting: true, isExpired: false },
    ...{ isPaused: false, areOn: true, wasRefused: false },
  };
  expect(reasonToSkip(facts)).toBeUndefined();
  expect(
    [
      { isDeleted: true },
      { isWaiting: false },
      { isExpired: true },
      { isPaused: true },
      { areOn: false },
      { wasRefused: true },
    ].map((fact) => reasonToSkip({ ...facts, ...fact })),
  ).toEqual(["deleted", "answered", "expired", "paused", "switched_off", "mail_refused"]);
});
