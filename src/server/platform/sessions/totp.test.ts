import { expect, test } from "vitest";
import { codeAt } from "#tests/support/authenticator.ts";
import { matchingStep, randomBase32 } from "./totp.ts";

// "12345678901234567890" in base32: the key of RFC 6238's own examples.
const key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("REL-S8 at second %i the code is %s, as RFC 6238 says", (second, code) => {
  expect(matchingStep(key, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
});

test("REL-S8 a code is good for half a minute before and after its own, and no longer", () => {
  const minute = 1_200_000_000;
  const code = codeAt(key, new Date(minute * 1000));
  const step = (second: number) => matchingStep(key, code, new Date((minute + second) * 1000));
  const own = minute / 30;
  expect([-30, 0, 29, 59].map(step)).toEqual([own, own, own, own]);
  expect([-31, 60, 6000].map(step)).toEqual([undefined, undefined, undefined]);
});

test("REL-S8 keys are random, of 160 bits, and in letters that apps take", () => {
  const keys = Array.from({ length: 100 }, () => randomBase32(20));
  expect(new Set(keys).size).toBe(100);
  for (const each of keys) expect(each).toMatch(/^[A-Z2-7]{32}$/);
  expect(randomBase32(10)).toMatch(/^[A-Z2-7]{16}$/);
});
