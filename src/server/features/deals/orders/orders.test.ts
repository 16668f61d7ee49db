import { expect, test } from "vitest";
import { getBoard } from "#contracts/orders/board.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { countPaid, payBack } from "#tests/support/count-paid.ts";
import { acceptedOrder, signed } from "#tests/support/deals.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addUser } from "#tests/support/staff.ts";
import { openOfferShop } from "../offers/offer-shop.fixture.ts";
import { orderRoutes } from "./orders.routes.ts";

const { services, staff, bearer, offered, office } = await openOfferShop();
const shop = await createTestShop(services, [orderRoutes]);
const get = (path: string, as = bearer) => shop.send("GET", `/api/${path}`, { bearer: as });

const accepted = (offer?: unknown) => acceptedOrder(office, { offer });
const orderOf = async (id: number, as = bearer) => (await get(`orders/${id}`, as)).body.order as OrderAnswer;

test("L17.1 accepting makes an order with its lines, which waits for its gates", async () => {
  const { order, quoteId } = await accepted();
  expect(await orderOf(order.id)).toMatchObject({
    ...{ id: order.id, number: order.number, state: "preparing", hold: null, quote_id: quoteId },
    lines: [
      { name: "Bags L", units_ordered: 25_000, units_good: null, units_billable: null, units_shipped: 0 },
    ],
    gates: ["money", "proof", "goods", "address"].map((gate) => ({ gate, state: "open" })),
    ...{ proofs: [], shipments: [], settlement: null, units: 25_000, version: 1 },
  });
});

test.each([
  ["2026-06-01", "2026-06-01"],
  ["2020-06-01", null],
])("L17.3 wanted by %s, the goods are to be in hands on %s", async (wanted_by, in_hands_on) => {
  const { id, answer } = await offered();
  await services.db.updateTable("quotes").set({ wanted_by }).where("id", "=", id).execute();
  const { order } = (await answer("accept", signed)).body as { order: { id: number } };
  expect((await orderOf(order.id)).in_hands_on).toBe(in_hands_on);
});

