import { expect, test } from "vitest";
import { type GateFacts, lastGateAt, openGates, readState, standingGates } from "./order-gates.ts";

const at = (day: number) => `2026-12-0${day}T10:00:00.000Z`;
const nothing: GateFacts = {
  ...{ moneyMetAt: null, needsProof: true, proofMetAt: null, orderedAt: at(1), said: [] },
};
const said = (gate: "money" | "proof" | "goods" | "address", state: "met" | "waived" = "met") => {
  return { gate, state, at: at(3), by: "Dana", reason: "" };
};

test("L17.2 an order waits for all four, and says so", () => {
  expect(openGates(standingGates(nothing))).toEqual(["money", "proof", "goods", "address"]);
  expect(readState("preparing", standingGates(nothing))).toBe("preparing");
});

test("L17.2 with all met it is ready, since the last of them", () => {
  const facts = { ...nothing, moneyMetAt: at(2), proofMetAt: at(7), said: [said("goods"), said("address")] };
  const gates = standingGates(facts);
  expect(readState("preparing", gates)).toBe("ready");
  expect(readState("packed", gates)).toBe("packed");
  expect(lastGateAt(gates)).toBe(at(7));
  expect(lastGateAt(standingGates({ ...facts, proofMetAt: null }))).toBeNull();
});

test("L17.2 a proof is never waived, money is; what is not printed needs no proof", () => {
  const waived = standingGates({ ...nothing, said: [said("proof", "waived"), said("money", "waived")] });
  expect(waived.map(({ state }) => state)).toEqual(["waived", "open", "open", "open"]);
  expect(openGates(standingGates({ ...nothing, needsProof: false }))).not.toContain("proof");
});

test("L17.2 money that came after it was waived counts as met", () => {
  const gates = standingGates({ ...nothing, moneyMetAt: at(5), said: [said("money", "waived")] });
  expect(gates[0]).toEqual({ gate: "money", state: "met", at: at(5), by: null, reason: null });
});
