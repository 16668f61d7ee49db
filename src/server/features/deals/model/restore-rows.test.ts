import { describe, expect, test } from "vitest";
import { days } from "#domain/time/durations.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { halves, openDeliveryShop } from "../orders/delivery.fixture.ts";
import { readPlan } from "../receivables/read-plan.ts";
import { staffWaiveItem } from "../receivables/staff-waive-item.ts";
import { findReplaced, readRowsOfDeal, sweepReplacedRows } from "./replaced-rows.repository.ts";
import { readReplacedRows, restoreRows } from "./restore-rows.ts";

const { services, packed, post, put } = await openDeliveryShop();
const { db } = services;
const { actor: dana } = await addAdministrator(services, { name: "Ann" });
const half = { plan: halves };

/** All rows of a deal but what counts changes. */
async function rowsOf(quoteId: number) {
  const rows = await readRowsOfDeal(db, quoteId);
  return rows.map(({ table, columns: { version: _, price_version: __, ...rest } }) => ({ table, ...rest }));
}

type Act = (order: Awaited<ReturnType<typeof packed>>) => Promise<{ readonly status: number }>;

/** Does something to an order, and gives what undoes it. */
async function doUndoably(order: Awaited<ReturnType<typeof packed>>, act: Act) {
  const { quoteId } = order;
  const before = await readRowsOfDeal(db, quoteId);
  expect((await act(order)).status).toBeLessThan(300);
  const rows = await db
    .transaction()
    .execute((transaction) => readReplacedRows(transaction, { quoteId, before }));
  return {
    undo: () => db.transaction().execute((transaction) => restoreRows(transaction, { quoteId, rows })),
  };
}

const ship: Act = ({ id, lineIds }) =>
  post(`orders/${id}/shipments`, {
    ...{ carrier: "UPS", tracking: ["1Z999"], cartons: 125, shipped_on: "2026-03-02" },
    lines: lineIds.map((order_line_id) => ({ order_line_id, units: 12_500 })),
  });
const settle: Act = ({ id }) => post(`orders/${id}/settlement`);
const waive: Act = async ({ quoteId }) => {
  const [item] = (await readPlan(services, quoteId)).items;
  await staffWaiveItem(services, dana, { itemId: item?.id ?? 0, reason: "Old customer", isSmall: false });
  return { status: 200 };
};
const address: Act = ({ id }) => put(`orders/${id}/address`, { address: "1 Main St" });

describe("do and undo leave every row of the deal as it was", () => {
  test.each([
    ["a shipment, which adds rows", ship, {}],
    ["a settlement, which changes what is owed and drafts an invoice", settle, half],
    ["a waiver", waive, half],
    ["an address, which meets a gate", address, half],
  ])("%s", async (_, act, offer) => {
    const order = await packed({ good: [26_800], offer });
    const before = await rowsOf(order.quoteId);
    const { undo } = await doUndoably(order, act);
    expect(await rowsOf(order.quoteId)).not.toEqual(before);
    expect(await undo()).toBe(true);
    expect(await rowsOf(order.quoteId)).toEqual(before);
    // It is undone once.
    expect(await undo()).toBe(false);
    expect(await rowsOf(order.quoteId)).toEqual(before);
  });
});

test("a row that was removed comes back, and one that changed since keeps all from being restored", async () => {
  const order = await packed();
  const remove: Act = async ({ id }) => {
    await db.deleteFrom("order_gates").where("order_id", "=", id).execute();
    return { status: 200 };
  };
  await address(order);
  const before = await rowsOf(order.quoteId);
  const removal = await doUndoably(order, remove);
  expect(await removal.undo()).toBe(true);
  expect(await rowsOf(order.quoteId)).toEqual(before);

  const shipment = await doUndoably(order, ship);
  await db.updateTable("shipments").set({ carrier: "DHL" }).where("order_id", "=", order.id).execute();
  const changed = await rowsOf(order.quoteId);
  expect(await shipment.undo()).toBe(false);
  expect(await rowsOf(order.quoteId)).toEqual(changed);
});

test("what was replaced is kept for a day", async () => {
  await ship(await packed());
  const { id } = await db
    .selectFrom("history")
    .select((eb) => eb.fn.max("id").as("id"))
    .executeTakeFirstOrThrow();
  await sweepReplacedRows(db, services.clock());
  expect((await findReplaced(db, id))?.rows).not.toEqual([]);
  await sweepReplacedRows(db, new Date(services.clock().getTime() + days(1)));
  expect(await findReplaced(db, id)).toBeUndefined();
});
