import fc from "fast-check";
import { expect, test } from "vitest";
import { dueCents, invoiceNumber, invoiceStanding, seriesOf, taxOfCredit } from "./invoice.ts";

test("L12.2 numbers name their series and year", () => {
  expect(invoiceNumber(seriesOf("deposit"), { year: 2026, count: 7 })).toBe("D-2026-0007");
  expect(invoiceNumber(seriesOf("settlement"), { year: 2027, count: 12_345 })).toBe("I-2027-12345");
  expect(seriesOf("credit")).toBe("C");
});

test.each([
  [583_656, [291_828], 291_828],
  [583_656, [175_097], 408_559],
  [583_656, [194_552, 194_552], 194_552],
  [14_505, [4_352], 10_153],
  [583_656, [], 583_656],
] as const)("L12.4 of %s less %j there is %s due", (total, previous, due) => {
  expect(
    dueCents(
      total,
      previous.map((cents) => ({ cents })),
    ),
  ).toBe(due);
});

const e0 = { totalCents: 583_656, taxCents: 41_281, creditedCents: 0, creditedTaxCents: 0 };

test("L12.1 a credit for the whole of E0 gives back its whole tax", () => {
  expect(taxOfCredit(e0, 583_656)).toBe(41_281);
});

test("L12.1 however many credit notes give E0 back, their taxes add up to its own", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90_000 }), { maxLength: 6 }), (parts) => {
      let [credited, tax] = [0, 0];
      for (const amount of [...parts, 583_656 - parts.reduce((sum, part) => sum + part, 0)]) {
        const part = taxOfCredit({ ...e0, creditedCents: credited, creditedTaxCents: tax }, amount);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(amount);
        credited += amount;
        tax += part;
      }
      expect([credited, tax]).toEqual([583_656, 41_281]);
    }),
  );
});

test.each([
  ["2027-02-11", false, "2027-02-11", "open"],
  ["2027-02-11", false, "2027-02-12", "overdue"],
  ["2027-02-11", true, "2027-02-12", "paid"],
] as const)("L11.3 due on %s, paid %s: on %s it is %s", (dueOn, isPaid, today, standing) => {
  expect(invoiceStanding({ dueOn, isPaid }, today)).toBe(standing);
});
