import { expect, test } from "vitest";
import { dumpTables } from "#tests/access/dump-tables.ts";
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
async function dieAtEach(path: string, body: object): Promise<number> {
  const before = await dumpTables(shop.services.db);
  for (let deaths = 0; ; deaths += 1) {
    writesLeft = deaths;
    const { status } = await shop.post(path, body);
    writesLeft = Number.POSITIVE_INFINITY;
    if (status < 300) return deaths;
    expect([deaths, status]).toEqual([deaths, 500]);
    expect(await dumpTables(shop.services.db)).toEqual(before);
  }
}

test("a shop that dies at any write of a shipment, a settlement or a reorder has done nothing of it", async () => {
  const { id, lineIds } = await shop.packed({ offer: { plan: [] }, paid: 583_656, good: [23_900] });
  const lines = [{ order_line_id: lineIds[0], units: 23_900 }];
  const shipment = { carrier: "UPS", shipped_on: "2026-03-05", lines, complete: true };
  expect(await dieAtEach(`orders/${id}/shipments`, shipment)).toBeGreaterThan(3);
  expect(await dieAtEach(`orders/${id}/settlement`, {})).toBeGreaterThan(3);
  await shop.services.db.updateTable("orders").set({ state: "delivered" }).where("id", "=", id).execute();
  expect(await dieAtEach(`orders/${id}/reorder`, {})).toBeGreaterThan(3);
  const { id: half } = await shop.packed({ offer: { plan: halves }, paid: 291_828, good: [26_800] });
  expect(await dieAtEach(`orders/${half}/settlement`, {})).toBeGreaterThan(3);
});
