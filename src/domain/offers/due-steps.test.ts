import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstSettings } from "../settings/shop-settings.ts";
import { daysAfter } from "../time/days.ts";
import { shopDayAt } from "../time/shop-day.ts";
import {
  type DueStep,
  dueStepLimits,
  dueStepsRule,
  planDueReminders,
  reasonNotToAsk,
  stepsToTell,
  toneOfStep,
} from "./due-steps.ts";

const usual = [-3, 1, 8, 30];
const settings = { ...firstSettings(), due_reminder_steps: usual };
/** Tuesday, 11:00 in Denver. */
const now = new Date("2026-12-01T18:00:00Z");
const plan = (dueOn: string | null, others: object = {}, at = now) =>
  planDueReminders([{ dueOn }], { ...settings, ...others }, at).map(({ step, dueAt }) => [
    step,
    dueAt.toISOString(),
  ]);

describe("L5.1 the steps of what is owed", () => {
  test.each([
    // A Thursday: its third day before is a Monday, the day after a Friday, the eighth a Friday, the thirtieth a Saturday.
    [
      "2026-12-10",
      [
        [-3, "2026-12-07T16:00:00.000Z"],
        [1, "2026-12-11T16:00:00.000Z"],
        [8, "2026-12-18T16:00:00.000Z"],
        [30, "2027-01-11T16:00:00.000Z"],
      ],
    ],
    // A Friday: the day after it is a Saturday, so it leaves on Monday.
    [
      "2026-12-04",
      [
        [1, "2026-12-07T16:00:00.000Z"],
        [8, "2026-12-14T16:00:00.000Z"],
        [30, "2027-01-04T16:00:00.000Z"],
      ],
    ],
    // A Monday: its third day before is a Friday.
    [
      "2026-12-14",
      [
        [-3, "2026-12-11T16:00:00.000Z"],
        [1, "2026-12-15T16:00:00.000Z"],
        [8, "2026-12-22T16:00:00.000Z"],
        [30, "2027-01-13T16:00:00.000Z"],
      ],
    ],
    // Long past: only what is still to come.
    ["2026-11-10", [[30, "2026-12-10T16:00:00.000Z"]]],
    ["2026-10-01", []],
    [null, []],
  ])("of %s", (dueOn, expected) => {
    expect(plan(dueOn)).toEqual(expected);
  });

  test("say nothing before a day that no mail reaches in time any more", () => {
    // Sunday the 6th: the days before it and itself have no hours for mails after Friday.
    expect(plan("2026-12-06", { due_reminder_steps: [-1, 0, 1] })).toEqual([[1, "2026-12-07T16:00:00.000Z"]]);
    expect(plan("2026-12-04", { due_reminder_steps: [0] })).toEqual([[0, "2026-12-04T16:00:00.000Z"]]);
  });

  test("are none where the owner has given none, or has switched reminders off", () => {
    expect(plan("2026-12-10", { due_reminder_steps: [] })).toEqual([]);
    expect(plan("2026-12-10", { reminders_on: false })).toEqual([]);
  });

  test("come once for each day, not for each item", () => {
    const items = [{ dueOn: "2026-12-10" }, { dueOn: "2026-12-10" }, { dueOn: "2026-12-24" }];
    expect(planDueReminders(items, { ...settings, due_reminder_steps: [1] }, now)).toMatchObject([
      { dueOn: "2026-12-10", step: 1 },
      { dueOn: "2026-12-24", step: 1 },
    ]);
  });
});

test.each([
  [usual, ["soon", "due", "due", "last"]],
  [[3], ["due"]],
  [
    [-3, 3],
    ["soon", "due"],
  ],
  [
    [0, 1, 2],
    ["soon", "due", "last"],
  ],
])("L5.6 the steps %j speak %j", (steps, tones) => {
  expect(steps.map((step) => toneOfStep(step, steps))).toEqual(tones);
});

test.each([
  [[], undefined],
  [usual, undefined],
  [[-60, 365], undefined],
  [[-61], "settings.dueSteps"],
  [[366], "settings.dueSteps"],
  [[1, 1], "settings.dueSteps"],
  [[1.5], "settings.dueSteps"],
  [[Number.NaN], "settings.dueSteps"],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9], "settings.dueSteps"],
])("the steps %j: %s", (steps, id) => {
  expect(dueStepsRule(steps)?.id).toBe(id);
});

describe("L5.6 of several steps that wait", () => {
  const waiting = (...steps: (readonly [string, number])[]) =>
    steps.map(([dueOn, step]) => ({ dueOn, step }));

  test("only the latest of each day is told, and none from before the day after it", () => {
    const found = stepsToTell(
      waiting(["2026-12-01", -3], ["2026-12-01", 1], ["2026-12-01", 8]),
      "2026-12-20",
    );
    expect(found.told).toEqual(waiting(["2026-12-01", 8]));
    expect(stepsToTell(waiting(["2026-12-01", -3]), "2026-12-02").told).toEqual([]);
    expect(stepsToTell(waiting(["2026-12-01", -3]), "2026-12-01").told).toHaveLength(1);
    expect(stepsToTell(waiting(["2026-12-01", 1], ["2026-12-05", 1]), "2026-12-07").told).toHaveLength(2);
  });

  test("a shop that is off for whatever days never tells a step twice, nor two of a day at once", () => {
    const step = fc.integer({ min: -dueStepLimits.before, max: 90 });
    fc.assert(
      fc.property(
        fc.uniqueArray(step, { minLength: 1, maxLength: dueStepLimits.most }),
        fc.integer({ min: 0, max: 90 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 }),
        (steps, dueIn, pauses) => {
          const dueOn = daysAfter("2026-12-01", dueIn);
          let left = planDueReminders([{ dueOn }], { ...settings, due_reminder_steps: steps }, now);
          const told: DueStep[] = [];
          let day = "2026-12-01";
          for (const pause of pauses) {
            day = daysAfter(day, pause);
            const due = left.filter(({ dueAt }) => shopDayAt(dueAt, settings.time_zone) <= day);
            left = left.filter((each) => !due.includes(each));
            const sent = stepsToTell(due, day).told;
            expect(sent.length).toBeLessThanOrEqual(1);
            for (const { step: each } of sent) expect(each > 0 || day <= dueOn).toBe(true);
            told.push(...sent);
          }
          const days = told.map((each) => each.step);
          expect(days).toEqual([...new Set(days)].toSorted((one, other) => one - other));
        },
      ),
    );
  });
});

test("L5.2 what is owed is asked for only while nothing speaks against it", () => {
  const facts = {
    ...{ isDeleted: false, isOpen: true, isOnHold: false, isUnderWay: false, waitsForAnswer: false },
    ...{ isPaused: false, areOn: true, wasRefused: false },
  };
  expect(reasonNotToAsk(facts)).toBeUndefined();
  expect(
    [
      ...[{ isDeleted: true }, { isOpen: false }, { isOnHold: true }, { isUnderWay: true }],
      ...[{ waitsForAnswer: true }, { isPaused: true }, { areOn: false }, { wasRefused: true }],
    ].map((fact) => reasonNotToAsk({ ...facts, ...fact })),
  ).toEqual([
    ...["deleted", "paid", "on_hold", "under_way", "answered", "paused", "switched_off", "mail_refused"],
  ]);
});
