import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canMove,
  clientStatus,
  isPayable,
  progressSteps,
  type QuoteCommand,
  type QuoteStatus,
  quoteCommands,
  quoteProgress,
  quoteStatuses,
  quoteStatusTable,
  staffStatus,
  statusesNamed,
  statusesThatAllow,
} from "./quote-status.ts";

// SPEC-2.29, SPEC-0.1, SPEC-0.2, written out once more by hand: the table must not change by accident.
const allowed: Record<QuoteCommand, readonly QuoteStatus[]> = {
  confirm: ["pending", "approved"],
  reject: ["pending", "approved"],
  pay: ["approved", "confirmed"],
  "set-logo-price": ["pending", "approved", "confirmed"],
  delete: ["pending", "approved", "confirmed", "rejected", "paid"],
};

describe("transitions (SPEC-2.29)", () => {
  test.each(quoteCommands)("%s", (command) => {
    expect(statusesThatAllow(command)).toEqual(allowed[command]);
    for (const status of quoteStatuses) {
      expect(canMove(status, command)).toBe(allowed[command].includes(status));
    }
  });

  test("each command leads to its one status", () => {
    const outcomes = { confirm: "confirmed", reject: "rejected", pay: "paid", delete: "deleted" } as const;
    for (const status of quoteStatuses) {
      for (const [command, outcome] of Object.entries(quoteStatusTable[status].moves)) {
        expect(outcome).toBe(
          command === "set-logo-price" ? status : outcomes[command as keyof typeof outcomes],
        );
      }
    }
  });

  test("REL-M11: no sequence of commands leaves paid or rejected, but by deletion", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...quoteCommands), { maxLength: 30 }), (commands) => {
        let at: QuoteStatus | "deleted" = "pending";
        const seen: (QuoteStatus | "deleted")[] = [at];
        for (const command of commands) {
          if (at === "deleted") break;
          at = quoteStatusTable[at].moves[command] ?? at;
          if (at !== seen.at(-1)) seen.push(at);
        }
        expect(["pending", "pending confirmed", "pending confirmed paid", "pending rejected"]).toContain(
          seen.filter((status) => status !== "deleted").join(" "),
        );
      }),
    );
  });

  test("the Pay button appears for approved and confirmed quotes only", () => {
    expect(quoteStatuses.filter(isPayable)).toEqual(["approved", "confirmed"]);
  });
});

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
  ["jeté", ["rejected"]],
  ["confirm", ["confirmed"]],
  ["ed", []],
  ["", []],
])("a search for %o may mean %o", (search, statuses) => {
  const namesOf = (status: QuoteStatus) => [staffStatus(status).staffLabel.message, english[status]];
  expect(statusesNamed(search, namesOf)).toEqual(statuses);
});
