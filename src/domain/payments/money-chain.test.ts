import { expect, test } from "vitest";
import { chainLines, chainUntil, type MoneyChain } from "./money-chain.ts";

const chain: MoneyChain = {
  ...{ orderedCents: 583_656, invoicedCents: 291_828, leftCents: 91_828 },
  paid: [
    { on: "2026-03-02", cents: 291_828 },
    { on: "2026-03-20", cents: 200_000 },
  ],
};
const saidOf = (each: MoneyChain) =>
  chainLines(each, "en").map(({ label, cents }) => [label.message, label.values?.date, cents]);

test("the whole chain is ordered, invoiced, paid on which days, and left", () => {
  expect(saidOf(chain)).toEqual([
    ["Ordered", undefined, 583_656],
    ["Invoiced", undefined, 291_828],
    ["Paid on {date}", "March 2, 2026", -291_828],
    ["Paid on {date}", "March 20, 2026", -200_000],
    ["Left to pay", undefined, 91_828],
  ]);
  expect(saidOf({ ...chain, invoicedCents: 0, paid: [] })).toHaveLength(2);
});

test("FOUND-W3 after a settlement, a waiver or a refund its lines still add up to what is left", () => {
  const settled = { ...chain, askedCents: 560_466, leftCents: 50_000 };
  const told = saidOf(settled);
  expect(told).toContainEqual(["Changed since", undefined, -23_190]);
  expect(told).toContainEqual(["No longer asked for", undefined, -18_638]);
  const links = told.filter(([label]) => label !== "Invoiced" && label !== "Left to pay");
  expect(links.reduce((sum, [, , cents]) => sum + Number(cents), 0)).toBe(50_000);
  expect(saidOf({ ...chain, askedCents: chain.orderedCents })).toEqual(saidOf(chain));
});

test("a receipt says it as it stood on its day", () => {
  expect(chainUntil(chain, "2026-03-02")).toEqual({
    ...chain,
    paid: [{ on: "2026-03-02", cents: 291_828 }],
    leftCents: 291_828,
  });
});
