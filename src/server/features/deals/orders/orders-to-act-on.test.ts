import { describe, expect, test } from "vitest";
import { holdReasons, openStates, type StoredOrderState } from "#domain/orders/order-state.ts";
import { nextShopTask, type ShopTask } from "#domain/orders/order-turn.ts";
import { orderKindOf, orderKinds } from "#domain/today/waiting-item.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { readOrders } from "../presenters/read-orders.ts";
import { halves, openDeliveryShop } from "./delivery.fixture.ts";
import { staffFindOrdersToActOn } from "./staff-find-orders-to-act-on.ts";

const { services, packed, addProof } = await openDeliveryShop();
const { actor } = await addAdministrator(services);
const facts = { places: [] };

const set = (id: number, values: object) =>
  services.db.updateTable("orders").set(values).where("id", "=", id).execute();
const say = async (id: number, ...gates: ("money" | "goods" | "address")[]) => {
  const said = { state: "met", user_id: null, name: "Dana", reason: "", created_at: "2026-03-01" } as const;
  for (const gate of gates)
    await services.db
      .insertInto("order_gates")
      .values({ order_id: id, gate, ...said })
      .execute();
};

/** What Today finds of an order: its kind and task. */
async function foundOf(id: number) {
  const found = await staffFindOrdersToActOn(services, 500);
  return orderKinds.flatMap((kind) =>
    found[kind].items.filter((item) => item.id === id).map(({ task }) => [kind, task]),
  );
}

async function preparing(offer: object = {}) {
  const order = await packed({ good: [null], offer: { plan: halves, ...offer } });
  await set(order.id, { state: "preparing" });
  return order;
}

test("an order stands under each of its steps, one after the other, and under none while it waits for its client", async () => {
  const { id, quoteId } = await preparing();
  expect(await foundOf(id)).toEqual([["proof_to_make", "make_proof"]]);
  await say(id, "goods", "address");
  const proofId = await addProof({ orderId: id, quoteId }, { facts });
  const proof = (state: "draft" | "changes_requested" | "approved") =>
    services.db.updateTable("proofs").set({ state }).where("id", "=", proofId).execute();
  expect(await foundOf(id)).toEqual([]);
  await proof("changes_requested");
  expect(await foundOf(id)).toEqual([["proof_to_make", "mend_proof"]]);
  await proof("draft");
  expect(await foundOf(id)).toEqual([["proof_to_make", "send_proof"]]);
  await proof("approved");
  await set(id, { proof_met_at: "2026-03-02" });
  // The money is its client's to send.
  expect(await foundOf(id)).toEqual([]);
  await say(id, "money");
  expect(await foundOf(id)).toEqual([["to_start", "start"]]);
  await set(id, { hold_reason: "machine", held_at: "2026-03-03T10:00:00.000Z" });
  expect(await foundOf(id)).toEqual([["to_start", "resume"]]);
  await set(id, { hold_reason: null, held_at: null, state: "in_production" });
  expect(await foundOf(id)).toEqual([["to_count", "pack"]]);
  await set(id, { state: "packed" });
  // The balance is due before it is sent.
  expect(await foundOf(id)).toEqual([]);
  await services.db.deleteFrom("open_items").where("quote_id", "=", quoteId).execute();
  expect(await foundOf(id)).toEqual([["to_ship", "ship"]]);
  await set(id, { state: "delivered" });
  expect(await foundOf(id)).toEqual([["to_settle", "settle"]]);
  await set(id, { state: "closed" });
  expect(await foundOf(id)).toEqual([]);
});

describe("the facts lead to what each order's own page says", () => {
  const states = openStates.flatMap((state) => [null, ...holdReasons].map((hold) => ({ state, hold })));
  const proofStates = [undefined, "sent", "draft", "changes_requested"] as const;
  test(`in ${states.length} ways of standing, with and without gates, proofs and settlements`, async () => {
    for (const [index, { state, hold }] of states.entries()) {
      const { id, quoteId } = await packed({ good: [null], offer: index % 2 ? { plan: halves } : {} });
      await set(id, { state, hold_reason: hold, held_at: hold && "2026-03-03T10:00:00.000Z" });
      if (index % 3) await say(id, "goods");
      if (index % 5) await say(id, "address", "money");
      const proof = proofStates[index % proofStates.length];
      if (proof) {
        const proofId = await addProof({ orderId: id, quoteId }, { facts });
        await services.db.updateTable("proofs").set({ state: proof }).where("id", "=", proofId).execute();
      }
      await settled(id, state, index);
    }
    const { orders } = await readOrders(services, actor, { per_page: 100 });
    const expected = new Map<string, number>();
    for (const { tasks } of orders) count(expected, nextShopTask(tasks));
    const found = await staffFindOrdersToActOn(services, 500);
    const seen = new Map<string, number>();
    for (const kind of orderKinds) for (const { task } of found[kind].items) count(seen, task);
    expect(orders.length).toBeGreaterThan(states.length);
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected));
    const few = await staffFindOrdersToActOn(services, 1);
    for (const kind of orderKinds) {
      expect(few[kind].items.length).toBeLessThanOrEqual(1);
      expect(few[kind].count).toBe(found[kind].items.length);
    }
  });

  function count(counts: Map<string, number>, task: ShopTask | undefined) {
    if (!task) return;
    const key = `${orderKindOf(task)} ${task}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  async function settled(order_id: number, state: StoredOrderState, index: number) {
    if (state !== "delivered" || index % 2) return;
    const at = "2026-03-04T10:00:00.000Z";
    await services.db
      .insertInto("settlements")
      .values({
        ...{ order_id, state: "settled", choice: null, choose_until: null, counts: "[]", total_cents: 1 },
        ...{ difference_cents: 0, freight_cents: null, invoice_id: null, created_at: at, settled_at: at },
      })
      .execute();
  }
});
