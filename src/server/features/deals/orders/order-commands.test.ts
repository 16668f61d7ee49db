import { expect, test } from "vitest";
import {
  correctedStates,
  correctionTo,
  moveOfOrder,
  type OrderCommand,
  type OrderState,
  orderStates,
} from "#domain/orders/order-state.ts";
import { payAllOf } from "#tests/support/count-paid.ts";
import { lane } from "#tests/support/lane.ts";
import { addUser } from "#tests/support/staff.ts";
import { openOrderShop, plainBags } from "./order-shop.fixture.ts";

const { services, send, put, change, stand, makeReady, ordered, orderOf } = await openOrderShop({
  from: "2026-12-07T18:00:00Z",
});
await services.db
  .insertInto("settings")
  .values({
    ...{ key: "holidays", value: '["2026-12-25","2027-01-01"]', changed_by: 1 },
    changed_at: "2026-12-01T10:00:00.000Z",
  })
  .execute();
await services.shop.readAgain();
const mailsOf = async (quoteId: number) =>
  (await services.db.selectFrom("outbox").selectAll().where("template", "=", "order-news").execute())
    .map(({ content }) => JSON.parse(content) as { quoteId: number; news: string; arrivesOn?: string })
    .filter((mail) => mail.quoteId === quoteId);

interface Sent {
  readonly command: OrderCommand;
  readonly body?: (lineId: number) => object;
  readonly method?: "PUT";
  readonly asClient?: true;
}

/** Each command with what it is sent. */
const commands: Readonly<Record<string, Sent>> = {
  start: { command: "start" },
  hold: { command: "hold", body: () => ({ reason: "machine" }) },
  resume: { command: "resume" },
  pack: { command: "pack" },
  meet: { command: "meet", body: () => ({ gate: "goods" }) },
  waive: { command: "waive", body: () => ({ gate: "goods", reason: "Stock is on its way." }) },
  deliver: { command: "deliver" },
  close: { command: "close" },
  counts: { command: "count", body: (id) => ({ lines: [{ order_line_id: id, good: 25_000 }] }) },
  shipments: {
    command: "ship",
    body: (id) => ({
      ...{ carrier: "UPS", shipped_on: "2026-12-07", lines: [{ order_line_id: id, units: 1 }] },
    }),
  },
  address: { command: "address", body: () => ({ address: "1 Main Street" }), method: "PUT" },
  "address ": {
    ...{ command: "address-by-client", body: () => ({ address: "2 Main Street" }) },
    ...{ method: "PUT", asClient: true },
  },
  dates: { command: "dates", body: () => ({ lead_days: 10 }), method: "PUT" },
  ...Object.fromEntries(
    correctedStates.map((to, index) => [
      `correct${" ".repeat(index)}`,
      { command: correctionTo[to], body: () => ({ to, reason: "The wrong card was moved" }) },
    ]),
  ),
};

/** All pairs; in a quick run those that are allowed, every start, and one refusal of each other command. */
const pairs = Object.entries(commands).flatMap(([path, sent]) => {
  const refused = orderStates.filter((state) => moveOfOrder(state, sent.command) === undefined);
  const isLeftOut = (state: OrderState) => refused.includes(state) && state !== refused.at(-1);
  return orderStates.flatMap((state) =>
    lane === "quick" && sent.command !== "start" && isLeftOut(state) ? [] : [{ path, state, ...sent }],
  );
});

test("L17.1 every command from every state does what the table says, and is otherwise refused with what to do", async () => {
  const { order, quoteId, client } = await ordered();
  const [line] = (await orderOf(order.id)).lines;
  const lineId = line?.id ?? 0;
  // It is counted, settled and paid, so that nothing but its state decides.
  await services.db.updateTable("order_lines").set({ units_good: 25_000 }).where("id", "=", lineId).execute();
  await settle(order.id);
  await payAllOf(services, quoteId);
  for (const { path, state, command, body = () => ({}), method, asClient } of pairs) {
    await stand(order.id, state);
    if (command === "resume")
      await change(order.id, { hold_reason: "machine", held_at: "2026-12-07T17:00:00.000Z" });
    // What it is settled by is not counted again (FOUND-W2).
    if (command === "count" || command.startsWith("back-"))
      await services.db.deleteFrom("settlements").where("order_id", "=", order.id).execute();
    const as = asClient ? client.bearer : undefined;
    const { status, body: answer } = await send(`${order.id}/${path.trim()}`, body(lineId), as, method);
    const isAllowed = moveOfOrder(state, command) !== undefined;
    expect([path, state, status < 300 ? 200 : status]).toEqual([path, state, isAllowed ? 200 : 409]);
    if (isAllowed) continue;
    expect(answer.message).toMatch(/\border\b|^Production /);
    expect(answer.fresh).toMatchObject({ id: order.id, state });
  }
});

