import { expect, test } from "vitest";
import { days } from "#domain/time/durations.ts";
import { staffFindFailedItems } from "../lists/staff-find-waiting.ts";
import { halves, openDeliveryShop } from "../orders/delivery.fixture.ts";
import { systemReadOrder } from "../presenters/read-orders.ts";
import { systemAskToChoose } from "./ask-for-rest.ts";
import { systemTakeUnanswered } from "./system-take-unanswered.ts";

const { packed, services } = await openDeliveryShop();
const { db } = services;

async function asked() {
  const { id, quoteId } = await packed({ offer: { plan: halves }, paid: 291_828, good: [22_000] });
  const order = await systemReadOrder(services, id);
  const at = services.clock();
  await db.transaction().execute((transaction) => systemAskToChoose(services, transaction, { order, at }));
  return { id, quoteId };
}
const stateOf = async (orderId: number) =>
  (await db.selectFrom("settlements").select("state").where("order_id", "=", orderId).executeTakeFirst())
    ?.state;

test("FOUND-D4 what waited in an order that was cancelled, or whose quote was deleted, is over; a failing one keeps no other", async () => {
  const [cancelled, deleted, failing, whole] = [await asked(), await asked(), await asked(), await asked()];
  await db.updateTable("orders").set({ state: "cancelled" }).where("id", "=", cancelled.id).execute();
  const deleted_at = services.clock().toISOString();
  await db.updateTable("quotes").set({ deleted_at }).where("id", "=", deleted.quoteId).execute();
  // Counted no more, though its client was asked.
  await db.updateTable("order_lines").set({ units_good: null }).where("order_id", "=", failing.id).execute();
  services.clock.advance(days(7));
  await systemTakeUnanswered(services);
  expect(await Promise.all([failing, whole].map(({ id }) => stateOf(id)))).toEqual(["asked", "settled"]);
  await systemTakeUnanswered(services);
  expect(await staffFindFailedItems(db, 20)).toMatchObject({
    count: 1,
    items: [{ kind: "job_failed", id: failing.quoteId, failed: { job: "settlement" } }],
  });
});
