import { expect, test } from "vitest";
import { firstTaxProfileId } from "./first-tax-profile.ts";

const profile = (id: number, state: string, retired_at: string | null = null) => ({ id, state, retired_at });
const profiles = [
  ...[profile(1, ""), profile(2, "CO"), profile(3, "CO", "2026-11-01T00:00:00.000Z")],
  ...[profile(4, "UT"), profile(5, "UT")],
];

test.each([
  ["CO", 2],
  ["UT", 1],
  ["NM", 1],
  ["", 1],
])("L13.1 goods that go to %j begin with profile %i", (state, id) => {
  expect(firstTaxProfileId(profiles, { state, usualId: 1 })).toBe(id);
});
