import { describe, expect, test } from "vitest";
import {
  countingStates,
  type ProofCommand,
  type ProofState,
  proofCommands,
  proofMove,
  proofRefusal,
  proofStates,
} from "./proof-moves.ts";

// Written out once more by hand: the table must not change by accident.
const table: readonly (readonly [ProofState, ProofCommand, ProofState | undefined])[] = [
  ["draft", "send", "sent"],
  ["draft", "withdraw", "withdrawn"],
  ["draft", "approve", undefined],
  ["draft", "request-changes", undefined],
  ["draft", "supersede", undefined],
  ["sent", "send", undefined],
  ["sent", "withdraw", "withdrawn"],
  ["sent", "approve", "approved"],
  ["sent", "request-changes", "changes_requested"],
  ["sent", "supersede", "superseded"],
  ["approved", "send", undefined],
  ["approved", "withdraw", undefined],
  ["approved", "approve", undefined],
  ["approved", "request-changes", undefined],
  ["approved", "supersede", "superseded"],
  ["changes_requested", "send", undefined],
  ["changes_requested", "withdraw", undefined],
  ["changes_requested", "approve", undefined],
  ["changes_requested", "request-changes", undefined],
  ["changes_requested", "supersede", "superseded"],
  ...proofCommands.map((command) => ["superseded", command, undefined] as const),
  ...proofCommands.map((command) => ["withdrawn", command, undefined] as const),
];

describe("L16 every command from every state", () => {
  test("is in the table, once", () => {
    expect(table).toHaveLength(proofStates.length * proofCommands.length);
  });
  test.each(table)("%s, %s: %s", (from, command, to) => {
    expect(proofMove(from, command)).toBe(to);
  });
});

test("L16.2 what counts is what the next proof supersedes", () => {
  expect(proofStates.filter((state) => proofMove(state, "supersede"))).toEqual([...countingStates]);
});

test("each state says what to do where it refuses", () => {
  expect(new Set(proofStates.map((state) => proofRefusal(state).message)).size).toBe(proofStates.length);
});
