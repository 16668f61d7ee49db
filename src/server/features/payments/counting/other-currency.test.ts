import { expect, test } from "vitest";
import { addPlannedQuote, openPlanShop } from "#server/features/deals/receivables/planned-quote.fixture.ts";
import { openPayments } from "#server/features/payments/payment-services.ts";
import { askForIntent, confirm, standingOf, typeCard } from "#tests/support/payments-steps.ts";

/** An accepted quote of 5,836.56 dollars, for whose deposit of 2,918.28 a card was charged as much in euros. */
async function openEuros() {
  const shop = await openPlanShop({
    prepare: (services) => {
      const { cardProvider } = openPayments(services);
      const readIntent = async (id: string) => {
        const state = await cardProvider.readIntent(id);
        return state && { ...state, currency: "eur" };
      };
      return { cardProvider: { ...cardProvider, readIntent } };
    },
  });
  const { services } = shop;
  const quote = await addPlannedQuote(shop);
  const { bearer } = quote;
  const signed = { version: 1, name: "Ann Miller", consent: true };
  const accepted = await shop.send("POST", `/api/quotes/${quote.id}/accept`, { bearer, body: signed });
  expect(accepted.status, accepted.text).toBe(200);
  const intent = await askForIntent(shop, { ...quote, totalCents: 291_828 });
  await typeCard(shop, intent);
  await confirm(shop, quote, intent);
  const { id } = await services.db.selectFrom("payments").select("id").executeTakeFirstOrThrow();
  const post = (path: string, body: object) =>
    shop.send("POST", `/api/payments/${id}/${path}`, { bearer: shop.admin.bearer, body });
  const [item] = await services.db.selectFrom("plan_items").select("id").orderBy("id").execute();
  return {
    ...{ shop, quote, post },
    count: (more: object = {}) => post("count-for", { plan_item_id: item?.id, ...more }),
    /** What the ledger holds of the payment, by account. */
    booked: async () => {
      const lines = await services.db
        .selectFrom("ledger_lines")
        .select("account")
        .select((eb) => eb.fn.sum<number>("cents").as("cents"))
        .where("payment_id", "=", id)
        .groupBy("account")
        .execute();
      const sums = lines.map(({ account, cents }) => [account, Number(cents)] as const);
      return Object.fromEntries(sums.filter(([, cents]) => cents !== 0));
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}

test("a charge in another currency is not booked, and is marked for staff; paid back it leaves nothing", async () => {
  await using world = await openEuros();
  const { shop, quote, booked, post } = world;
  expect(await booked()).toEqual({});
  expect(await standingOf(shop, quote.id)).toMatchObject({ quote: "confirmed", toCheck: ["wrong-amount"] });
  expect((await post("refund", {})).status).toBe(200);
  expect(await booked()).toEqual({});
});

test("it counts for what staff says that it is worth, once", async () => {
  await using world = await openEuros();
  const { shop, quote, booked, count } = world;
  for (const more of [{}, { amount: "0" }, { amount: "-1" }, { amount: "some" }, { amount: "10000000" }]) {
    const { status, body } = await count(more);
    expect([status, Object.keys(body.errors ?? {})], JSON.stringify(more)).toEqual([422, ["amount"]]);
  }
  expect(await booked()).toEqual({});
  const counted = await count({ amount: "3000.50" });
  expect(counted.body, counted.text).toMatchObject({ success: true, plan: { paid_cents: 291_828 } });
  // What it is worth beyond the item is the client's credit.
  expect(await booked()).toEqual({ "money:sandbox": 300_050, due: -291_828, credit: -8_222 });
  expect((await count({ amount: "1" })).status).toBe(422);
  expect(await standingOf(shop, quote.id)).toMatchObject({ toCheck: ["wrong-amount"] });
});
