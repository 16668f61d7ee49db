import { describe, expect, test } from "vitest";
import { addUser } from "#tests/support/staff.ts";
import { halves, openInvoiceShop } from "../invoices/invoice-shop.fixture.ts";

const shop = await openInvoiceShop();
const { services, accepted, staff, draft, issue, receive } = shop;
const { db } = services;
const reason = "A pallet was counted twice";

interface Shown {
  readonly id: number;
  readonly number: string | null;
  readonly kind: string;
  readonly state: string;
  readonly due_cents: number;
}
const invoicesOf = async (quoteId: number) =>
  ((await staff(`invoices?quote_id=${quoteId}`, {}, "GET")).body.invoices as Shown[])
    .toSorted((a, b) => a.id - b.id)
    .map(({ kind, state, due_cents }) => [kind, state, due_cents]);
const planOf = async (quoteId: number) => (await staff(`quotes/${quoteId}/plan`, {}, "GET")).body;
const quoteOf = async (id: number) =>
  await db.selectFrom("quotes").select(["status", "paid_at"]).where("id", "=", id).executeTakeFirstOrThrow();
const balanceOf = async (quoteId: number, account: string) => {
  const rows = await db
    .selectFrom("ledger_lines")
    .select("cents")
    .where("quote_id", "=", quoteId)
    .where("account", "=", account as "due")
    .execute();
  return rows.reduce((sum, { cents }) => sum + cents, 0);
};

/** An order whose bags are made and counted. */
async function packed(good: number, plan?: readonly object[]) {
  const { id: quoteId, client } = await accepted(plan && { plan });
  const order = await db
    .selectFrom("orders")
    .select("id")
    .where("quote_id", "=", quoteId)
    .executeTakeFirstOrThrow();
  const recount = async (units_good: number) => {
    await db.updateTable("order_lines").set({ units_good }).where("order_id", "=", order.id).execute();
  };
  await db.updateTable("orders").set({ state: "packed" }).where("id", "=", order.id).execute();
  await recount(good);
  return { quoteId, client, orderId: order.id, recount };
}
const settle = async (orderId: number) =>
  (await staff(`orders/${orderId}/settlement`)).body.settlement as {
    readonly total_cents: number;
    readonly invoice: { readonly id: number } | null;
  };
const voidIt = (orderId: number, body: object = { reason }) =>
  staff(`orders/${orderId}/settlement/void`, body);