test("L17.2 production does not start past an open gate; the refusal lists them", async () => {
  const { order, quoteId } = await ordered();
  const start = () => send(`${order.id}/start`);
  const refused = await start();
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    message: expect.stringMatching(/^Production cannot start yet/),
    open_gates: ["money", "proof", "goods", "address"],
  });
  expect((await send(`${order.id}/waive`, { gate: "proof", reason: "In a hurry" })).status).toBe(409);
  expect((await send(`${order.id}/waive`, { gate: "money", reason: "" })).status).toBe(422);
  expect((await send(`${order.id}/meet`, { gate: "money" })).status).toBe(422);
  expect((await send(`${order.id}/waive`, { gate: "money", reason: "Pays on delivery" })).status).toBe(200);
  expect((await send(`${order.id}/meet`, { gate: "goods" })).status).toBe(200);
  await put(`${order.id}/address`, { address: "1 Main Street\nDenver" });
  expect((await start()).body).toMatchObject({
    open_gates: ["proof"],
  });
  await change(order.id, { proof_met_at: services.clock().toISOString() });
  const { body } = await start();
  expect(body.order).toMatchObject({
    ...{ state: "in_production", promised_on: "2026-12-29", arrives_on: "2027-01-06", turn: "shop" },
    gates: [{ gate: "money", state: "waived", reason: "Pays on delivery" }, {}, { by: "Dana" }, {}],
  });
  expect(await mailsOf(quoteId)).toMatchObject([{ news: "started", arrivesOn: "2027-01-06" }]);
});

test("FOUND-U22 an address that no order has is not right; without one its gate can be waived", async () => {
  const { order } = await ordered();
  await change(order.id, { address: null });
  const { status, body } = await send(`${order.id}/meet`, { gate: "address" });
  expect([status, body.message]).toEqual([409, expect.stringContaining("has no address")]);
  expect((await send(`${order.id}/waive`, { gate: "address", reason: "Is fetched" })).status).toBe(200);
});

test("an order that is not printed needs no proof", async () => {
  const { order } = await ordered(plainBags);
  expect((await orderOf(order.id)).gates[1]).toMatchObject({ gate: "proof", state: "met" });
});

test("L17.3 on hold it goes nowhere; its client is told only where he can end it, and the promise moves", async () => {
  const { order, quoteId } = await ordered();
  await makeReady(order.id);
  await send(`${order.id}/hold`, { reason: "machine" });
  expect((await send(`${order.id}/start`)).body.message).toMatch(/on hold/);
  expect((await send(`${order.id}/hold`, { reason: "art" })).status).toBe(409);
  expect((await send(`${order.id}/resume`)).status).toBe(200);
  expect((await send(`${order.id}/resume`)).status).toBe(409);
  expect(await mailsOf(quoteId)).toEqual([]);
  await send(`${order.id}/start`);
  await send(`${order.id}/hold`, { reason: "client" });
  expect((await orderOf(order.id)).turn).toBe("client");
  // On Wednesday; today is Monday.
  await change(order.id, { held_at: "2026-12-02T18:00:00.000Z" });
  expect((await send(`${order.id}/pack`)).status).toBe(409);
  expect((await send(`${order.id}/resume`)).body.order).toMatchObject({
    ...{ promised_on: "2027-01-04", promised_before: "2026-12-29", arrives_on: "2027-01-11", hold: null },
  });
  const news = (await mailsOf(quoteId)).map((mail) => mail.news);
  expect(news).toEqual(["started", "held-client", "moved"]);
});

