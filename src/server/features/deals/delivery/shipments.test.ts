import { describe, expect, test } from "vitest";
import { closeBooks } from "#tests/support/closed-books.ts";
import { addUser } from "#tests/support/staff.ts";
import { halves, openDeliveryShop } from "../orders/delivery.fixture.ts";
import { systemReadOrder } from "../presenters/read-orders.ts";
import { systemNoteDelivered } from "./system-note-delivered.ts";

const shop = await openDeliveryShop();
const { packed, post, get, orderOf, mailsOf, services } = shop;
const sent = (order_line_id: number | undefined, units: number, more: object = {}) => ({
  ...{ carrier: "UPS", tracking: ["1Z999"], cartons: 125, shipped_on: "2026-03-02", ...more },
  lines: [{ order_line_id, units }],
});

describe("L18.1 an order leaves in parts", () => {
  test("each is counted, and the last one makes it shipped; the client is told of both", async () => {
    const { id, lineIds, quoteId, number } = await packed({ good: [26_800] });
    const [line] = lineIds;
    const first = await post(`orders/${id}/shipments`, sent(line, 12_500));
    expect([first.status, first.body.shipment]).toMatchObject([
      201,
      { number: 1, tracking_links: ["https://www.ups.com/track?tracknum=1Z999"], cartons: 125 },
    ]);
    expect(await orderOf(id)).toMatchObject({
      ...{ state: "partly_shipped", plates_until: "2029-03-02", version: 2 },
      ...{ lines: [{ units_shipped: 12_500 }], shipments: [{ number: 1, lines: [{ units: 12_500 }] }] },
    });
    expect((await post(`orders/${id}/shipments`, sent(line, 10_000))).status).toBe(201);
    expect(await orderOf(id)).toMatchObject({
      // Five working days after it left.
      ...{ state: "shipped", arrives_on: "2026-03-09", lines: [{ units_shipped: 22_500 }] },
    });
    expect((await post(`orders/${id}/shipments`, sent(line, 4_300))).status).toBe(201);
    const mails = (await mailsOf(quoteId)).filter(({ template }) => template === "delivery-news");
    expect(mails).toMatchObject([
      { news: "shipped", order: number, units: 12_500, carrier: "UPS", tracking: ["1Z999"] },
      { units: 10_000 },
      { units: 4_300 },
    ]);
  });

  test("L10.6 what is due before shipping is the client's turn for every reader until it is paid", async () => {
    const { id, client } = await packed({ offer: { plan: halves }, paid: 291_828 });
    const turn = { id, turn: "client", tasks: [{ by: "client", what: "pay" }] };
    expect(await orderOf(id)).toMatchObject(turn);
    expect((await get(`orders/${id}`, client.bearer)).body.order).toMatchObject(turn);
    expect((await get("orders", client.bearer)).body.orders).toMatchObject([turn]);
    const board = (await get("production-board")).body as {
      columns: { state: string; orders: { id: number }[] }[];
    };
    const { columns } = board;
    const cards = columns.find(({ state }) => state === "packed")?.orders ?? [];
    expect(cards.find((card) => card.id === id)).toMatchObject(turn);
    // Found by any number, as in the list.
    const { number } = (await orderOf(id)) as { number: string };
    const { columns: found } = (await get(`production-board?search=${number}`)).body as typeof board;
    expect(found.flatMap(({ orders }) => orders.map((order) => order.id))).toEqual([id]);
  });

  test("no more than was counted, each line once, and only its own", async () => {
    const { id, lineIds } = await packed();
    const [line = 0] = lineIds;
    const tooMany = await post(`orders/${id}/shipments`, sent(line, 25_001));
    expect(tooMany.status).toBe(422);
    expect(tooMany.body.errors).toMatchObject({
      "lines.0.units": [expect.stringContaining("25,000 are left")],
    });
    const twice = { ...sent(line, 1), lines: [sent(line, 1).lines[0], sent(line, 1).lines[0]] };
    expect((await post(`orders/${id}/shipments`, twice)).status).toBe(422);
    const { lineIds: others } = await packed();
    expect((await post(`orders/${id}/shipments`, sent(others[0], 1))).status).toBe(422);
    expect(await orderOf(id)).toMatchObject({ state: "packed", shipments: [] });
  });

  test("staff may say that nothing more comes", async () => {
    const { id, lineIds } = await packed({ good: [22_000] });
    await post(`orders/${id}/shipments`, sent(lineIds[0], 22_000, { complete: true }));
    expect((await orderOf(id)) as object).toMatchObject({ state: "shipped" });
  });

  test("the same key is one shipment, and four at once are no more than was counted", async () => {
    const { id, lineIds } = await packed();
    const [line] = lineIds;
    const keyed = () => shop.withKey(`orders/${id}/shipments`, sent(line, 1_000), `ship-${id}`);
    const [one, two] = [await keyed(), await keyed()];
    expect(two.body.shipment).toEqual(one.body.shipment);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => post(`orders/${id}/shipments`, sent(line, 9_000))),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    const { lines } = (await orderOf(id)) as { lines: { units_shipped: number }[] };
    expect(lines[0]?.units_shipped).toBeLessThanOrEqual(25_000);
  });
});

