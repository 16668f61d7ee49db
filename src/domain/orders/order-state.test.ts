import { expect, test } from "vitest";
import { isAcceptanceFinal, moveOfOrder, orderCommands, orderStates } from "./order-state.ts";

/** Every command that is allowed, state by state; all others are refused. */
const allowed = {
  preparing: "hold resume meet waive address address-by-client dates cancel back-to-preparing",
  ready: "start hold resume meet waive address address-by-client dates cancel back-to-preparing",
  in_production:
    "hold resume pack count address address-by-client cancel back-to-preparing back-to-production",
  packed:
    "hold resume count address ship-part ship reopen cancel back-to-preparing back-to-production back-to-packed",
  partly_shipped: "hold resume ship-part ship reopen unship unship-part",
  shipped: "deliver ship back-to-shipped unship unship-part",
  delivered: "close back-to-shipped",
  closed: "back-to-shipped",
  cancelled: "",
} as const;

test("L17.1 from each state exactly these commands lead somewhere", () => {
  for (const state of orderStates) {
    const found = orderCommands.filter((command) => moveOfOrder(state, command) !== undefined);
    expect(found.toSorted()).toEqual(allowed[state].split(" ").filter(Boolean).toSorted());
  }
});

test("L17.1 the way of an order, and that it ends", () => {
  expect(moveOfOrder("ready", "start")).toBe("in_production");
  expect(moveOfOrder("in_production", "pack")).toBe("packed");
  expect(moveOfOrder("packed", "ship-part")).toBe("partly_shipped");
  expect(moveOfOrder("partly_shipped", "ship")).toBe("shipped");
  expect(moveOfOrder("shipped", "deliver")).toBe("delivered");
  expect(moveOfOrder("delivered", "close")).toBe("closed");
});

test.each([
  ["preparing", null, false],
  ["preparing", "2026-12-07T10:00:00.000Z", true],
  ["in_production", null, true],
  ["cancelled", null, true],
] as const)(
  "L17.1 with %s, proof approved %s, the acceptance is final: %s",
  (state, proof_met_at, isFinal) => {
    expect(isAcceptanceFinal({ state, proof_met_at })).toBe(isFinal);
  },
);
