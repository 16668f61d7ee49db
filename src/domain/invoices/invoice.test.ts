import { expect, test } from "vitest";
import { invoiceNumber, invoiceStanding, openOf, seriesOf } from "./invoice.ts";

test("L12.2 numbers name their series and year", () => {
  expect(invoiceNumber(seriesOf("deposit"), { year: 2026, count: 7 })).toBe("D-2026-0007");
  expect(invoiceNumber(seriesOf("settlement"), { year: 2027, count: 12_345 })).toBe("I-2027-12345");
  expect(seriesOf("credit")).toBe("C");
});

const due = { dueOn: "2027-02-11", dueCents: 291_828, creditedCents: 0, paidCents: 0 };

test.each([
  [{}, "2027-02-11", "open", 291_828],
  [{}, "2027-02-12", "overdue", 291_828],
  [{ paidCents: 100_000 }, "2027-02-11", "part-paid", 191_828],
  [{ paidCents: 100_000 }, "2027-02-12", "overdue", 191_828],
  [{ paidCents: 291_828 }, "2027-02-12", "paid", 0],
  [{ paidCents: 91_828, creditedCents: 200_000 }, "2027-02-12", "paid", 0],
  [{ creditedCents: 291_828 }, "2027-02-12", "credited", 0],
  [{ paidCents: 291_828, creditedCents: 291_828 }, "2027-02-12", "credited", 0],
  [{ dueCents: 0 }, "2027-02-12", "paid", 0],
] as const)("L12.1 with %j on %s it is %s", (change, today, standing, open) => {
  expect(invoiceStanding({ ...due, ...change }, today)).toBe(standing);
  expect(openOf({ ...due, ...change })).toBe(open);
});
