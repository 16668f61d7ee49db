import { afterAll, beforeAll, expect, test } from "vitest";
import { days, hours } from "#domain/time/durations.ts";
import {
  addPlannedQuote,
  openPlanShop,
  type PlannedQuote,
} from "#server/features/deals/receivables/planned-quote.fixture.ts";
import type { PaymentShop } from "#tests/support/payments.ts";
import { payByCard } from "#tests/support/payments-steps.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { systemMailMoneyOfDays } from "./mail-owners-of-money.ts";

let shop: PaymentShop;
let other: { readonly email: string };
beforeAll(async () => {
  // Noon in the shop's zone.
  shop = await openPlanShop({ from: "2027-03-10T19:00:00.000Z" });
  other = await addAdministrator(shop.services, { name: "Olga Other" });
});
afterAll(async () => await shop[Symbol.asyncDispose]());

const staff = (path: string, body: object) =>
  shop.send("POST", `/api/${path}`, { bearer: shop.admin.bearer, body });
const mailed = async (news: string) =>
  (await shop.services.db.selectFrom("outbox").selectAll().orderBy("id").execute())
    .filter(({ template }) => template === "staff-money-news")
    .map(({ recipient, content }) => ({ recipient, ...JSON.parse(content) }))
    .filter((mail) => mail.news === news);
const referenceOf = async ({ id }: PlannedQuote) =>
  (
    await shop.services.db
      .selectFrom("quotes")
      .select("reference")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).reference;

test("FOUND-S-N2 a refund is mailed to all owners at once", async () => {
  const quote = await addPlannedQuote(shop);
  await payByCard(shop, { ...quote, totalCents: 291_828 });
  const { id } = await shop.services.db
    .selectFrom("payments")
    .select("id")
    .where("quote_id", "=", quote.id)
    .executeTakeFirstOrThrow();
  expect((await staff(`payments/${id}/refund`, { amount: "12.34", reason: "one strap" })).status).toBe(200);
  const about = await referenceOf(quote);
  const move = { move: "refund", about, amountCents: 1_234, by: shop.admin.name };
  const content = { news: "refund", day: "2027-03-10", moves: [move], more: 0 };
  expect(await mailed("refund")).toEqual([
    { recipient: shop.admin.email, ...content },
    { recipient: other.email, ...content },
  ]);
});

test("SPEC-4.47 transfers, waivers, write-offs of a day and what was taken back of them are mailed to the owners once, when it is over", async () => {
  const { services } = shop;
  const first = await addPlannedQuote(shop);
  expect((await staff(`quotes/${first.id}/transfer-received`, { amount: "2918.28" })).status).toBe(200);
  const { body } = await shop.send("GET", `/api/quotes/${first.id}/plan`, { bearer: shop.admin.bearer });
  const [, item] = Object(body).items;
  expect((await staff(`plan-items/${item.id}/waive`, { reason: "as agreed" })).status).toBe(200);
  expect((await staff(`quotes/${first.id}/undo`, { command: "waive" })).status).toBe(200);
  expect((await staff(`plan-items/${item.id}/waive`, { reason: "as agreed" })).status).toBe(200);
  expect((await staff(`plan-items/${item.id}/unwaive`, { reason: "a slip" })).status).toBe(200);
  await systemMailMoneyOfDays(services);
  expect(await mailed("day")).toEqual([]);

  // 00:30 of the next day in Denver.
  services.clock.advance(hours(12) + hours(1) / 2);
  await Promise.all([systemMailMoneyOfDays(services), systemMailMoneyOfDays(services)]);
  const by = shop.admin.name;
  const about = await referenceOf(first);
  const moves = [
    { move: "transfer", about, amountCents: 291_828, by },
    ...["waived", "asked-again", "waived", "asked-again"].map((move) => ({
      move,
      about,
      amountCents: 291_828,
      by,
    })),
  ];
  const content = { news: "day", day: "2027-03-10", moves, more: 0 };
  expect(await mailed("day")).toEqual([
    { recipient: shop.admin.email, ...content },
    { recipient: other.email, ...content },
  ]);
  services.clock.advance(days(1));
  await systemMailMoneyOfDays(services);
  expect(await mailed("day")).toHaveLength(2);
});
