import { describe, expect, test } from "vitest";
import type { ShipmentAnswer } from "#contracts/orders/shipments.ts";
import { closeBooks } from "#tests/support/closed-books.ts";
import { addUser } from "#tests/support/staff.ts";
import { openDeliveryShop } from "../orders/delivery.fixture.ts";

const shop = await openDeliveryShop();
const { packed, post, put, get, orderOf, mailsOf, services } = shop;
const reason = "The label of another parcel";
const sent = (order_line_id: number | undefined, units: number, more: object = {}) => ({
  ...{ carrier: "UPS", tracking: ["1Z999"], cartons: 125, shipped_on: "2026-03-02", ...more },
  lines: [{ order_line_id, units }],
});
const deliveryMails = async (quoteId: number) =>
  (await mailsOf(quoteId)).filter(({ template }) => template === "delivery-news");

async function shipped(units = 25_000, more: object = {}) {
  const order = await packed();
  const { body } = await post(`orders/${order.id}/shipments`, sent(order.lineIds[0], units, more));
  return { ...order, line: order.lineIds[0], shipment: body.shipment as ShipmentAnswer };
}

describe("a shipment is corrected", () => {
  test("in what the client was told: he is written to; in what he was not: he is not", async () => {
    const { id, quoteId, shipment } = await shipped();
    const corrected = await put(`shipments/${shipment.id}`, {
      tracking: ["1Z000"],
      carrier: "FedEx",
      reason,
    });
    expect([corrected.status, corrected.body.shipment]).toMatchObject([
      200,
      { id: shipment.id, number: 1, carrier: "FedEx", tracking: ["1Z000"], cartons: 125 },
    ]);
    const created_at = "2026-03-01T09:00:00.000Z";
    await services.db.updateTable("orders").set({ created_at }).where("id", "=", id).execute();
    await put(`shipments/${shipment.id}`, { cartons: 250, shipped_on: "2026-03-01", reason });
    expect(await orderOf(id)).toMatchObject({
      ...{ state: "shipped", plates_until: "2029-03-01" },
      shipments: [{ cartons: 250, shipped_on: "2026-03-01", lines: [{ units: 25_000 }] }],
    });
    expect(await deliveryMails(quoteId)).toMatchObject([
      { news: "shipped" },
      { news: "shipment-corrected", units: 25_000, carrier: "FedEx", tracking: ["1Z000"] },
    ]);
    const entries = await services.db
      .selectFrom("history")
      .select(["before", "after"])
      .where("action", "=", "order.correct-shipment")
      .where("subject_id", "=", id)
      .execute();
    expect(entries.map(({ after }) => JSON.parse(after ?? ""))).toMatchObject([
      { carrier: "FedEx", tracking: "1Z000", reason },
      { cartons: 250, reason },
    ]);
  });

  test("in its bags: the order stands where they bring it, and no more leaves than was counted", async () => {
    const { id, line, shipment } = await shipped();
    const lines = (units: number) => ({ lines: [{ order_line_id: line, units }], reason });
    await put(`shipments/${shipment.id}`, lines(12_500));
    expect(await orderOf(id)).toMatchObject({ state: "partly_shipped", lines: [{ units_shipped: 12_500 }] });
    const tooMany = await put(`shipments/${shipment.id}`, lines(25_001));
    expect([tooMany.status, tooMany.body.errors]).toMatchObject([
      422,
      { "lines.0.units": [expect.stringContaining("25,000 are left")] },
    ]);
    await put(`shipments/${shipment.id}`, lines(25_000));
    expect(await orderOf(id)).toMatchObject({ state: "shipped", lines: [{ units_shipped: 25_000 }] });
  });

  test("what staff called all of it stays shipped, until the last of it is voided", async () => {
    const { id, line, shipment } = await shipped(10_000);
    const rest = await post(`orders/${id}/shipments`, sent(line, 9_000, { complete: true }));
    await put(`shipments/${shipment.id}`, { tracking: [], reason });
    expect(await orderOf(id)).toMatchObject({ state: "shipped" });
    await post(`shipments/${(rest.body.shipment as ShipmentAnswer).id}/void`, { reason });
    expect(await orderOf(id)).toMatchObject({ state: "partly_shipped", shipments: [{ number: 1 }] });
  });

  test("SPEC-4.41 SPEC-4.50 on a day that has been, of books that are open", async () => {
    const { shipment } = await shipped();
    const on = async (shipped_on: string) =>
      (await put(`shipments/${shipment.id}`, { shipped_on, reason })).status;
    expect(await Promise.all([on("2031-01-01"), on("2020-01-01")])).toEqual([422, 422]);
    await closeBooks(services, "2026-03-01");
    expect(await on("2026-03-01")).toBe(422);
    expect((await put(`shipments/${shipment.id}`, { cartons: 3, reason })).status).toBe(200);
  });
});

describe("a shipment is voided", () => {
  test("its bags are still to ship, the client is told, and the next one has a number of its own", async () => {
    const { id, quoteId, line, shipment } = await shipped(10_000);
    await post(`orders/${id}/shipments`, sent(line, 15_000));
    const voided = await post(`shipments/${shipment.id}/void`, { reason });
    expect([voided.status, voided.body.shipment]).toMatchObject([200, { id: shipment.id, carrier: "UPS" }]);
    expect(await orderOf(id)).toMatchObject({
      ...{ state: "partly_shipped", lines: [{ units_shipped: 15_000 }], shipments: [{ number: 2 }] },
    });
    expect((await get(`shipments/${shipment.id}/packing-slip`)).status).toBe(404);
    expect((await post(`shipments/${shipment.id}/void`, { reason })).status).toBe(404);
    const again = await post(`orders/${id}/shipments`, sent(line, 10_000));
    expect(again.body.shipment).toMatchObject({ number: 3 });
    expect((await deliveryMails(quoteId)).map(({ news }) => news)).toEqual([
      ...["shipped", "shipped", "shipment-voided", "shipped"],
    ]);
  });

  test("the only one: the order is packed, is counted again and cancelled as before", async () => {
    const { id, line, shipment } = await shipped();
    await post(`shipments/${shipment.id}/void`, { reason });
    expect(await orderOf(id)).toMatchObject({ state: "packed", shipments: [] });
    const counts = { lines: [{ order_line_id: line, good: 24_000 }], reason };
    expect((await post(`orders/${id}/counts`, counts)).status).toBe(200);
  });

  test("not once it is delivered, and by who may write orders alone", async () => {
    const { id, shipment, client } = await shipped();
    const sales = await addUser(services, { role: "sales" });
    for (const { bearer } of [client, sales]) {
      expect((await post(`shipments/${shipment.id}/void`, { reason }, bearer)).status).toBe(403);
      expect((await put(`shipments/${shipment.id}`, { cartons: 1, reason }, bearer)).status).toBe(403);
    }
    expect((await post(`shipments/${shipment.id}/void`, {})).status).toBe(422);
    await post(`orders/${id}/deliver`);
    for (const answer of [
      await post(`shipments/${shipment.id}/void`, { reason }),
      await put(`shipments/${shipment.id}`, { cartons: 1, reason }),
    ])
      expect(answer).toMatchObject({
        ...{ status: 409, body: { message: "This order is delivered. Please correct that first." } },
      });
  });
});
