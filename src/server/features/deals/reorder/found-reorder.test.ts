import { expect, test } from "vitest";
import { openDeliveryShop } from "../orders/delivery.fixture.ts";

const { packed, post, services } = await openDeliveryShop();

test.fails("FOUND-U23 an order that is repeated has neither the purchase order nor the message of the old one", async () => {
  const { id, quoteId, client } = await packed({ state: "delivered" });
  await services.db.updateTable("quotes").set({ po_number: "PO-77" }).where("id", "=", quoteId).execute();
  const { status, body } = await post(`orders/${id}/reorder`, {}, client.bearer);
  expect(status).toBe(201);
  const { id: again } = body.quote as { id: number };
  const row = await services.db
    .selectFrom("quotes")
    .select(["po_number", "message"])
    .where("id", "=", again)
    .executeTakeFirstOrThrow();
  expect(row.po_number ?? "").toBe("");
  expect(row.message ?? "").toBe("");
});
