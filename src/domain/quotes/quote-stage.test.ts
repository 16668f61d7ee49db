import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canMove,
  isDeletable,
  isPayable,
  moveOf,
  type QuoteCommand,
  quoteCommands,
  type Standing,
  standingColumns,
  standingOf,
  standings,
  standingTable,
} from "./quote-stage.ts";
import { quoteStatuses } from "./quote-status.ts";

// Written out once more by hand: the table must not change by accident.
const from: Record<QuoteCommand, readonly Standing[]> = {
  confirm: ["new", "needsInfo", "drafting", "changesAsked", "offered"],
  reject: ["new", "needsInfo", "drafting", "changesAsked", "offered"],
  pay: ["offered", "confirmed", "accepted"],
  "pay-part": ["offered", "confirmed", "accepted"],
  "set-logo-price": ["new", "needsInfo", "drafting", "changesAsked", "offered", "confirmed"],
  delete: standings,
  edit: ["new", "needsInfo", "drafting", "changesAsked", "offered", "confirmed"],
  "send-offer": ["new", "needsInfo", "drafting", "changesAsked", "offered", "confirmed"],
  recall: ["offered", "confirmed"],
  extend: ["offered", "confirmed"],
  "ask-info": ["new", "drafting"],
  answer: ["needsInfo"],
  accept: ["offered", "confirmed"],
  decline: ["offered", "confirmed"],
  "ask-changes": ["offered", "confirmed"],
  withdraw: ["new", "needsInfo", "drafting", "changesAsked", "offered", "confirmed"],
  reopen: ["declined", "refused", "withdrawn"],
  "undo-acceptance": ["accepted"],
  cancel: ["accepted", "paid"],
};

test.each(quoteCommands)("%s starts from these and no others", (command) => {
  expect(standings.filter((standing) => moveOf(standing, command) !== undefined)).toEqual(from[command]);
});

describe("the specified statuses (SPEC-2.29, SPEC-0.1, SPEC-0.2)", () => {
  const allowed = {
    confirm: ["pending", "approved"],
    reject: ["pending", "approved"],
    pay: ["approved", "confirmed"],
    "set-logo-price": ["pending", "approved", "confirmed"],
    delete: ["pending", "approved", "confirmed", "rejected", "paid"],
  } as const;

  test.each(Object.entries(allowed))("%s", (command, statuses) => {
    const named = quoteCommands.find((each) => each === command) ?? "delete";
    expect(quoteStatuses.filter((status) => canMove({ status }, named))).toEqual(statuses);
  });

  test("the Pay button appears for approved and confirmed quotes only", () => {
    expect(quoteStatuses.filter(isPayable)).toEqual(["approved", "confirmed"]);
  });

  test("an unknown status allows deletion and nothing else", () => {
    expect(quoteCommands.filter((command) => canMove({ status: "undetermined" }, command))).toEqual([
      "delete",
    ]);
  });
});

test("a stage and a status say how a quote stands; a stage that does not go with the status does not count", () => {
  for (const standing of standings) {
    const { status, stage } = standingColumns(standing);
    expect(standingOf(status, stage)).toBe(standing);
  }
  expect(standingOf("paid", "new")).toBe("paid");
  expect(standingOf("rejected")).toBe("refused");
});

test("REL-M11 no sequence of commands leaves paid, and nothing is paid that was not offered", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...quoteCommands), { maxLength: 30 }), (commands) => {
      let at: Standing = "new";
      let wasOffered = false;
      for (const command of commands) {
        const next = moveOf(at, command);
        if (standingTable[at].status === "paid") expect(standingTable[next ?? at].status).toBe("paid");
        at = next ?? at;
        wasOffered ||= standingTable[at].stage === "offered";
        if (standingTable[at].stage === "accepted") expect(wasOffered).toBe(true);
      }
    }),
  );
});

test("SPEC-3.30 only a quote that was accepted and not paid cannot be deleted", () => {
  const kept = standings.filter((standing) => !isDeletable(standingColumns(standing)));
  expect(kept).toEqual(["accepted"]);
  expect(isDeletable({ status: "undetermined" })).toBe(true);
});
