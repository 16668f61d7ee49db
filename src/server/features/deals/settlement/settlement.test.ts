import { describe, expect, test } from "vitest";
import { chooseUntil } from "#domain/orders/settlement.ts";
import { days } from "#domain/time/durations.ts";
import { payAllOf } from "#tests/support/count-paid.ts";
import { addUser } from "#tests/support/staff.ts";
import { halves, openDeliveryShop } from "../orders/delivery.fixture.ts";
import { systemReadOrder } from "../presenters/read-orders.ts";
import { readPlan } from "../receivables/read-plan.ts";
import { showPlan } from "../receivables/show-plan.ts";
import { systemAskToChoose } from "./ask-for-rest.ts";
import { systemTakeUnanswered } from "./system-take-unanswered.ts";

const shop = await openDeliveryShop();
const { packed, post, get, orderOf, mailsOf, services } = shop;
const half = { offer: { plan: halves }, paid: 291_828 };
const itemsOf = async (quoteId: number) =>
  (await planOf(quoteId)).items.map(({ amount_cents }) => amount_cents);
const planOf = (quoteId: number) =>
  readPlan(services, quoteId).then((plan) => showPlan(plan, { isForStaff: true }));
const markOf = async (quoteId: number) =>
  (
    await services.db
      .selectFrom("payments")
      .select("to_check")
      .where("quote_id", "=", quoteId)
      .executeTakeFirstOrThrow()
  ).to_check;

test("L17.4 settled and not paid, it is its client's turn, with what is open for who reads prices", async () => {
  const { id, quoteId, client } = await packed({ ...half, state: "delivered" });
  expect((await post(`orders/${id}/settlement`)).status).toBe(200);
  const unpaid = { turn: "client", tasks: [{ by: "client", what: "pay" }], open_cents: 291_828 };
  const { columns } = (await get("production-board")).body as { columns: { orders: { id: number }[] }[] };
  const card = columns.flatMap(({ orders }) => orders).find((order) => order.id === id);
  for (const shown of [card, await orderOf(id), await orderOf(id, client.bearer)])
    expect(shown).toMatchObject(unpaid);
  const { bearer: production } = await addUser(services, { role: "production" });
  expect(await orderOf(id, production)).not.toHaveProperty("open_cents");
  await payAllOf(services, quoteId);
  expect(await orderOf(id)).toMatchObject({ tasks: [{ what: "close" }], open_cents: 0 });
});

