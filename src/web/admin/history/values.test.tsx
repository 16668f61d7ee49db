import { expect, test } from "vitest";
import type { HistoryEntry } from "#contracts/history.ts";
import { gateStates, gates, holdReasons, orderStates } from "#domain/orders/order-state.ts";
import { settlementChoices } from "#domain/orders/settlement.ts";
import { pageMarkup } from "../../parts/page-markup.fixture.tsx";
import { Values } from "./values.tsx";

function markupOf(after: Readonly<Record<string, string>>): string {
  const entry: HistoryEntry = {
    ...{ id: 1, created_at: "2026-03-02T10:00:00Z", subject: "order", subject_id: 1, action: "order.start" },
    ...{ doer_id: 1, doer_name: "Dana", before: null, after },
    doer: "staff",
  };
  return pageMarkup(<Values entry={entry} />);
}

test.each([
  ["state", orderStates],
  ["gate", gates],
  ["gate_state", gateStates],
  ["hold_reason", holdReasons],
  ["choice", settlementChoices],
] as const)("the history of an order says %s in words", (name, values) => {
  for (const value of values) {
    const said = /: (.+)<\/p>/.exec(markupOf({ [name]: value }))?.[1] ?? "";
    expect(said, value).not.toBe("");
    expect(said, value).not.toMatch(/_/);
    // A state of a gate is said as it is called; all else begins with a capital.
    if (name !== "gate_state") expect(said[0], value).toMatch(/[A-Z]/);
  }
});
