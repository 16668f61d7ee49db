import { expect, test } from "vitest";
import { dueDay, isOverCredit, type PaymentTerms, refusalOfTerms } from "./payment-terms.ts";

test.each<[string, PaymentTerms, string]>([
  ["2027-01-12", { kind: "prepaid" }, "2027-01-12"],
  ["2027-01-12", { kind: "net", days: 30 }, "2027-02-11"],
  ["2027-01-12", { kind: "net", days: 60 }, "2027-03-13"],
  ["2027-01-12", { kind: "end_of_month", days: 45 }, "2027-02-28"],
  ["2028-01-12", { kind: "end_of_month", days: 45 }, "2028-02-29"],
  ["2027-01-31", { kind: "end_of_month", days: 0 }, "2027-01-31"],
  ["2027-12-31", { kind: "net", days: 7 }, "2028-01-07"],
  ["2027-11-20", { kind: "end_of_month", days: 30 }, "2027-12-31"],
])("L11.2 an invoice of %s under %j is due on %s", (day, terms, due) => {
  expect(dueDay(day, terms)).toBe(due);
});

test.each<[PaymentTerms, boolean, boolean]>([
  [{ kind: "prepaid" }, true, true],
  [{ kind: "net", days: 60 }, true, true],
  [{ kind: "net", days: 31 }, false, false],
  [{ kind: "net", days: 90 }, false, false],
  [{ kind: "end_of_month", days: 45 }, true, true],
  [{ kind: "end_of_month", days: 46 }, true, false],
  [{ kind: "end_of_month", days: 60 }, true, false],
  [{ kind: "end_of_month", days: 91 }, false, false],
  [{ kind: "end_of_month", days: -1 }, false, false],
])("L11.1 L11.2 %j: allowed elsewhere %s, in France %s", (terms, elsewhere, inFrance) => {
  expect(refusalOfTerms(terms, { isFrench: false }) === undefined).toBe(elsewhere);
  expect(refusalOfTerms(terms, { isFrench: true }) === undefined).toBe(inFrance);
});

test.each<[PaymentTerms, number | null, number, boolean]>([
  [{ kind: "net", days: 30 }, 1_000_000, 416_344, false],
  [{ kind: "net", days: 30 }, 1_000_000, 416_345, true],
  [{ kind: "end_of_month", days: 30 }, 0, 0, true],
  [{ kind: "net", days: 30 }, null, 99_999_999, false],
  [{ kind: "prepaid" }, 0, 99_999_999, false],
])(
  "L11.1 %j with a limit of %s, %s open and E0 ordered: a deposit is needed %s",
  (terms, limitCents, openCents, isOver) => {
    expect(isOverCredit({ terms, limitCents }, { openCents, orderCents: 583_656 })).toBe(isOver);
  },
);
