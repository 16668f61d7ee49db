import { expect, test } from "vitest";
import { addPlannedQuote, openPlanShop } from "#server/features/deals/receivables/planned-quote.fixture.ts";

test("a client's credit counts for another of his deals: the ledger takes it off the one and pays the other", async () => {
  await using shop = await openPlanShop();
  const { services } = shop;
  const staff = (path: string, body: object) =>
    shop.send("POST", `/api/${path}`, { bearer: shop.admin.bearer, body });
  const paid = await addPlannedQuote(shop);
  // 163.44 more than the whole order comes to.
  const { payment } = (await staff(`quotes/${paid.id}/transfer-received`, { amount: "6000" })).body as {
    payment: { id: number };
  };
  const accepted = async (quote: typeof paid) => {
    const signed = { version: 1, name: "Ann Miller", consent: true };
    const path = `/api/quotes/${quote.id}/accept`;
    expect((await shop.send("POST", path, { bearer: quote.bearer, body: signed })).status).toBe(200);
    const items = services.db
      .selectFrom("plan_items")
      .innerJoin("orders", "orders.id", "plan_items.order_id");
    return await items
      .select("plan_items.id")
      .where("orders.quote_id", "=", quote.id)
      .orderBy("plan_items.id")
      .executeTakeFirstOrThrow();
  };
  const another = await addPlannedQuote(shop, { ofClient: paid });
  const item = await accepted(another);
  const stranger = await accepted(await addPlannedQuote(shop));
  const count = (itemId: number) => staff(`payments/${payment.id}/count-for`, { plan_item_id: itemId });
  const standing = () =>
    services.db
      .selectFrom("open_items")
      .select(["quote_id", "account", "cents"])
      .where("quote_id", "in", [paid.id, another.id])
      .orderBy("quote_id")
      .orderBy("plan_item_id")
      .execute();
  const [deposit, rest] = [291_828, 291_828].map((cents) => ({
    ...{ quote_id: another.id, account: "due", cents },
  }));
  const credit = { quote_id: paid.id, account: "credit", cents: -16_344 };
  expect(await standing()).toEqual([credit, deposit, rest]);
  expect((await count(stranger.id)).status).toBe(409);
  expect((await count(item.id)).body).toMatchObject({ plan: { paid_cents: 16_344 } });
  expect(await standing()).toEqual([{ ...deposit, cents: 291_828 - 16_344 }, rest]);
  const lines = await services.db
    .selectFrom("ledger_lines")
    .innerJoin("ledger_entries", "ledger_entries.id", "ledger_lines.entry_id")
    .select(["quote_id", "account", "payment_id", "cents"])
    .where("kind", "=", "counted")
    .execute();
  const ofPayment = { payment_id: payment.id };
  expect(lines).toEqual([
    { quote_id: another.id, account: "due", ...ofPayment, cents: -16_344 },
    { quote_id: paid.id, account: "credit", ...ofPayment, cents: 16_344 },
  ]);
  expect((await count(item.id)).status).toBe(409);
});
