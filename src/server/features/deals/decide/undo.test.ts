import { describe, expect, test } from "vitest";
import { seconds } from "#domain/time/durations.ts";
import { deliverMails } from "#server/platform/mail/deliver-mails.ts";
import { addUser } from "#tests/support/staff.ts";
import { openInvoiceShop } from "../invoices/invoice-shop.fixture.ts";
import { readRowsOfDeal } from "../model/replaced-rows.repository.ts";

const shop = await openInvoiceShop();
const { services, accepted, staff } = shop;
const { db } = services;

const plan = [
  { kind: "deposit", percent: "50", due: "on-acceptance" },
  { kind: "balance", rest: true, due: "net-days", days: 30 },
];

/** All rows of the deal but what counts changes, and what each of its accounts comes to. */
async function standingOf(quoteId: number) {
  const rows = (await readRowsOfDeal(db, quoteId)).map(
    ({ table, columns: { version: _, price_version: __, ...rest } }) => ({ table, ...rest }),
  );
  const lines = await db
    .selectFrom("ledger_lines")
    .select(["account", "plan_item_id", "cents"])
    .where("quote_id", "=", quoteId)
    .execute();
  const sums = new Map<string, number>();
  for (const { account, plan_item_id, cents } of lines) {
    const key = `${account} ${plan_item_id}`;
    sums.set(key, (sums.get(key) ?? 0) + cents);
  }
  const open = await db.selectFrom("open_items").selectAll().where("quote_id", "=", quoteId).execute();
  return {
    rows,
    sums: Object.fromEntries([...sums].filter(([, cents]) => cents !== 0)),
    open: open.map((row) => JSON.stringify(row)).toSorted(),
  };
}

async function ordered(state: string) {
  const { id: quoteId, client } = await accepted({ plan });
  const order = await db
    .selectFrom("orders")
    .select("id")
    .where("quote_id", "=", quoteId)
    .executeTakeFirstOrThrow();
  const line = await db
    .selectFrom("order_lines")
    .select("id")
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  await db.updateTable("order_lines").set({ units_good: 22_000 }).where("id", "=", line.id).execute();
  const at = services.clock().toISOString();
  const set = { state: state as "packed", ...(state === "preparing" && { proof_met_at: at }) };
  await db.updateTable("orders").set(set).where("id", "=", order.id).execute();
  const said = { user_id: null, name: "Dana", reason: "", created_at: at };
  for (const gate of ["money", "goods", "address"] as const)
    await db
      .insertInto("order_gates")
      .values({ order_id: order.id, gate, state: "met", ...said })
      .execute();
  const { items } = (await staff(`quotes/${quoteId}/plan`, {}, "GET")).body as { items: { id: number }[] };
  return { quoteId, client, orderId: order.id, lineId: line.id, itemId: items[0]?.id ?? 0 };
}
type Ordered = Awaited<ReturnType<typeof ordered>>;

const shipment = ({ lineId }: Ordered) => ({
  ...{ carrier: "UPS", shipped_on: "2027-01-12", lines: [{ order_line_id: lineId, units: 10 }] },
});
const acts: Readonly<Record<string, readonly [string, (deal: Ordered) => Promise<{ status: number }>]>> = {
  start: ["preparing", ({ orderId }) => staff(`orders/${orderId}/start`)],
  pack: ["in_production", ({ orderId }) => staff(`orders/${orderId}/pack`)],
  ship: ["shipped", (deal) => staff(`orders/${deal.orderId}/shipments`, shipment(deal))],
  deliver: ["shipped", ({ orderId }) => staff(`orders/${orderId}/deliver`)],
  settle: ["packed", ({ orderId }) => staff(`orders/${orderId}/settlement`, { choice: "take" })],
  waive: ["packed", ({ itemId }) => staff(`plan-items/${itemId}/waive`, { reason: "A gift" })],
  transfer: ["packed", ({ quoteId }) => staff(`quotes/${quoteId}/transfer-received`, { amount: "6000.00" })],
};
const undo = (quoteId: number, command: string) => staff(`quotes/${quoteId}/undo`, { command });
const waiting = async () => {
  const rows = await db.selectFrom("outbox").select(["id", "template"]).orderBy("id").execute();
  return rows.map(({ id, template }) => `${id} ${template}`);
};