test("L19.2 what was counted is billed up to the tolerance; only its own lines, each once", async () => {
  const { order } = await ordered();
  const { lines } = await orderOf(order.id);
  const id = lines[0]?.id ?? 0;
  const count = (given: object[]) => send(`${order.id}/counts`, { lines: given });
  expect((await count([{ order_line_id: id, good: 26_800 }])).status).toBe(409);
  await stand(order.id, "in_production");
  const counted = await count([{ order_line_id: id, good: 26_800, spoiled: 120 }]);
  expect((counted.body.order as { lines: object[] }).lines).toMatchObject([
    { units_good: 26_800, units_spoiled: 120, units_billable: 26_250 },
  ]);
  for (const wrong of [
    [{ order_line_id: 99_999, good: 1 }],
    [
      { order_line_id: id, good: 1 },
      { order_line_id: id, good: 2 },
    ],
  ])
    expect((await count(wrong)).status).toBe(409);
  expect((await count([{ order_line_id: id, good: -1 }])).status).toBe(422);
  expect((await send(`${order.id}/pack`)).status).toBe(200);
});

test("the client gives the address until it is packed, and nothing else; a stranger finds nothing", async () => {
  const { order, client } = await ordered();
  const { client: other } = await ordered();
  const address = { address: "5 Rue du Lac\n69003 Lyon" };
  const give = (as: string) => put(`${order.id}/address`, address, as);
  expect((await give(other.bearer)).status).toBe(404);
  expect((await give(client.bearer)).body.order).toMatchObject(address);
  expect((await orderOf(order.id)).gates[3]).toMatchObject({ gate: "address", state: "met" });
  await stand(order.id, "packed");
  expect((await give(client.bearer)).status).toBe(409);
  expect((await put(`${order.id}/address`, { address: "Elsewhere" })).status).toBe(200);
  expect((await send(`${order.id}/start`, {}, client.bearer)).status).toBe(403);
  const reader = await addUser(services, { role: "reader" });
  expect((await give(reader.bearer)).status).toBe(403);
});

test("L17.3 its own lead time and the day in hands say by when to approve", async () => {
  const { order, client } = await ordered();
  const given = await put(`${order.id}/dates`, { in_hands_on: "2027-01-06" });
  expect(given.body.order).toMatchObject({ lead_days: 15, approve_by: "2026-12-07", due_on: "2026-12-29" });
  expect((await orderOf(order.id, client.bearer)).approval_time).toBe("soon");
  const faster = await put(`${order.id}/dates`, { lead_days: 5 });
  expect(faster.body.order).toMatchObject({
    lead_days: 5,
    approve_by: "2026-12-21",
    in_hands_on: "2027-01-06",
  });
  expect((await orderOf(order.id)).approval_time).toBe("early");
  expect((await put(`${order.id}/dates`, { lead_days: 0 })).status).toBe(422);
});

test("of two who change an order at once one wins, the other gets it fresh", async () => {
  const { order } = await ordered();
  await makeReady(order.id);
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(`${order.id}/start`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const { version } = await orderOf(order.id);
  expect(version).toBe(2);
});

test("it is closed once it is delivered, settled and paid", async () => {
  const { order, quoteId } = await ordered();
  await stand(order.id, "delivered");
  expect((await send(`${order.id}/close`)).body.message).toMatch(/not settled/);
  await settle(order.id);
  expect((await send(`${order.id}/close`)).body.message).toMatch(/not paid/);
  await payAllOf(services, quoteId);
  expect((await send(`${order.id}/close`)).body.order).toMatchObject({ state: "closed", turn: "none" });
  expect((await send(`${order.id}/hold`, { reason: "other" })).body.message).toBe("This order is closed.");
});

async function settle(orderId: number): Promise<void> {
  const at = "2026-12-07T18:00:00.000Z";
  await services.db
    .insertInto("settlements")
    .values({
      ...{ order_id: orderId, state: "settled", choice: null, choose_until: null, counts: "[]" },
      ...{ total_cents: 1, difference_cents: 0, freight_cents: null, invoice_id: null },
      ...{ created_at: at, settled_at: at },
    })
    .execute();
}
