import fc from "fast-check";
import { expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import {
  creditedOf,
  invoicedBefore,
  isCredited,
  lessBefore,
  paidOfEach,
  type Summed,
  taxOfCredit,
  taxOfDeposit,
} from "./sums.ts";

/** What happens to an order, in any order: what cannot be is refused, as by the use cases. */
const step = fc.oneof(
  fc.record({ do: fc.constant("deposit" as const), item: fc.nat(3) }),
  fc.record({ do: fc.constant("whole" as const), counted: fc.integer({ min: 90, max: 110 }) }),
  fc.record({
    do: fc.constant("credit" as const),
    which: fc.nat(9),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
);

const order = fc.record({
  totalCents: fc.integer({ min: 1, max: 2_000_000 }),
  taxPpm: fc.constantFrom(0, 55_000, 82_500, 200_000),
  shares: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }),
  isTaxedAtDeposit: fc.boolean(),
  steps: fc.array(step, { maxLength: 25 }),
});

/** The tax in an amount, as a share of it. */
const taxIn = (cents: number, ppm: number) => Math.round((cents * ppm) / (1_000_000 + ppm));

test("L12.4 whatever is invoiced, credited and counted, in any order: an order's papers come to its total to the cent", () => {
  const property = fc.property(order, ({ totalCents, taxPpm, shares, isTaxedAtDeposit, steps }) => {
    const total = { cents: totalCents, taxCents: taxIn(totalCents, taxPpm) };
    const items = shares.map((share) => Math.floor((totalCents * share) / 100)).filter((cents) => cents > 0);
    const all: (Summed & { planItemId: number | null })[] = [];
    const net = () =>
      all.reduce(
        (sum, { kind, dueCents, dueTaxCents }) => {
          const sign = kind === "credit" ? -1 : 1;
          return { cents: sum.cents + sign * dueCents, taxCents: sum.taxCents + sign * dueTaxCents };
        },
        { cents: 0, taxCents: 0 },
      );
    const add = (one: Pick<Summed, "kind" | "dueCents" | "dueTaxCents">, more: object = {}) =>
      all.push({ id: all.length + 1, isIssued: true, creditOf: null, planItemId: null, ...one, ...more });
    for (const next of steps) {
      const standing = all.filter((each) => each.kind !== "credit" && !isCredited(each, all));
      const before = invoicedBefore(all);
      if (next.do === "deposit") {
        const dueCents = items[next.item];
        const isTaken = standing.some((each) => each.kind !== "deposit" || each.planItemId === next.item);
        if (dueCents === undefined || isTaken) continue;
        const dueTaxCents = isTaxedAtDeposit ? taxOfDeposit(total, before, dueCents) : 0;
        add({ kind: "deposit", dueCents, dueTaxCents }, { planItemId: next.item });
      } else if (next.do === "whole") {
        const cents = Math.floor((totalCents * next.counted) / 100);
        const counted = { cents, taxCents: taxIn(cents, taxPpm) };
        const due = lessBefore(counted, before);
        if (standing.some(({ kind }) => kind !== "deposit") || due.cents < 0) continue;
        add({ kind: "invoice", dueCents: due.cents, dueTaxCents: due.taxCents });
        expect(net()).toEqual(counted);
      } else {
        const invoice = standing[next.which % Math.max(1, standing.length)];
        if (!invoice) continue;
        const credited = creditedOf(invoice, all);
        const cents = Math.ceil(((invoice.dueCents - credited.cents) * next.percent) / 100);
        if (cents <= 0) continue;
        const dueTaxCents = taxOfCredit(invoice, credited, cents);
        add({ kind: "credit", dueCents: cents, dueTaxCents }, { creditOf: invoice.id });
        if (isCredited(invoice, all)) expect(creditedOf(invoice, all).taxCents).toBe(invoice.dueTaxCents);
      }
    }
    // What still stands, invoice by invoice, is what all papers come to.
    const left = lessBefore({ cents: 0, taxCents: 0 }, invoicedBefore(all));
    expect({ cents: 0 - left.cents, taxCents: 0 - left.taxCents }).toEqual(net());
    // Whatever of it is paid is paid of some invoice, once.
    const owed = all
      .filter(({ kind }) => kind !== "credit")
      .map((each) => ({ ...each, owedCents: each.dueCents - creditedOf(each, all).cents }));
    const paid = [...paidOfEach(owed, [{ itemId: null, cents: net().cents }]).values()];
    expect(paid.reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(net().cents);
  });
  fc.assert(property, { numRuns: sized({ quick: 500, deep: 5_000 }) });
});
