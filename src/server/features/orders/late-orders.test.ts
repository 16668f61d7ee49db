import { expect, test } from "vitest";
import { openOrderShop, plainBags } from "./order-shop.fixture.ts";
import { staffFindLateOrders } from "./staff-find-late-orders.ts";

// A Wednesday in Denver.
const { services, ordered, change, makeReady } = await openOrderShop({ from: "2026-03-04T19:00:00Z" });
const late = async () => await staffFindLateOrders(services, 20);
const seen = async () => (await late()).items.map(({ id, next }) => [id, next.label.message]);

test("L17.3 late is what should have left, or waits past the last day to approve, until it is shipped or cancelled", async () => {
  const [promised, approved, ready, early] = [
    await ordered(plainBags),
    await ordered(),
    await ordered(plainBags),
    await ordered(plainBags),
  ].map(({ order }) => order.id) as [number, number, number, number];
  await change(promised, { state: "in_production", promised_on: "2026-03-04" });
  await change(early, { state: "in_production", promised_on: "2026-03-04" });
  // With 15 and 5 working days the last day to approve was a day ago.
  await change(approved, { in_hands_on: "2026-03-31" });
  await makeReady(ready);
  expect(await seen()).toEqual([[approved, "See what it waits for"]]);
  services.clock.advance(24 * 3_600_000);
  expect(await seen()).toEqual([
    [approved, "See what it waits for"],
    [promised, "Look at the order"],
    [early, "Look at the order"],
  ]);
  await change(early, { state: "shipped" });
  await change(approved, { state: "cancelled" });
  const { items, count } = await late();
  expect(count).toBe(1);
  expect(items).toMatchObject([
    {
      ...{ kind: "order_late", subject: "order", id: promised, who: "Ann Miller" },
      ...{ since: "2026-03-05T07:00:00.000Z", dueAt: "2026-03-05T07:00:00.000Z" },
      next: { href: `/admin/orders/${promised}` },
    },
  ]);
  await change(promised, { state: "packed", promised_on: "2026-06-02" });
  services.clock.advance(30 * 24 * 3_600_000);
  // Ready for thirty days, and never begun.
  expect((await late()).items).toMatchObject([{ id: ready }]);
});
