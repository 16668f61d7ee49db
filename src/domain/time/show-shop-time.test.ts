import { expect, test } from "vitest";
import { showDay, showShopTime, stamper } from "./show-shop-time.ts";

test.each([
  ["en", "November 21, 2026 at 12:25 PM MST"],
  ["fr", "21 novembre 2026 à 12:25 heure des Rocheuses"],
] as const)("a moment in %s names the shop's zone", (locale, shown) => {
  expect(showShopTime("2026-11-21T19:25:00.000Z", locale, "America/Denver")).toBe(shown);
});

test.each([
  ["fr", "Europe/Paris", "21 novembre 2026 à 20:25 heure d’Europe centrale"],
  ["fr", "America/Denver", "21 novembre 2026 à 12:25 heure des Rocheuses"],
] as const)("FOUND-U67 a moment in %s in %s names no offset", (locale, zone, shown) => {
  expect(showShopTime("2026-11-21T19:25:00.000Z", locale, zone).replace(/\s/gu, " ")).toBe(shown);
});

test.each([
  ["2026-11-26T01:34:16.127Z", "2026-11-25 18:34"],
  ["2026-07-01T06:05:00.000Z", "2026-07-01 00:05"],
  ["never", "never"],
])("%s stands in a file as %s, where the shop is", (moment, stamp) => {
  expect(stamper("America/Denver")(moment)).toBe(stamp);
});

test.each([
  ["2026-12-01", "en", "December 1, 2026"],
  ["2026-12-01", "fr", "1 décembre 2026"],
  ["soon", "en", "soon"],
] as const)("the day %s in %s is that day everywhere", (day, locale, shown) => {
  expect(showDay(day, locale)).toBe(shown);
});
