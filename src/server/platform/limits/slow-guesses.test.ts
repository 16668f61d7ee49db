import { expect, test } from "vitest";
import { days, hours, minutes, seconds } from "#domain/time/durations.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices } from "#tests/support/services.ts";
import { forgetGuesses, requireSlowQuota } from "./slow-guesses.ts";

const database = await openTestDatabase();
const services = createTestServices(database, { RATE_LIMITS: "on" });
const slowing = {
  ...{ name: "test", atOnce: 5, firstPause: seconds(30) },
  ...{ longestPause: hours(6), forgottenAfter: days(7) },
};

async function isAdmitted(who: string): Promise<boolean> {
  return await requireSlowQuota(services, slowing, who).then(
    () => true,
    () => false,
  );
}

test("REL-S8 a hundred guesses at once are as many as a hundred one after the other", async () => {
  const admitted = await Promise.all(Array.from({ length: 100 }, () => isAdmitted("at once")));
  expect(admitted.filter(Boolean)).toHaveLength(6);
});

test("REL-S8 guesses that never stop find a code within a year less than once in a hundred", async () => {
  let looked = 0;
  // Two weeks, because what is counted is forgotten after one.
  for (let tried = 0; tried < 14 * 24 * 6; tried += 1) {
    services.clock.advance(minutes(10));
    if (await isAdmitted("patient")) looked += 1;
  }
  const year = (looked * 365) / 14;
  // Three codes of a million are right at a time.
  const chance = year * (3 / 1_000_000);
  expect(chance).toBeLessThan(0.01);
  recordFigure(
    "REL-S8",
    `guesses from one place: ${Math.round(year)} a year, ${(chance * 100).toFixed(2)} % found`,
  );
});

test("REL-S8 a right guess ends its own pauses, and no others", async () => {
  for (let guess = 0; guess < 8; guess += 1) {
    await isAdmitted("one");
    await isAdmitted("other");
  }
  await forgetGuesses(services, slowing, "one");
  expect([await isAdmitted("one"), await isAdmitted("other")]).toEqual([true, false]);
});

test("RATE_LIMITS=off slows nothing", async () => {
  const unlimited = createTestServices(database);
  for (let guess = 0; guess < 20; guess += 1) await requireSlowQuota(unlimited, slowing, "unlimited");
});
