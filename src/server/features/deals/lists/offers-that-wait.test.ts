import { expect, test } from "vitest";
import { lastValidDay } from "#domain/offers/validity.ts";
import { days } from "#domain/time/durations.ts";
import { endOfShopDay, usualTimeZone } from "#domain/time/shop-day.ts";
import { example, signed } from "#tests/support/deals.ts";
import { openOfferShop } from "../offers/offer-shop.fixture.ts";
import { staffFindDues } from "../receivables/staff-find-dues.ts";
import { staffFindExpiringOffers } from "./staff-find-waiting.ts";

const { services, offered, staff } = await openOfferShop();
const { db, clock } = services;

test("L5.5 offers without an answer wait from three days before their end until two weeks after it", async () => {
  const [soon, later, answered] = [
    await offered({ ...example, valid_days: 3 }),
    await offered({ ...example, valid_days: 4 }),
    await offered({ ...example, valid_days: 2 }),
  ];
  await answered.answer("decline", { version: 1, reason: "price" });
  const found = async (now: Date, most = 20) => await staffFindExpiringOffers(db, most, now, usualTimeZone);
  const dueAt = endOfShopDay(lastValidDay(clock(), usualTimeZone, 3), usualTimeZone);
  expect(await found(clock())).toMatchObject({
    items: [{ kind: "offer_expiring", subject: "quote", id: soon.id, dueAt }],
    count: 1,
  });
  const tomorrow = new Date(clock().getTime() + days(1));
  expect((await found(tomorrow)).items.map(({ id }) => id)).toEqual([soon.id, later.id]);
  expect(await found(tomorrow, 1)).toMatchObject({ items: [{ id: soon.id }], count: 2 });
  expect((await found(new Date(dueAt))).items).toMatchObject([
    { id: soon.id, since: dueAt, dueAt: null, next: { label: { id: "today.offerExpired" } } },
    { id: later.id, next: { label: { id: "today.offerExpiring" } } },
  ]);
  const weeksLater = new Date(Date.parse(dueAt) + days(16));
  expect(await found(weeksLater)).toEqual({ items: [], count: 0 });
});

const unpaid = async (most: number) => await staffFindDues(db, most, clock(), usualTimeZone);

test("what was accepted waits until it is paid, or the acceptance is undone", async () => {
  const [first, second] = [await offered(), await offered()];
  await first.answer("accept", signed);
  services.clock.advance(60_000);
  await second.answer("accept", signed);
  expect(await unpaid(1)).toMatchObject({
    items: [{ kind: "accepted_unpaid", id: first.id }],
    count: 2,
  });
  await staff(`${first.id}/undo-acceptance`);
  expect((await unpaid(20)).items.map(({ id }) => id)).toEqual([second.id]);
});
