import { expect, test } from "vitest";
import { addPlannedQuote, openPlanShop, type PlannedQuote } from "./planned-quote.fixture.ts";

const shop = await openPlanShop();
const { bearer } = shop.admin;
const staff = (path: string, body: object) => shop.send("POST", `/api/${path}`, { bearer, body });
const uncounted = async ({ id }: PlannedQuote) =>
  (await shop.send("GET", `/api/quotes/${id}/uncounted`, { bearer })).body;
const planOf = async ({ id }: PlannedQuote, as = bearer) =>
  (await shop.send("GET", `/api/quotes/${id}/plan`, { bearer: as })).body;
const recorded = { version: 1, answer: "accept", channel: "phone", on: "2026-03-02", by: "Ann" };

test("L10.5 what came too much stands with the open items of the same client, until it counts or was paid back", async () => {
  const paid = await addPlannedQuote(shop, { plan: [] });
  const foreign = await addPlannedQuote(shop);
  await staff(`quotes/${foreign.id}/record-answer`, recorded);
  expect(await uncounted(paid)).toEqual({ payments: [], items: [], refunds: [] });
  await staff(`quotes/${paid.id}/transfer-received`, { amount: "6000" });
  const [payment] = (await uncounted(paid)).payments as [{ id: number; version: number }];
  expect(await uncounted(paid)).toMatchObject({ payments: [{ left_cents: 16_344 }], items: [] });

  const other = await addPlannedQuote(shop, { ofClient: paid });
  await staff(`quotes/${other.id}/record-answer`, recorded);
  const found = await uncounted(paid);
  expect(found.items).toMatchObject([
    { quote_id: other.id, kind: "deposit", open_cents: 291_828 },
    { quote_id: other.id, kind: "balance", open_cents: 291_828 },
  ]);
  const [item] = found.items as [{ id: number }];
  const stale = await shop.send("POST", `/api/payments/${payment.id}/count-for`, {
    bearer,
    body: { plan_item_id: item.id },
    headers: { "if-match": `"${payment.version - 1}"` },
  });
  expect([stale.status, stale.body.fresh]).toMatchObject([409, { id: payment.id }]);
  await staff(`payments/${payment.id}/refund`, { amount: "63.44" });
  expect((await uncounted(paid)).payments).toMatchObject([{ left_cents: 10_000 }]);
  await staff(`payments/${payment.id}/count-for`, { plan_item_id: item.id });
  expect(await uncounted(paid)).toEqual({ payments: [], items: [], refunds: [] });
  expect((await planOf(other)).paid_cents).toBe(10_000);
});

test("L10.5 why an item was waived is for staff alone", async () => {
  const quote = await addPlannedQuote(shop);
  await staff(`quotes/${quote.id}/record-answer`, recorded);
  const [item] = (await planOf(quote)).items as [{ id: number }];
  await staff(`plan-items/${item.id}/waive`, { reason: "They will sue otherwise" });
  expect((await planOf(quote)).items).toMatchObject([{ waived_reason: "They will sue otherwise" }, {}]);
  const theirs = await planOf(quote, quote.bearer);
  expect(theirs.items).toMatchObject([{ state: "waived" }, { state: "open" }]);
  expect(JSON.stringify(theirs)).not.toMatch(/sue|reason/);
});
