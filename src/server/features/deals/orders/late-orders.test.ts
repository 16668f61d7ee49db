import { expect, test } from "vitest";
import { countPaid, payBack } from "#tests/support/count-paid.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { readOrders } from "../presenters/read-orders.ts";
import { openOrderShop, plainBags } from "./order-shop.fixture.ts";
import { staffFindLateOrders } from "./staff-find-late-orders.ts";
import { staffReadBoard } from "./staff-read-board.ts";

// A Wednesday in Denver.
const { services, ordered, change, makeReady } = await openOrderShop({ from: "2026-03-04T19:00:00Z" });
const late = async () => await staffFindLateOrders(services, 20);
const seen = async () => (await late()).items.map(({ id, next }) => [id, next.label.message]);

test("many orders are read in as many statements as one, also those whose money went back", async () => {
  const { actor } = await addAdministrator(services);
  let statements = 0;
  const db = services.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const counted = async (read: () => Promise<unknown>) => {
    statements = 0;
    await read();
    return statements;
  };
  const measure = async () => [
    await counted(() => staffFindLateOrders({ ...services, db }, 20)),
    await counted(() => staffReadBoard({ ...services, db }, actor)),
    await counted(() => readOrders({ ...services, db }, actor, {})),
  ];
  await refunded();
  const few = await measure();
  for (let more = 0; more < 4; more += 1) await refunded();
  expect(await measure()).toEqual(few);
  await services.db.updateTable("orders").set({ state: "cancelled" }).execute();
});

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
  expect(await seen()).toEqual([[approved, "Make the proof"]]);
  services.clock.advance(24 * 3_600_000);
  expect(await seen()).toEqual([
    [approved, "Make the proof"],
    [promised, "Count and pack the bags"],
    [early, "Count and pack the bags"],
  ]);
  await change(early, { state: "shipped" });
  await change(approved, { state: "cancelled" });
  const { items, count } = await late();
  expect(count).toBe(1);
  expect(items).toMatchObject([
    {
      ...{ kind: "order_late", subject: "order", id: promised, who: "Ann Miller" },
      reference: expect.stringMatching(/^GO-2026-\d{6}$/),
      ...{ since: "2026-03-05T07:00:00.000Z", dueAt: "2026-03-05T07:00:00.000Z" },
      next: { href: `/admin/orders/${promised}` },
    },
  ]);
  await change(promised, { state: "packed", promised_on: "2026-06-02" });
  services.clock.advance(30 * 24 * 3_600_000);
  // Ready for thirty days, and never begun.
  expect((await late()).items).toMatchObject([{ id: ready }]);
});

/** An order that is late, whose money was booked and went back. */
async function refunded(): Promise<void> {
  const { order, quoteId } = await ordered();
  await change(order.id, { in_hands_on: "2026-03-31" });
  const at = "2026-03-02T10:00:00.000Z";
  const item = await services.db
    .selectFrom("plan_items")
    .select(["id", "amount_cents"])
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  const { id: payment_id } = await services.db
    .insertInto("payments")
    .values({
      ...{ quote_id: quoteId, quote_version: 1, quote_reference: "GE", provider: "sandbox" },
      ...{ status: "completed", payment_intent_id: `pi_${quoteId}`, client_secret: null, approve_url: null },
      ...{ search_text: "", amount_cents: item.amount_cents },
      ...{ customer_name: "Ann", customer_email: "ann@example.com", product_name: "Bags", is_test: 1 },
      ...{ settled_at: at, to_check: null, expires_at: at, created_at: at },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await countPaid(services, payment_id, [item]);
  await payBack(services, payment_id, item.amount_cents);
}
