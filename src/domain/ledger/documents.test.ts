import fc from "fast-check";
import { expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { isForWholeOrder } from "../invoices/invoice.ts";
import { taxOfDeposit } from "../invoices/sums.ts";
import { sum } from "../sum.ts";
import { askedLines } from "./asking.ts";
import { type LedgerDocument, noteLines } from "./credit-notes.ts";
import { depositLines, wholeLines } from "./documents.ts";
import { Deal } from "./ledger.fixture.ts";
import { balanceOf, type LedgerAccount, type LedgerLine } from "./ledger-line.ts";

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

const accounts = ["deposits", "sales", "freight", "tax"] as const satisfies readonly LedgerAccount[];
const amounts = (lines: readonly LedgerLine[]) => accounts.map((account) => 0 - balanceOf(lines, account));

test("L12.4 whatever is invoiced, credited and counted, in any order: each account comes to what the order does, and to nothing once all is credited", () => {
  const property = fc.property(order, ({ totalCents, taxPpm, shares, isTaxedAtDeposit, steps }) => {
    const deal = new Deal();
    const place = { quoteId: 1, day: "2027-01-12", taxDay: "2027-01-12" };
    const items = shares.map((share) => Math.floor((totalCents * share) / 100)).filter((cents) => cents > 0);
    const itemIds = [...items.keys(), items.length];
    const rest = totalCents - sum(items);
    deal.post(() =>
      askedLines({ ...place, items: [...items, rest].map((cents, itemId) => ({ itemId, cents })) }),
    );
    const soldFor = (cents: number) => {
      const tax = taxIn(cents, taxPpm);
      const freightCents = Math.floor((cents - tax) / 10);
      const taxes = [{ jurisdiction: "Tax", ppm: taxPpm, cents: tax, baseCents: cents - tax }];
      return { salesCents: cents - tax - freightCents, freightCents, taxes };
    };
    let sold = soldFor(totalCents);
    const documents: (LedgerDocument & { readonly itemId?: number })[] = [];
    const creditedOf = (id: number) =>
      sum(documents.filter((each) => each.creditOf === id).map((each) => each.cents));
    const standing = () =>
      documents.filter(({ id, kind, cents }) => kind !== "credit" && (cents === 0 || creditedOf(id) < cents));
    const add = (kind: LedgerDocument["kind"], cents: number, more: object = {}) => {
      documents.push({ id: documents.length + 1, kind, cents, creditOf: null, ...more });
    };
    const gross = () => sum(amounts(deal.lines));
    const credit = (creditOf: number, cents: number) => {
      const of = { ...place, documentId: documents.length + 1, cents, creditOf };
      const note = { ...of, documents: [...documents], sold, itemIds };
      const lines = deal.post((known) => noteLines(known, note));
      add("credit", cents, { creditOf });
      return lines;
    };
    for (const next of steps) {
      const documentId = documents.length + 1;
      const hasWhole = standing().some(isForWholeOrder);
      if (next.do === "deposit") {
        const cents = items[next.item];
        if (cents === undefined || hasWhole || standing().some(({ itemId }) => itemId === next.item))
          continue;
        const taxCents = 0 - balanceOf(deal.lines, "tax");
        const total = { cents: totalCents, taxCents: taxIn(totalCents, taxPpm) };
        const tax = isTaxedAtDeposit ? taxOfDeposit(total, [{ cents: gross(), taxCents }], cents) : 0;
        const taxes = tax === 0 ? [] : [{ jurisdiction: "Tax", ppm: taxPpm, cents: tax, baseCents: 0 }];
        const deposit = { ...place, documentId, itemId: next.item, netCents: cents - tax, taxes };
        deal.post((known) => depositLines(known, deposit));
        add("deposit", cents, { itemId: next.item });
      } else if (next.do === "whole") {
        const counted = Math.floor((totalCents * next.counted) / 100);
        const due = counted - gross();
        if (hasWhole || due < 0) continue;
        sold = soldFor(counted);
        deal.post((known) => wholeLines(known, { ...place, documentId, itemIds, sold }));
        add("invoice", due);
        const tax = sum(sold.taxes.map(({ cents }) => cents));
        expect(amounts(deal.lines)).toEqual([0, sold.salesCents, sold.freightCents, tax]);
      } else {
        const invoice = standing()[next.which % Math.max(1, standing().length)];
        if (!invoice) continue;
        const cents = Math.ceil(((invoice.cents - creditedOf(invoice.id)) * next.percent) / 100);
        if (cents <= 0) continue;
        expect(sum(amounts(credit(invoice.id, cents)))).toBe(0 - cents);
      }
      // Nothing is sold, or kept as a deposit, below zero.
      for (const amount of amounts(deal.lines)) expect(amount).toBeGreaterThanOrEqual(0);
    }
    const papers = documents.map(({ kind, cents }) => (kind === "credit" ? 0 - cents : cents));
    expect(gross()).toBe(sum(papers));
    for (const invoice of standing().toReversed()) {
      const cents = invoice.cents - creditedOf(invoice.id);
      if (cents > 0) credit(invoice.id, cents);
    }
    expect(amounts(deal.lines)).toEqual([0, 0, 0, 0]);
  });
  fc.assert(property, { numRuns: sized({ quick: 500, deep: 5_000 }) });
});
