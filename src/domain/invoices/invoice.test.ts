import { expect, test } from "vitest";
import { invoiceNumber, invoiceStanding, seriesOf } from "./invoice.ts";

test("L12.2 numbers name their series and year", () => {
  expect(invoiceNumber(seriesOf("deposit"), { year: 2026, count: 7 })).toBe("D-2026-0007");
  expect(invoiceNumber(seriesOf("settlement"), { year: 2027, count: 12_345 })).toBe("I-2027-12345");
  expect(seriesOf("credit")).toBe("C");
});

const due = { dueOn: "2027-02-11", dueCents: 291_828, creditedCents: 0, openCents: 291_828 };

test.each([
  [{}, "2027-02-11", "open"],
  [{}, "2027-02-12", "overdue"],
  [{ openCents: 191_828 }, "2027-02-11", "part-paid"],
  [{ openCents: 191_828 }, "2027-02-12", "overdue"],
  [{ openCents: 0 }, "2027-02-12", "paid"],
  [{ openCents: 91_828, creditedCents: 200_000 }, "2027-02-11", "open"],
  [{ openCents: 0, creditedCents: 200_000 }, "2027-02-12", "paid"],
  [{ openCents: 0, creditedCents: 291_828 }, "2027-02-12", "credited"],
  [{ openCents: 0, isCancelled: true }, "2027-02-12", "credited"],
  [{ openCents: 0, dueCents: 0 }, "2027-02-12", "paid"],
] as const)("L12.1 with %j on %s it is %s", (change, today, standing) => {
  expect(invoiceStanding({ ...due, ...change }, today)).toBe(standing);
});
