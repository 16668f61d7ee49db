import { expect, test } from "vitest";
import { dumpTables } from "#tests/access/dump-tables.ts";
import { payAllOf } from "#tests/support/count-paid.ts";
import { signed } from "#tests/support/deals.ts";
import { allBoxes, facts } from "../proofs/proofs.fixture.ts";
import { halves, openDeliveryShop } from "./delivery.fixture.ts";

/** How many more writes the shop makes before it dies. */
let writesLeft = Number.POSITIVE_INFINITY;
const writes = new Set(["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"]);
const shop = await openDeliveryShop({
  withDb: (db) =>
    db.withPlugin({
      transformQuery({ node }) {
        if (writes.has(node.kind) && writesLeft-- <= 0) throw new Error("killed");
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
});

/** Dies at the first write, then at the second, until it gets through. Answers how often it died. */
async function dieAtEach(path: string, body: object, as?: string): Promise<number> {
  const before = await dumpTables(shop.services.db);
  for (let deaths = 0; ; deaths += 1) {
    writesLeft = deaths;
    const { status } = await shop.post(path, body, as);
    writesLeft = Number.POSITIVE_INFINITY;
    if (status < 300) return deaths;
    expect([deaths, status]).toEqual([deaths, 500]);
    expect(await dumpTables(shop.services.db)).toEqual(before);
  }
}

test("a shop that dies at any write of a shipment, a settlement or a reorder has done nothing of it", async () => {
  const { id, lineIds } = await shop.packed({ offer: { plan: [] }, paid: 583_656, good: [23_900] });
  const lines = [{ order_line_id: lineIds[0], units: 23_900 }];
  const shipment = { carrier: "UPS", shipped_on: "2026-03-02", lines, complete: true };
  expect(await dieAtEach(`orders/${id}/shipments`, shipment)).toBeGreaterThan(3);
  expect(await dieAtEach(`orders/${id}/settlement`, {})).toBeGreaterThan(3);
  await shop.services.db.updateTable("orders").set({ state: "delivered" }).where("id", "=", id).execute();
  expect(await dieAtEach(`orders/${id}/reorder`, {})).toBeGreaterThan(3);
  for (const over of [{ offer: { plan: halves }, paid: 291_828 }, { paid: 583_656 }]) {
    const { id: orderId } = await shop.packed({ ...over, good: [26_800] });
    expect(await dieAtEach(`orders/${orderId}/settlement`, {})).toBeGreaterThan(3);
  }
});

test("nor of an acceptance, the approval of its proof, the count or the close", async () => {
  const { db } = shop.services;
  const { id: quoteId, client } = await shop.offered();
  expect(await dieAtEach(`quotes/${quoteId}/accept`, signed, client.bearer)).toBeGreaterThan(3);
  const { id } = await db
    .selectFrom("orders")
    .select("id")
    .where("quote_id", "=", quoteId)
    .executeTakeFirstOrThrow();
  const approval = { boxes: allBoxes, name: "Ann Miller" };
  const proofId = await shop.addProof({ orderId: id, quoteId }, { facts });
  expect(await dieAtEach(`proofs/${proofId}/approve`, approval, client.bearer)).toBeGreaterThan(3);
  await db.updateTable("orders").set({ state: "in_production" }).where("id", "=", id).execute();
  const line = await db
    .selectFrom("order_lines")
    .select("id")
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
  const counts = { lines: [{ order_line_id: line.id, good: 25_000 }] };
  expect(await dieAtEach(`orders/${id}/counts`, counts)).toBeGreaterThan(2);
  await db.updateTable("orders").set({ state: "packed" }).where("id", "=", id).execute();
  expect((await shop.post(`orders/${id}/settlement`)).status).toBe(200);
  await db.updateTable("orders").set({ state: "delivered" }).where("id", "=", id).execute();
  await payAllOf(shop.services, quoteId);
  expect(await dieAtEach(`orders/${id}/close`, {})).toBeGreaterThan(1);
});