describe("SPEC-3.21 what was done last is taken back within ten seconds", () => {
  test.each(Object.entries(acts))("%s", async (command, [state, act]) => {
    const deal = await ordered(state);
    const [before, mails] = [await standingOf(deal.quoteId), await waiting()];
    expect((await act(deal)).status).toBeLessThan(300);
    expect(await standingOf(deal.quoteId)).not.toEqual(before);
    services.clock.advance(seconds(9));
    expect(await undo(deal.quoteId, command)).toMatchObject({ status: 200, body: { success: true } });
    expect(await standingOf(deal.quoteId)).toEqual(before);
    expect(await waiting()).toEqual(mails);
    expect((await undo(deal.quoteId, command)).status).toBe(409);
    // It is done once more, and stands once its time is over.
    expect((await act(deal)).status).toBeLessThan(300);
    services.clock.advance(seconds(10));
    await deliver();
    const late = await undo(deal.quoteId, command);
    expect([late.status, late.body.message]).toEqual([
      409,
      "This can no longer be undone: its time is over, or something was done since.",
    ]);
  });

  test("an offer, of which the client hears nothing", async () => {
    const { quoteId } = await ordered("preparing");
    await db.updateTable("orders").set({ proof_met_at: null }).where("quote_id", "=", quoteId).execute();
    expect((await staff(`quotes/${quoteId}/undo-acceptance`)).status).toBe(200);
    const lines = { lines: [{ kind: "fee", name: "Bags", amount: "100.00" }] };
    expect((await staff(`quotes/${quoteId}/draft`, lines, "PUT")).status).toBe(200);
    const [before, mails] = [await standingOf(quoteId), await waiting()];
    expect((await staff(`quotes/${quoteId}/send-offer`)).status).toBe(200);
    expect((await undo(quoteId, "send-offer")).status).toBe(200);
    expect([await standingOf(quoteId), await waiting()]).toEqual([before, mails]);
  });

  test("a transfer by which the offer was accepted: it waits for its answer again", async () => {
    const { quoteId } = await ordered("preparing");
    await db.updateTable("orders").set({ proof_met_at: null }).where("quote_id", "=", quoteId).execute();
    await staff(`quotes/${quoteId}/undo-acceptance`);
    const before = await standingOf(quoteId);
    expect((await staff(`quotes/${quoteId}/transfer-received`, { amount: "100.00" })).status).toBe(200);
    expect((await undo(quoteId, "transfer")).status).toBe(200);
    expect(await standingOf(quoteId)).toEqual(before);
    const payments = await db
      .selectFrom("payments")
      .select("status")
      .where("quote_id", "=", quoteId)
      .execute();
    expect(payments).toEqual([{ status: "reversed" }]);
  });
});

describe("SPEC-3.21 it stands", () => {
  test("once the client has opened the quote or its order, or something rests on it", async () => {
    const opened = await ordered("shipped");
    await staff(`orders/${opened.orderId}/deliver`);
    await shop.shop.send("GET", `/api/quotes/${opened.quoteId}`, { bearer: opened.client.bearer });
    expect((await undo(opened.quoteId, "deliver")).status).toBe(409);
    const seen = await ordered("shipped");
    await staff(`orders/${seen.orderId}/deliver`);
    await shop.shop.send("GET", `/api/orders/${seen.orderId}`, { bearer: seen.client.bearer });
    expect((await undo(seen.quoteId, "deliver")).status).toBe(409);

    const waived = await ordered("packed");
    await staff(`plan-items/${waived.itemId}/waive`, { reason: "A gift" });
    await shop.receive(waived.quoteId, "1.00");
    expect((await undo(waived.quoteId, "waive")).status).toBe(409);
    expect((await undo(waived.quoteId, "transfer")).status).toBe(200);
  });

  test("for who may not do it, and where another thing was done", async () => {
    const deal = await ordered("packed");
    await staff(`plan-items/${deal.itemId}/waive`, { reason: "A gift" });
    const production = await addUser(services, { role: "production" });
    const send = (command: string, bearer: string) =>
      shop.shop.send("POST", `/api/quotes/${deal.quoteId}/undo`, { bearer, body: { command } });
    expect((await send("waive", production.bearer)).status).toBe(403);
    expect((await send("waive", deal.client.bearer)).status).toBe(403);
    expect((await send("start", production.bearer)).status).toBe(409);
    expect((await staff(`quotes/${deal.quoteId}/undo`, { command: "delete" })).status).toBe(422);
    expect((await undo(999_999, "waive")).status).toBe(404);
    expect((await undo(deal.quoteId, "waive")).status).toBe(200);
  });
});

/** One round of the mail worker. */
async function deliver(): Promise<void> {
  await deliverMails({
    ...{ db, log: services.log, clock: services.clock, mailWorker: "test" },
    compose: async (row) => ({
      ...{ from: "shop@example.com", to: row.recipient, subject: row.template, text: "", html: "" },
      messageId: row.message_id,
    }),
    transport: { send: async () => undefined, close: () => undefined },
  });
}