describe("L19.4 the example, of which half was paid", () => {
  test.each([
    [25_000, 25_000, 583_656, 0, 291_828],
    [26_800, 26_800, 621_603, 37_947, 329_775],
    [28_000, 27_500, 636_360, 52_704, 344_532],
    [23_900, 23_900, 560_466, -23_190, 268_638],
  ])("%i bags, %i billed", async (good, billed, total, difference, balance) => {
    const { id, quoteId } = await packed({ ...half, good: [good] });
    const before = (await get(`orders/${id}/settlement`)).body.settlement;
    expect(before).toMatchObject({ state: "open", total_cents: total, balance_cents: balance });
    const { status, body } = await post(`orders/${id}/settlement`);
    expect([status, body.settlement]).toMatchObject([
      200,
      {
        ...{ state: "settled", total_cents: total, difference_cents: difference, balance_cents: balance },
        ...{ units_ordered: 25_000, units_good: good, units_billable: billed, paid_cents: 291_828 },
        invoice: { kind: "settlement", state: "draft", total_cents: total },
      },
    ]);
    expect(await itemsOf(quoteId)).toEqual([291_828, balance]);
    const mails = await mailsOf(quoteId);
    expect(mails.at(-1)).toMatchObject({
      ...{ news: "settled", totalCents: total, balanceCents: balance },
      money: { orderedCents: 583_656, askedCents: total, paid: [{ cents: 291_828 }], leftCents: balance },
    });
  });

  test("231.90 go back of what was paid in whole: staff looks at the payment", async () => {
    const { id, quoteId } = await packed({ paid: 583_656, good: [23_900] });
    const { body } = await post(`orders/${id}/settlement`);
    expect(body.settlement).toMatchObject({ difference_cents: -23_190, balance_cents: -23_190 });
    expect([await itemsOf(quoteId), await markOf(quoteId)]).toEqual([[560_466], "overpaid"]);
  });

  test("L10.7 a later balance does not take paid back, and is an item of its own", async () => {
    const { id, quoteId } = await packed({ paid: 583_656, good: [26_800] });
    const { body } = await post(`orders/${id}/settlement`);
    expect(body.settlement).toMatchObject({ balance_cents: 37_947, invoice: { total_cents: 621_603 } });
    expect([await itemsOf(quoteId), await markOf(quoteId)]).toEqual([[583_656, 37_947], null]);
    const { items } = await planOf(quoteId);
    expect(items[1]).toMatchObject({ kind: "settlement", due: "after-invoice", due_on: null, state: "open" });
    const quote = services.db.selectFrom("quotes").select("status").where("id", "=", quoteId);
    expect(await quote.executeTakeFirstOrThrow()).toEqual({ status: "paid" });
    await services.db.updateTable("orders").set({ state: "delivered" }).where("id", "=", id).execute();
    expect((await post(`orders/${id}/close`)).status).toBe(409);
    const { invoice } = body.settlement as { invoice: { id: number } };
    const issued = (await post(`invoices/${invoice.id}/issue`)).body.invoice as { due_on: string };
    expect((await planOf(quoteId)).items[1]).toMatchObject({ due_on: issued.due_on });
  });

  test("an issued invoice is followed by a credit note for the difference", async () => {
    const { id, quoteId } = await packed({ paid: 583_656, good: [23_900] });
    const drafted = await post(`quotes/${quoteId}/invoices`, { kind: "invoice" });
    const { id: invoiceId } = drafted.body.invoice as { id: number };
    await post(`invoices/${invoiceId}/issue`);
    const { body } = await post(`orders/${id}/settlement`);
    expect(body.settlement).toMatchObject({ invoice: { kind: "credit", total_cents: 23_190 } });
  });

  test("whose note takes nothing off that the settlement has taken off already", async () => {
    const { quoteId, id } = await packed({ ...half, good: [23_900] });
    const drafted = await post(`quotes/${quoteId}/invoices`, { kind: "invoice" });
    await post(`invoices/${(drafted.body.invoice as { id: number }).id}/issue`);
    const { invoice } = (await post(`orders/${id}/settlement`)).body.settlement as {
      invoice: { id: number; kind: string };
    };
    expect([invoice.kind, (await planOf(quoteId)).open_cents]).toEqual(["credit", 268_638]);
    await post(`invoices/${invoice.id}/issue`);
    expect([await markOf(quoteId), (await planOf(quoteId)).open_cents]).toEqual([null, 268_638]);
  });
});

test("L19.3 estimated freight becomes what staff says it came to", async () => {
  const lines = [
    { kind: "product", name: "Bags L", units: 25_000, unit_price: "0.165" },
    { kind: "freight", name: "Freight", freight: "estimate", amount: "420" },
  ];
  const { id } = await packed({ offer: { lines, discount: undefined } });
  const path = `orders/${id}/settlement`;
  expect((await get(path)).body.settlement).toMatchObject({ freight_estimate_cents: 42_000 });
  expect((await post(path, { freight: "a lot" })).status).toBe(422);
  expect((await post(path, { freight: "381.50" })).body.settlement).toMatchObject({
    difference_cents: -3_850,
  });
});

test("L19.1 a version whose bags may be more and not fewer leaves the choice to the client", async () => {
  const { id } = await packed({ offer: { tolerance_under_percent: 0 }, good: [24_999] });
  expect((await post(`orders/${id}/settlement`)).body.message).toMatch(/client chooses/);
  const { id: enough } = await packed({ offer: { tolerance_under_percent: 0 }, good: [27_600] });
  expect((await post(`orders/${enough}/settlement`)).body.settlement).toMatchObject({
    ...{ state: "settled", units_billable: 27_500 },
  });
});