describe("L19.6 a settlement is voided", () => {
  test("with its draft, and settled anew; what is asked comes to what was accepted meanwhile", async () => {
    const { orderId, quoteId, recount } = await packed(26_200, halves);
    await settle(orderId);
    const { status, body } = await voidIt(orderId);
    expect([status, body.order]).toMatchObject([200, { settlement: null, state: "packed" }]);
    expect([await invoicesOf(quoteId), (await planOf(quoteId)).open_cents]).toEqual([[], 583_656]);
    expect(await voidIt(orderId)).toMatchObject({
      ...{ status: 409, body: { message: "This order is not settled: there is no settlement to correct." } },
    });
    await recount(25_000);
    expect(await settle(orderId)).toMatchObject({ total_cents: 583_656 });
    const mails = await db
      .selectFrom("outbox")
      .select("content")
      .where("template", "=", "delivery-news")
      .orderBy("id")
      .execute();
    expect(
      mails.map(({ content }) => JSON.parse(content) as { quoteId: number; news: string }),
    ).toMatchObject([
      { news: "settled" },
      { news: "settlement-voided", money: { orderedCents: 583_656 } },
      { news: "settled" },
    ]);
    const line = await db
      .selectFrom("history")
      .select(["before", "after"])
      .where("action", "=", "order.void-settlement")
      .where("subject_id", "=", orderId)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(line.before ?? "")).toMatchObject({ difference_cents: expect.any(Number) });
    expect(JSON.parse(line.after ?? "")).toEqual({ reason });
  });

  test("with a credit note for its invoice; settled anew after that is issued, the whole is asked for again", async () => {
    const { orderId, quoteId, recount } = await packed(26_200);
    const { invoice, total_cents: first } = await settle(orderId);
    await issue(invoice?.id ?? 0);
    await voidIt(orderId);
    const [, note] = (await staff(`invoices?quote_id=${quoteId}&sort=id`, {}, "GET")).body
      .invoices as Shown[];
    expect(note).toMatchObject({ kind: "credit", state: "draft", due_cents: first });
    await issue(note?.id ?? 0);
    expect([await balanceOf(quoteId, "sales"), await balanceOf(quoteId, "due")]).toEqual([0, 583_656]);
    await recount(24_000);
    const again = await settle(orderId);
    await issue(again.invoice?.id ?? 0);
    expect(await balanceOf(quoteId, "due")).toBe(again.total_cents);
    expect(await balanceOf(quoteId, "unbilled")).toBe(0);
  });

  test("settled anew before, only the difference is invoiced, and the note goes", async () => {
    const { orderId, quoteId, recount } = await packed(24_000);
    const { invoice, total_cents: first } = await settle(orderId);
    await issue(invoice?.id ?? 0);
    await voidIt(orderId);
    await recount(26_200);
    const { invoice: more, total_cents: second } = await settle(orderId);
    expect(await invoicesOf(quoteId)).toEqual([
      ["settlement", "issued", first],
      ["settlement", "draft", second - first],
    ]);
    await issue(more?.id ?? 0);
    expect([await balanceOf(quoteId, "due"), await balanceOf(quoteId, "unbilled")]).toEqual([second, 0]);
    await voidIt(orderId);
    await recount(24_500);
    const { total_cents: third } = await settle(orderId);
    expect((await invoicesOf(quoteId)).at(-1)).toEqual(["credit", "draft", second - third]);
  });

  test("of a quote that was paid: what counts again pays it, what is open takes paid back", async () => {
    const less = await packed(24_000);
    await receive(less.quoteId, "5836.56");
    await settle(less.orderId);
    const markOf = async () =>
      await db
        .selectFrom("payments")
        .select(["id", "to_check"])
        .where("quote_id", "=", less.quoteId)
        .executeTakeFirstOrThrow();
    expect((await markOf()).to_check).toBe("overpaid");
    await voidIt(less.orderId);
    expect(await planOf(less.quoteId)).toMatchObject({ open_cents: 0, held_cents: 0, paid_cents: 583_656 });
    expect([(await markOf()).to_check, (await quoteOf(less.quoteId)).status]).toEqual([null, "paid"]);

    await settle(less.orderId);
    const { id } = await markOf();
    const { held_cents } = (await planOf(less.quoteId)) as { held_cents: number };
    await staff(`payments/${id}/refund`, { amount: (held_cents / 100).toFixed(2), reason: "Too much" });
    await voidIt(less.orderId);
    expect(await planOf(less.quoteId)).toMatchObject({ open_cents: held_cents, held_cents: 0 });
    expect(await quoteOf(less.quoteId)).toEqual({ status: "confirmed", paid_at: null });

    const more = await packed(26_200);
    await receive(more.quoteId, "5836.56");
    await settle(more.orderId);
    expect((await planOf(more.quoteId)).items).toHaveLength(2);
    await voidIt(more.orderId);
    expect(await planOf(more.quoteId)).toMatchObject({ items: [{ state: "paid" }], open_cents: 0 });
    expect((await quoteOf(more.quoteId)).status).toBe("paid");
  });

  test("of a closed order, which is delivered again; by who may write payments", async () => {
    const { orderId, client } = await packed(25_000);
    await settle(orderId);
    await db.updateTable("orders").set({ state: "closed" }).where("id", "=", orderId).execute();
    const production = await addUser(services, { role: "production" });
    for (const { bearer } of [client, production]) {
      const path = `/api/orders/${orderId}/settlement/void`;
      expect((await shop.shop.send("POST", path, { bearer, body: { reason } })).status).toBe(403);
    }
    expect((await voidIt(orderId, {})).status).toBe(422);
    expect((await voidIt(orderId)).body.order).toMatchObject({ state: "delivered" });
  });

  test("beside the invoice of the whole, of which the difference was given back", async () => {
    const { orderId, quoteId } = await packed(24_000);
    await issue((await draft(quoteId)).id);
    const { invoice, total_cents } = await settle(orderId);
    await issue(invoice?.id ?? 0);
    await voidIt(orderId);
    expect([await balanceOf(quoteId, "due"), await balanceOf(quoteId, "unbilled")]).toEqual([
      ...[583_656, total_cents - 583_656],
    ]);
    const again = await settle(orderId);
    expect(again).toMatchObject({ total_cents, invoice: null });
    expect([await balanceOf(quoteId, "due"), await balanceOf(quoteId, "unbilled")]).toEqual([total_cents, 0]);
  });
});
