import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardDigits, checkCard, hasLuhnDigit } from "./check-card.ts";
import { outcomeOf } from "./test-cards.ts";

const now = new Date("2026-11-21T12:00:00Z");
const good = { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" };

describe("a card is checked before any call", () => {
  test.each([
    [{}, undefined],
    [{ number: "4242-4242-4242-4242" }, undefined],
    [{ number: "4242424242424241" }, "incorrect_number"],
    [{ number: "4242" }, "incorrect_number"],
    [{ number: "4242x4242424242424" }, "incorrect_number"],
    [{ number: "" }, "incorrect_number"],
    [{ expiry: "13/34" }, "invalid_expiry"],
    [{ expiry: "00/34" }, "invalid_expiry"],
    [{ expiry: "soon" }, "invalid_expiry"],
    [{ expiry: "10/26" }, "expired_card"],
    [{ expiry: "11/26" }, undefined],
    [{ expiry: "1134" }, undefined],
    [{ expiry: "11/2034" }, undefined],
    [{ cvc: "12" }, "invalid_cvc"],
    [{ cvc: "1234" }, "invalid_cvc"],
    [{ number: "378282246310005", cvc: "1234" }, undefined],
    [{ number: "378282246310005", cvc: "123" }, "invalid_cvc"],
  ])("%j: %s", (typed, code) => {
    expect(checkCard({ ...good, ...typed }, now)).toBe(code);
  });
});

test("a card is good until its month is over everywhere", () => {
  const lastMoments = new Date("2026-12-01T11:59:00Z");
  expect(checkCard({ ...good, expiry: "11/26" }, lastMoments)).toBeUndefined();
  expect(checkCard({ ...good, expiry: "11/26" }, new Date("2026-12-01T12:01:00Z"))).toBe("expired_card");
});

test("one digit changed is always found", () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(digits, fc.nat(15), fc.integer({ min: 1, max: 9 }), (number, place, step) => {
      fc.pre(hasLuhnDigit(number.join("")));
      const changed = number.with(place, ((number[place] ?? 0) + step) % 10);
      return !hasLuhnDigit(changed.join(""));
    }),
  );
});

test.each([
  ["4242424242424242", { kind: "pays" }],
  ["4000000000000002", { kind: "declined", code: "card_declined" }],
  ["4000000000009995", { kind: "declined", code: "insufficient_funds" }],
  ["4000002500003155", { kind: "challenged" }],
  ["4111111111111111", { kind: "declined", code: "test_card_only" }],
])("%s does as Stripe's test card does", (number, outcome) => {
  expect(hasLuhnDigit(cardDigits(number))).toBe(true);
  expect(outcomeOf(number)).toEqual(outcome);
});
