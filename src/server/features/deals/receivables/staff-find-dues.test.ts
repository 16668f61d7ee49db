import { expect, test } from "vitest";
import { days } from "#domain/time/durations.ts";
import { endOfShopDay, shopDayAt, usualTimeZone } from "#domain/time/shop-day.ts";
import { payByCard } from "#tests/support/payments-steps.ts";
import { addPlannedQuote, openPlanShop, type PlannedQuote } from "./planned-quote.fixture.ts";
import { staffFindDues } from "./staff-find-dues.ts";

const shop = await openPlanShop();
const { db, clock } = shop.services;
const found = async (later = 0, most = 20) =>
  await staffFindDues(db, most, new Date(clock().getTime() + later), usualTimeZone);
const accept = async (quote: PlannedQuote) =>
  await shop.send("POST", `/api/quotes/${quote.id}/record-answer`, {
    bearer: shop.admin.bearer,
    body: { version: 1, answer: "accept", channel: "phone", on: "2026-03-02", by: "Ann" },
  });

test("L10.7 what is accepted waits with what is due next, and hurries near its day; what is due first stands first", async () => {
  const monthly = await addPlannedQuote(shop, {
    plan: [{ kind: "balance", rest: true, due: "net-days", days: 30 }],
  });
  const halves = await addPlannedQuote(shop);
  await accept(monthly);
  await accept(halves);
  const today = shopDayAt(clock(), usualTimeZone);
  const deposit = { kind: "deposit", openCents: 291_828, due: "on-acceptance", isPartPaid: false };
  expect(await found()).toMatchObject({
    items: [
      { id: halves.id, dueAt: endOfShopDay(today, usualTimeZone), owes: { ...deposit, dueOn: today } },
      { id: monthly.id, dueAt: null, owes: { kind: "balance", openCents: 583_656, days: 30 } },
    ],
    count: 2,
  });
  await payByCard(shop, { ...halves, totalCents: 291_828 });
  const balance = { kind: "balance", openCents: 291_828, due: "before-shipping", dueOn: null };
  expect((await found()).items).toMatchObject([
    { id: monthly.id },
    { id: halves.id, dueAt: null, owes: { ...balance, isPartPaid: true } },
  ]);
  expect((await found(days(31), 1)).items).toMatchObject([{ id: monthly.id, dueAt: expect.any(String) }]);
  await payByCard(shop, { ...halves, totalCents: 291_828 });
  expect((await found()).count).toBe(1);
});
