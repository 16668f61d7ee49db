import { expect, test } from "vitest";
import type { HistoryEntry } from "#contracts/history.ts";
import { gates, holdReasons, orderStates } from "#domain/orders/order-state.ts";
import { settlementChoices } from "#domain/orders/settlement.ts";
import { pageMarkup } from "../../parts/page-markup.fixture.tsx";
import { Values } from "./values.tsx";

function markupOf(after: HistoryEntry["after"]): string {
  const entry: HistoryEntry = {
    ...{
      id: 1,
      created_at: "2026-03-02T10:00:00Z",
      subject: "order",
      subject_id: 1,
      action: "order.correct",
    },
    ...{ doer_id: 1, doer_name: "Dana", before: null, after },
    doer: "staff",
  };
  return pageMarkup(<Values entry={entry} />);
}

test.each([
  ["state", orderStates],
  ["gate", gates],
  ["hold_reason", holdReasons],
  ["choice", settlementChoices],
] as const)("the history of an order says %s in words", (name, values) => {
  for (const value of values) {
    const said = /: (.+)<\/p>/.exec(markupOf({ [name]: value }))?.[1] ?? "";
    expect(said, value).not.toBe("");
    expect(said, value).not.toMatch(/_/);
    expect(said[0], value).toMatch(/[A-Z]/);
  }
});

test("FOUND-U74 the history speaks as people do: no column, no flag as a figure, no verb of ours", () => {
  expect(markupOf({ is_draft: 1, unit_price_e4: 1_650 })).toContain(
    "Hidden from the shop: yes · Price of a bag: $0.165",
  );
  expect(markupOf({ is_draft: 0 })).toContain("Hidden from the shop: no");
  expect(markupOf({ gate: "goods", gate_state: "met" })).toMatch(/>What was waited for: Goods</);
  expect(markupOf({ counts: [{ name: "Market tote, Large", good: 29_500 }] })).toContain(
    "Counted: Market tote, Large 29,500",
  );
  expect(markupOf({ undone: "quote.send-offer" })).toContain("What: Offer sent");
  // What the verb says, and what has no words.
  for (const silent of [
    { stage: "cancelled" },
    { reminder: "offer" },
    { own_price_e4: 1_550, product_id: 7 },
  ])
    expect(markupOf(silent)).toBe("");
});