describe("L19.2 bags beyond the bound are free, unless the client pays for them", () => {
  test("their price is shown first; once he chooses them they are billed and become an item of the plan", async () => {
    const { id, client, quoteId } = await packed({ paid: 583_656, good: [28_000] });
    const path = `orders/${id}/settlement`;
    const before = (await get(path, client.bearer)).body.settlement;
    expect(before).toMatchObject({ total_cents: 636_360, beyond: { units: 500, total_cents: 646_901 } });
    const { body } = await post(path, { choice: "all" }, client.bearer);
    expect(body.settlement).toMatchObject({
      ...{ state: "settled", choice: "all", units_billable: 28_000, total_cents: 646_901, beyond: null },
    });
    expect(await itemsOf(quoteId)).toEqual([583_656, 646_901 - 583_656]);
    expect(await orderOf(id)).toMatchObject({ lines: [{ units_good: 28_000, units_billable: 28_000 }] });
    const { invoices } = (await get(`invoices?quote_id=${quoteId}`)).body;
    expect(invoices).toMatchObject([{ kind: "settlement", total_cents: 646_901 }]);
  });

  test("there is nothing to accept where no more were made than agreed", async () => {
    for (const good of [27_500, 22_000]) {
      const { id, client } = await packed({ ...half, good: [good] });
      expect((await get(`orders/${id}/settlement`)).body.settlement).toMatchObject({ beyond: null });
      const { status } = await post(`orders/${id}/settlement`, { choice: "all" }, client.bearer);
      expect([good, status]).toEqual([good, 409]);
    }
  });
});

describe("L19.5 below the tolerance the client chooses", () => {
  const few = { ...half, good: [22_000] };

  test("staff waits for him; he takes the bags and pays less", async () => {
    const { id, client } = await packed(few);
    const refused = await post(`orders/${id}/settlement`);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/client chooses/)]);
    expect((await post(`orders/${id}/settlement`, {}, client.bearer)).status).toBe(422);
    const { body } = await post(`orders/${id}/settlement`, { choice: "take" }, client.bearer);
    expect(body.settlement).toMatchObject({ choice: "take", total_cents: 520_411, invoice: null });
    expect((await orderOf(id)) as object).toMatchObject({ settlement: { state: "settled" } });
  });

  test("or asks for the rest: production is open again, and the bags are settled once they are there", async () => {
    const { id, client, lineIds, quoteId } = await packed(few);
    const { body } = await post(`orders/${id}/settlement`, { choice: "rest" }, client.bearer);
    expect([body.settlement, await orderOf(id)]).toMatchObject([
      { state: "rest", total_cents: 520_411, invoice: null },
      { state: "in_production", settlement: { state: "rest", choice: "rest" } },
    ]);
    expect((await mailsOf(quoteId)).at(-1)).toMatchObject({
      template: "staff-quote-news",
      news: "rest-asked",
    });
    expect((await post(`orders/${id}/settlement`)).status).toBe(409);
    await services.db
      .updateTable("order_lines")
      .set({ units_good: 25_000 })
      .where("id", "in", lineIds)
      .execute();
    await services.db.updateTable("orders").set({ state: "packed" }).where("id", "=", id).execute();
    expect((await post(`orders/${id}/settlement`)).body.settlement).toMatchObject({ difference_cents: 0 });
  });
});

// The last one: its days end every session.
test("FOUND-W2 bags that an order was settled by are not counted again", async () => {
  const { id, lineIds } = await packed({ good: [23_900] });
  expect((await post(`orders/${id}/settlement`)).status).toBe(200);
  const again = { lines: lineIds.map((order_line_id) => ({ order_line_id, good: 25_000 })) };
  const { status, body } = await post(`orders/${id}/counts`, again);
  expect([status, body.message]).toEqual([
    409,
    "This order is settled by its count. Please correct the settlement first.",
  ]);
  expect(await orderOf(id)).toMatchObject({ lines: [{ units_good: 23_900 }] });
});

test("L19.5 without an answer he takes the bags after five days, and not before", async () => {
  const { id, quoteId } = await packed({ ...half, good: [22_000] });
  const settlementOf = (orderId: number) =>
    services.db.selectFrom("settlements").selectAll().where("order_id", "=", orderId).executeTakeFirst();
  const order = await systemReadOrder(services, id);
  const at = services.clock();
  await services.db
    .transaction()
    .execute((transaction) => systemAskToChoose(services, transaction, { order, at }));
  expect((await mailsOf(quoteId)).at(-1)).toMatchObject({
    ...{ news: "choose", units: 22_000, totalCents: 520_411 },
    chooseUntil: chooseUntil(at.toISOString().slice(0, 10)),
  });
  services.clock.advance(days(5));
  await systemTakeUnanswered(services);
  expect(await settlementOf(id)).toMatchObject({ state: "asked" });
  services.clock.advance(days(1));
  await systemTakeUnanswered(services);
  expect(await settlementOf(id)).toMatchObject({ state: "settled", choice: "take", total_cents: 520_411 });
});
