import { expect, test } from "vitest";
import { said } from "#domain/words.fixture.ts";
import {
  byQuoteStatus,
  clientStatus,
  isPriceFixed,
  progressSteps,
  type QuoteStatus,
  quoteProgress,
  quoteStatuses,
  quoteStatusTable,
  staffStatus,
  statusesNamed,
} from "./quote-status.ts";

// SPEC-1.20
test.each([
  ["pending", 25, "Quote Submitted"],
  ["rejected", 25, "Quote Submitted"],
  ["undetermined", 25, "Quote Submitted"],
  ["approved", 50, "Quote Approved"],
  ["confirmed", 75, "Payment Confirmed"],
  ["paid", 100, "Delivery"],
] as const)("%s fills %d percent and stands at %s", (status, percent, step) => {
  const progress = quoteProgress(status);
  expect(progress.percent).toBe(percent);
  expect(progressSteps[progress.step].message).toBe(step);
});

// What staff and clients read, and the colours.
test.each([
  ["pending", "En attente", "Under review", "caution"],
  ["approved", "Approuvé", "Approved", "positive"],
  ["confirmed", "Confirmé", "Confirmed", "info"],
  ["rejected", "Rejeté", "Rejected", "negative"],
  ["paid", "Payé", "Paid", "positive"],
] as const)("%s is %s to staff and %s to clients", (status, staffLabel, clientLabel, tone) => {
  expect(staffStatus(status)).toMatchObject({ staffLabel: { message: staffLabel }, tone });
  expect(clientStatus(status)).toMatchObject({ clientLabel: { message: clientLabel }, tone });
});

test("an unknown status is pending to staff and undetermined to clients", () => {
  expect(staffStatus("undetermined")).toBe(staffStatus("pending"));
  expect(clientStatus("undetermined").clientLabel.message).toBe("Undetermined");
});

test("SPEC-1.20 people read of every status what comes next, and on its document how it stands", () => {
  for (const status of [...quoteStatuses, "undetermined"] as const)
    expect(said(clientStatus(status).nextStep), status).toMatch(/^[A-Z].+\.$/);
  for (const status of quoteStatuses)
    expect(said(quoteStatusTable[status].documentLead), status).toMatch(/^[A-Z].+\.$|: \{reason\}$/);
  // The current step's name alone would promise too much.
  expect(byQuoteStatus((status) => said(quoteProgress(status).waitsFor))).toEqual({
    ...{ pending: undefined, approved: undefined, rejected: undefined },
    ...{ confirmed: "Waiting for your payment", paid: "Printing, then delivery" },
  });
});

test("SPEC-0.2 a price is fixed from the confirmation on", () => {
  expect([...quoteStatuses, "undetermined" as const].filter(isPriceFixed)).toEqual(["confirmed", "paid"]);
});

const english = {
  pending: "Pending",
  approved: "Approved",
  confirmed: "Confirmed",
  rejected: "Rejected",
  paid: "Paid",
};

test.each([
  ["paid", ["paid"]],
  ["PAYÉ", ["paid"]],
  ["paye", ["paid"]],
  ["en attente", ["pending"]],
  ["  pay ", ["paid"]],
  ["ed ", []],
  ["jeté", ["rejected"]],
  ["confirm", ["confirmed"]],
  ["ed", []],
  ["", []],
])("a search for %o may mean %o", (search, statuses) => {
  const namesOf = (status: QuoteStatus) => [staffStatus(status).staffLabel.message, english[status]];
  expect(statusesNamed(search, namesOf)).toEqual(statuses);
});