describe("what is refused, with words", () => {
  test.each([
    ["before it is packed", { state: "in_production" as const }, /not packed/],
    ["before the count", { good: [null] }, /count the bags/],
    ["once it has arrived", { state: "delivered" as const }, /Nothing more/],
    ["L10.6 before what is due is paid", { offer: { plan: halves }, paid: 291_828 }, /before shipping/],
  ])("%s", async (_, order, words) => {
    const { id, lineIds } = await packed(order);
    const { status, body } = await post(`orders/${id}/shipments`, sent(lineIds[0], 1));
    expect([status, body.message]).toEqual([409, expect.stringMatching(words)]);
    expect(body.fresh).toMatchObject({ id });
  });

  test("a client sends nothing, and neither does who only reads; production does", async () => {
    const { id, lineIds, client } = await packed();
    expect((await post(`orders/${id}/shipments`, sent(lineIds[0], 1), client.bearer)).status).toBe(403);
    const sales = await addUser(services, { role: "sales" });
    expect((await post(`orders/${id}/shipments`, sent(lineIds[0], 1), sales.bearer)).status).toBe(403);
    const production = await addUser(services, { role: "production" });
    expect((await post(`orders/${id}/shipments`, sent(lineIds[0], 1), production.bearer)).status).toBe(201);
  });
});

test("what was under way is delivered on the day that staff says so, and the client is told", async () => {
  const { id, lineIds, quoteId } = await packed();
  await post(`orders/${id}/shipments`, sent(lineIds[0], 25_000));
  const order = await systemReadOrder(services, id);
  const at = services.clock();
  await services.db
    .transaction()
    .execute((transaction) => systemNoteDelivered(services, transaction, { order, at }));
  expect(await orderOf(id)).toMatchObject({ shipments: [{ delivered_on: at.toISOString().slice(0, 10) }] });
  expect((await mailsOf(quoteId)).at(-1)).toMatchObject({ news: "delivered", units: 25_000 });
});

test("L18.4 the packing slip is for staff and its client alone", async () => {
  const { id, lineIds, client } = await packed();
  const { shipment } = (await post(`orders/${id}/shipments`, sent(lineIds[0], 12_500))).body as {
    shipment: { id: number };
  };
  const slip = await get(`shipments/${shipment.id}/packing-slip`, client.bearer);
  expect([slip.status, slip.text.slice(0, 5)]).toEqual([200, "%PDF-"]);
  const { client: other } = await packed();
  expect((await get(`shipments/${shipment.id}/packing-slip`, other.bearer)).status).toBe(404);
  expect((await get("shipments/99999/packing-slip")).status).toBe(404);
});

test.each(["2026-03-03", "2026-03-01"])("FOUND-H6 nothing left on %s", async (shipped_on) => {
  const { id, lineIds } = await packed();
  const { status, body } = await post(`orders/${id}/shipments`, sent(lineIds[0], 100, { shipped_on }));
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["shipped_on"]]);
});

test("SPEC-4.50 nothing left on a day whose books are closed", async () => {
  const { id, lineIds } = await packed();
  await closeBooks(services, "2026-03-02");
  const { status, body } = await post(`orders/${id}/shipments`, sent(lineIds[0], 100));
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["shipped_on"]]);
});
