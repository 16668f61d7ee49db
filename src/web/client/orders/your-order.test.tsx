import { expect, test } from "vitest";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { gates, orderStates } from "#domain/orders/order-state.ts";
import { orderForTest } from "../../parts/orders/order.fixture.ts";
import { pageMarkup } from "../../parts/page-markup.fixture.tsx";
import { YourOrder } from "./your-order.tsx";

const met = gates.map((gate) => ({ gate, state: "met" as const, at: "2026-11-22T10:00:00Z" }));

const markupOf = (given: Partial<OrderAnswer>) =>
  pageMarkup(<YourOrder order={{ ...orderForTest, ...given }} />);

test("an order that is prepared says what it waits for, whose turn it is, and where to act", () => {
  const markup = markupOf({});
  expect(markup).toContain(
    "Your turn: production waits for your payment, your approval of the proof, and your delivery address.",
  );
  expect(markup).toContain("It also waits for the bags: we see to that.");
  expect(markup).toContain("Look at the proof");
  expect(markup).toContain("Give the address");
  expect(markup).toContain("Please approve by");
});

test.each([
  ["early", null],
  ["soon", "text-caution"],
  ["late", "text-danger"],
] as const)("the last day to approve, %s", (time, tone) => {
  const markup = markupOf({ approval_time: time, proofs: [] });
  expect(markup.includes("The last day to approve was")).toBe(time === "late");
  for (const each of ["text-caution", "text-danger"]) expect(markup.includes(each)).toBe(each === tone);
});

test("a promise that moved says from which day to which", () => {
  const dates = { promised_on: "2026-12-31", promised_before: "2026-12-29", arrives_on: "2027-01-08" };
  const markup = markupOf({ ...dates, state: "in_production", gates: met });
  expect(markup).toContain("Our turn: your order is in production and leaves us on");
  expect(markup).toContain("The day on which it leaves us has moved from");
  expect(markup).not.toContain("Please approve by");
});

test.each(orderStates)("the address of an order that is %s may change until it is packed", (state) => {
  const isBefore = ["preparing", "ready", "in_production"].includes(state);
  const markup = markupOf({ state, gates: met, address: "1700 Sherman Street" });
  expect(markup.includes("Change the address")).toBe(isBefore);
  expect(markup).toContain("1700 Sherman Street");
  expect(markup).not.toContain("$");
});
