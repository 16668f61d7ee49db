import { expect, test } from "vitest";
import { askForIntent, confirm, standingOf, typeCard } from "#tests/support/payments-steps.ts";
import { addPlannedQuote, openPlanShop, type PlannedQuote } from "./planned-quote.fixture.ts";

const shop = await openPlanShop();
const { bearer } = shop.admin;
const staff = (path: string, body: object = {}) => shop.send("POST", `/api/${path}`, { bearer, body });
const accept = (quote: PlannedQuote, version: number) =>
  staff(`quotes/${quote.id}/record-answer`, {
    ...{ version, answer: "accept", channel: "phone", on: "2026-03-02", by: "Ann" },
  });
const planOf = async ({ id }: PlannedQuote) =>
  (await shop.send("GET", `/api/quotes/${id}/plan`, { bearer })).body;
const firstItem = async (quote: PlannedQuote) =>
  ((await planOf(quote)).items as { id: number }[])[0]?.id ?? 0;

test("L10.9 an item that went with its version is refused with what is due now, and nothing that was paid for it is lost", async () => {
  const quote = await addPlannedQuote(shop);
  await accept(quote, 1);
  const gone = await firstItem(quote);
  const intent = await askForIntent(shop, { ...quote, totalCents: 291_828 });
  await typeCard(shop, intent);
  await staff(`quotes/${quote.id}/undo-acceptance`);
  await quote.offerAnew({ plan: [] });
  await accept(quote, 2);

  const again = await shop.send("POST", "/api/payment/create-intent", {
    bearer: quote.bearer,
    body: { quote_id: quote.id, plan_item_id: gone },
  });
  expect([again.status, again.body]).toMatchObject([409, { code: "conflict", amount_cents: 583_656 }]);
  expect(again.body.message).toBe(
    "This part of your quote is not asked for any more. Please look at what is due now.",
  );
  for (const call of ["waive", "write-off"])
    expect((await staff(`plan-items/${gone}/${call}`, { reason: "So" })).status).toBe(404);

  await confirm(shop, quote, intent);
  expect(await standingOf(shop, quote.id)).toMatchObject({ quote: "confirmed", toCheck: ["quote-changed"] });
  const uncounted = await shop.send("GET", `/api/quotes/${quote.id}/uncounted`, { bearer });
  const [payment] = uncounted.body.payments as [{ id: number; left_cents: number }];
  expect(payment.left_cents).toBe(291_828);
  expect((await staff(`payments/${payment.id}/count-for`, { plan_item_id: gone })).status).toBe(404);
  await staff(`payments/${payment.id}/count-for`, { plan_item_id: await firstItem(quote) });
  expect(await planOf(quote)).toMatchObject({ paid_cents: 291_828, open_cents: 291_828 });
});
