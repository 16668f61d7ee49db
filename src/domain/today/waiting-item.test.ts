import { expect, test } from "vitest";
import { shopTasks } from "../orders/order-turn.ts";
import { inOrderOfUrgency, orderKindOf, orderKinds, type WaitingItem } from "./waiting-item.ts";

const item = (id: number, since: string, dueAt: string | null): WaitingItem => ({
  ...{ kind: "request", subject: "quote", id, who: "Ann", since, dueAt },
  next: { label: { id: "today.test", message: "Do it" }, href: "/" },
});

test("what is the shop's turn stands before what waits for a client", () => {
  const unpaid = { ...item(1, "2026-03-01", "2026-03-02"), kind: "accepted_unpaid" } as const;
  expect(inOrderOfUrgency([unpaid, item(2, "2026-03-05", null)]).map(({ id }) => id)).toEqual([2, 1]);
});

test("each step of the shop for an order stands under a kind", () => {
  expect(new Set(shopTasks.map(orderKindOf))).toEqual(new Set(orderKinds));
});

test("what was promised comes first, and of all else what has waited longest", () => {
  const items = [
    item(1, "2026-03-01", null),
    item(2, "2026-03-03", "2026-03-04"),
    item(3, "2026-02-01", null),
    item(4, "2026-03-02", "2026-03-03"),
  ];
  expect(inOrderOfUrgency(items).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
});