test("L17.2 the money gate follows from what is due until production, and opens again when it goes back", async () => {
  const { order, quoteId } = await accepted();
  const item = await services.db
    .selectFrom("plan_items")
    .selectAll()
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  const paid = await services.db
    .insertInto("payments")
    .values({
      ...{
        quote_id: quoteId,
        quote_version: 1,
        quote_reference: "GE",
        provider: "sandbox",
        status: "completed",
      },
      ...{ payment_intent_id: `pi_${quoteId}`, client_secret: null, approve_url: null, search_text: "" },
      ...{ amount_cents: item.amount_cents, customer_name: "Ann", customer_email: "ann@example.com" },
      ...{ product_name: "Bags", is_test: 1, settled_at: "2026-03-02T10:00:00.000Z", to_check: null },
      ...{ expires_at: "2026-03-02T10:00:00.000Z", created_at: "2026-03-02T10:00:00.000Z" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await countPaid(services, paid.id, [item]);
  expect((await orderOf(order.id)).gates[0]).toMatchObject({
    ...{ gate: "money", state: "met", at: "2026-03-02T10:00:00.000Z" },
  });
  const said = { state: "met", user_id: null, name: "Dana", reason: "" } as const;
  const created_at = "2026-03-03T10:00:00.000Z";
  await services.db
    .insertInto("order_gates")
    .values(
      (["goods", "address"] as const).map((gate) => ({ order_id: order.id, gate, ...said, created_at })),
    )
    .execute();
  await services.db
    .updateTable("orders")
    .set({ proof_met_at: created_at })
    .where("id", "=", order.id)
    .execute();
  const inState = async (state: string) => {
    const { orders, meta } = (await get(`orders?state=${state}&per_page=100`)).body;
    const ids = (orders as { id: number }[]).map(({ id }) => id);
    expect((meta as { total: number }).total).toBe(ids.length);
    return ids;
  };
  expect((await orderOf(order.id)).state).toBe("ready");
  expect(await inState("ready")).toContain(order.id);
  expect(await inState("preparing")).not.toContain(order.id);
  await payBack(services, paid.id, item.amount_cents);
  expect((await orderOf(order.id)).state).toBe("preparing");
  expect(await inState("ready")).not.toContain(order.id);
  expect(await inState("preparing")).toContain(order.id);
});

test("a client reads his own orders, without staff's words; a foreign one and none look the same", async () => {
  const { order, client } = await accepted();
  const { client: other } = await accepted();
  const row = {
    gate: "goods",
    state: "met",
    user_id: 1,
    name: "Dana",
    reason: "Cheap ones from Lee",
  } as const;
  const gate = { ...row, order_id: order.id, created_at: "2026-03-03T10:00:00.000Z" };
  await services.db.insertInto("order_gates").values(gate).execute();
  expect(JSON.stringify(await orderOf(order.id))).toContain("Lee");
  const own = await get(`orders/${order.id}`, client.bearer);
  expect(own.text).not.toMatch(/Lee|Dana|spoiled|(?<!open_)cents/);
  const foreign = await get(`orders/${order.id}`, other.bearer);
  expect([foreign.status, foreign.text]).toEqual([404, (await get("orders/99999", other.bearer)).text]);
  const { body } = await get("orders", client.bearer);
  expect(body.orders).toMatchObject([{ id: order.id }]);
});

test("L17.4 the board shows how bags look: each product once, whose id stands on its cards", async () => {
  const { product } = office;
  const hash = "0".repeat(24);
  const picture = { hash, width: 800, height: 800, widths: [800], placeholder: "data:," };
  const pictures = JSON.stringify([{ image: "", picture, alt_en: "", alt_fr: "" }]);
  await services.db.updateTable("products").set({ pictures }).where("id", "=", product.id).execute();
  const sized = { kind: "product", size_id: product.sizes[0]?.id, units: 20_000, unit_price: "0.2" };
  const own = { kind: "product", name: "Other bags", units: 20_000, unit_price: "0.2" };
  const ids = [];
  for (const line of [sized, sized, own]) ids.push((await accepted({ lines: [line] })).order.id);
  const board = getBoard.answers[200].parse((await get("production-board")).body);
  const cards = board.columns.flatMap(({ orders }) => orders);
  expect(ids.map((id) => cards.find((card) => card.id === id)?.product_id)).toEqual([
    ...[product.id, product.id, null],
  ]);
  expect(board.pictures).toMatchObject([
    { product_id: product.id, picture: { src: expect.stringContaining(hash) } },
  ]);
});

test("production reads orders, which hold no price; who has no right to them gets 404", async () => {
  const { order } = await accepted();
  const production = await addUser(services, { role: "production" });
  const answered = await get(`orders/${order.id}`, production.bearer);
  expect(answered.status).toBe(200);
  expect(answered.text).not.toMatch(/cents|price|dollars/);
});

test("L17.1 undoing an acceptance takes the order with its lines, but not once a proof was approved or it was begun", async () => {
  const { order, quoteId } = await accepted();
  const set = (change: object) =>
    services.db.updateTable("orders").set(change).where("id", "=", order.id).execute();
  await set({ proof_met_at: "2026-03-03T10:00:00.000Z" });
  const refused = await staff(`${quoteId}/undo-acceptance`);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/proof was approved/)]);
  await set({ proof_met_at: null, state: "in_production" });
  expect((await staff(`${quoteId}/undo-acceptance`)).status).toBe(409);
  await set({ state: "preparing" });
  expect((await staff(`${quoteId}/undo-acceptance`)).status).toBe(200);
  expect(
    await services.db.selectFrom("order_lines").where("order_id", "=", order.id).selectAll().execute(),
  ).toEqual([]);
  expect((await get(`orders/${order.id}`)).status).toBe(404);
});
