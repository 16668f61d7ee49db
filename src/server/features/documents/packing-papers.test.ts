import { expect, test } from "vitest";
import { approval, openProofShop, picture } from "#server/features/deals/proofs/proofs.fixture.ts";
import { addUser } from "#tests/support/staff.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const { services, shop, ordered, staff, bearer } = await openProofShop();
const paper = (path: string, as = bearer) =>
  shop.app.inject({ method: "GET", url: `/api/${path}`, headers: { authorization: `Bearer ${as}` } });
const textOf = (file: Buffer) => readPdf(file).text.replace(/\s+/gu, " ");

/** An order of 25,000 bags with an approved proof, which is packed. */
async function packed(units_good = 25_000) {
  const order = await ordered();
  const { id: proofId } = await order.waiting(picture);
  expect((await order.asClient(`${proofId}/approve`, approval)).status).toBe(200);
  const { id: lineId } = await services.db
    .updateTable("order_lines")
    .set({ units_good })
    .where("order_id", "=", order.orderId)
    .returning("id")
    .executeTakeFirstOrThrow();
  await services.db
    .updateTable("orders")
    .set({ state: "packed", address: "1700 Sherman Street" })
    .where("id", "=", order.orderId)
    .execute();
  return { ...order, lineId };
}

test("L18.3 each carton has a label with its size, count and place among all, as the shop packs", async () => {
  const { orderId, client } = await packed(1_550);
  const answer = await paper(`orders/${orderId}/carton-labels`);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
  const pdf = readPdf(answer.rawPayload);
  expect(pdf).toMatchObject({ pages: 16, isTagged: true, language: "en" });
  const text = textOf(answer.rawPayload);
  for (const said of ["Ann Miller", "1700 Sherman Street", "Bags L", "100 bags", "1/16", "16/16", "50 bags"])
    expect(text).toContain(said);
  expect(text.match(/100 bags/g)).toHaveLength(15);
  expect(text).not.toMatch(/\$/);
  expect((await paper(`orders/${orderId}/carton-labels`, client.bearer)).statusCode).toBe(403);

  const settings = (values: object) => shop.send("PUT", "/api/settings", { bearer, body: { values } });
  expect((await settings({ units_per_carton: 500 })).status).toBe(200);
  expect(readPdf((await paper(`orders/${orderId}/carton-labels`)).rawPayload).pages).toBe(4);
  expect((await settings({ units_per_carton: 5 })).status).toBe(200);
  await services.db.updateTable("order_lines").set({ units_good: 15_050 }).execute();
  const tooMany = await paper(`orders/${orderId}/carton-labels`);
  expect([tooMany.statusCode, tooMany.json().message]).toEqual([
    409,
    expect.stringContaining("This order has 3,010 cartons; labels are made for up to 3,000."),
  ]);
  await settings({ units_per_carton: 100 });
});

test("L18.2, L18.4 a packing slip says what the shipment weighs, where it goes, and shows what was approved", async () => {
  const { orderId, lineId, client } = await packed();
  const sent = await staff(`orders/${orderId}/shipments`, {
    ...{ carrier: "UPS", cartons: 125, weight_kg: 1_050, shipped_on: "2026-03-02" },
    ...{ lines: [{ order_line_id: lineId, units: 12_500 }], address: "9 Other Street" },
  });
  expect(sent.body.shipment).toMatchObject({ weight_kg: 1_050, address: "9 Other Street" });
  const { id } = sent.body.shipment as { id: number };
  const slip = await paper(`shipments/${id}/packing-slip`, client.bearer);
  expect(readPdf(slip.rawPayload).roles).toMatchObject({ Table: 1, Figure: 1 });
  for (const said of ["2,315 lb (1,050 kg)", "9 Other Street", "12,500"])
    expect(textOf(slip.rawPayload)).toContain(said);
});

test("L18.3 the job ticket weighs all cartons where the shop says what one weighs", async () => {
  const { orderId } = await packed();
  const production = await addUser(services, { role: "production" });
  const ticket = async () =>
    textOf((await paper(`orders/${orderId}/job-ticket`, production.bearer)).rawPayload);
  expect(await ticket()).not.toContain("kg");
  await shop.send("PUT", "/api/settings", { bearer, body: { values: { carton_kg: 8.4 } } });
  expect(await ticket()).toContain("4,630 lb (2,100 kg)");
});
