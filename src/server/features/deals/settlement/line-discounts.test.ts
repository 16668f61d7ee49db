import { expect, test } from "vitest";
import { openDeliveryShop } from "../orders/delivery.fixture.ts";

const shop = await openDeliveryShop();
const { packed, post, get } = shop;

const line = { kind: "product", name: "Bags L", units: 25_000, unit_price: "0.165" };
const freight = { kind: "freight", name: "Freight", freight: "fixed", amount: "420" };
const offer = (discount: object) => ({ lines: [{ ...line, discount }, freight], discount: undefined });

test.each([
  // 2 % of 25,000 and of 23,900 bags; $50.00 of both. Each with 8.25 % of the goods, and freight.
  [{ percent: "2" }, 8_250, 404_250, 386_463],
  [{ amount: "50" }, 5_000, 407_500, 389_350],
])("L1.9 %j off a line is frozen, agreed, settled and invoiced", async (discount, off, agreed, settled) => {
  const { id, quoteId, client } = await packed({ offer: offer(discount), good: [23_900] });
  const taxed = (goods: number) => goods + 42_000 + Math.round(goods * 0.0825);
  const { versions } = (await get(`quotes/${quoteId}/versions`, client.bearer)).body;
  expect(versions).toMatchObject([
    { lines: [{ amount_cents: agreed, discount_cents: off }, {}], total_cents: taxed(agreed) },
  ]);
  const { quote } = (await get(`quotes/${quoteId}`, client.bearer)).body;
  expect(quote).toMatchObject({
    agreed: { lines: [{ amount_cents: agreed, discount_cents: off }, {}], discount_cents: 0 },
  });
  const { status, body } = await post(`orders/${id}/settlement`);
  expect([status, body.settlement]).toMatchObject([200, { total_cents: taxed(settled) }]);
  const { invoice } = (await get(`invoices/${(body.settlement as { invoice: { id: number } }).invoice.id}`))
    .body;
  expect(invoice).toMatchObject({
    snapshot: {
      lines: [{ units: 23_900, amount_cents: settled, discount: { cents: 394_350 - settled } }, {}],
      ...{ discount_cents: 0, goods_cents: settled, total_cents: taxed(settled) },
    },
  });
});

test("L20.1 what is ordered again keeps the discount of its line", async () => {
  const { id, client } = await packed({ offer: offer({ percent: "2" }), good: [25_000], state: "delivered" });
  const { body } = await post(`orders/${id}/reorder`, {}, client.bearer);
  const quoteId = (body.quote as { id: number }).id;
  const { versions } = (await get(`quotes/${quoteId}/versions`)).body;
  expect(versions).toMatchObject([{ state: "draft", lines: [{ discount: { percent: 2 } }, {}] }]);
});
