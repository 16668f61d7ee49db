import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { creditedOf, invoicedBefore, isCredited, lessBefore, type Summed, taxOfDeposit } from "./sums.ts";

/** E0 where deposits bear no tax, and in euros, where they do. */
const e0 = { cents: 583_656, taxCents: 41_281 };
const e0InEuros = { cents: 650_850, taxCents: 108_475 };

test.each([
  [583_656, [291_828], 291_828],
  [583_656, [175_097], 408_559],
  [583_656, [194_552, 194_552], 194_552],
  [14_505, [4_352], 10_153],
  [583_656, [], 583_656],
] as const)("L12.4 of %s less %j there is %s due", (total, before, due) => {
  const taxless = before.map((cents) => ({ cents, taxCents: 0 }));
  expect(lessBefore({ cents: total, taxCents: 41_281 }, taxless)).toEqual({ cents: due, taxCents: 41_281 });
});

test("L14.5 a French deposit of 30 % has its tax, and the last invoice what is left, by subtraction", () => {
  const taxCents = taxOfDeposit(e0InEuros, [], 195_255);
  expect([taxCents, 195_255 - taxCents]).toEqual([32_543, 162_712]);
  const last = lessBefore(e0InEuros, [{ cents: 195_255, taxCents }]);
  expect([last.cents - last.taxCents, last.taxCents, last.cents]).toEqual([379_663, 75_932, 455_595]);
});

test("L14.5 the tax in 100 € at 21 % is 17.36", () => {
  expect(taxOfDeposit({ cents: 12_100, taxCents: 2_100 }, [], 10_000)).toBe(1_736);
});

test("a deposit never has more tax, or less, than leaves the rest its own", () => {
  const parts = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 9 }), (amounts, rest) => {
      const cents = amounts.reduce((sum, each) => sum + each, rest);
      const total = { cents, taxCents: Math.floor(cents / 6) };
      const before: { cents: number; taxCents: number }[] = [];
      for (const amount of amounts)
        before.push({ cents: amount, taxCents: taxOfDeposit(total, before, amount) });
      const left = lessBefore(total, before);
      expect(left.cents).toBe(rest);
      for (const each of [...before, left]) {
        expect(each.taxCents).toBeGreaterThanOrEqual(0);
        expect(each.taxCents).toBeLessThanOrEqual(each.cents);
      }
    }),
  );
});

const invoice = (id: number, more: Partial<Summed> = {}): Summed => ({
  ...{ id, kind: "invoice", isIssued: true, dueCents: e0.cents, dueTaxCents: e0.taxCents, creditOf: null },
  ...more,
});
const note = (id: number, creditOf: number, dueCents: number, isIssued = true) =>
  invoice(id, { kind: "credit", creditOf, dueCents, dueTaxCents: 0, isIssued });

describe("L12.1 credit notes", () => {
  test("give back an invoice only once they are issued", () => {
    expect(isCredited(invoice(1), [note(2, 1, 583_656, false)])).toBe(false);
    expect(isCredited(invoice(1), [note(2, 1, 583_656)])).toBe(true);
    expect(creditedOf(invoice(1), [note(2, 1, 5, false)], { drafts: true }).cents).toBe(5);
    expect(isCredited(invoice(1, { dueCents: 0 }), [])).toBe(false);
  });

  test("stand by themselves in what was invoiced before; what is wholly given back does not", () => {
    const before = [
      ...[invoice(1, { kind: "deposit", dueCents: 100 }), invoice(2, { kind: "deposit", dueCents: 50 })],
      ...[note(3, 1, 30), note(4, 2, 50), note(5, 1, 9, false), invoice(6, { isIssued: false })],
    ];
    expect(invoicedBefore(before).map(({ of, cents }) => [of.id, cents])).toEqual([
      [1, 100],
      [3, -30],
    ]);
  });
});
