import { expect, test } from "vitest";
import {
  addPlannedQuote,
  openPlanShop,
  type PlannedQuote,
} from "#server/features/deals/receivables/planned-quote.fixture.ts";
import { composeMail } from "#server/mail/compose-mail.ts";
import { deliverMails } from "#server/platform/mail/deliver-mails.ts";
import type { MailMessage } from "#server/platform/mail/transport.ts";
import { payByCard } from "#tests/support/payments-steps.ts";
import { addUser } from "#tests/support/staff.ts";

const shop = await openPlanShop();
const { bearer } = shop.admin;
const { db } = shop.services;
const reason = "The transfer of another client";
const staff = (path: string, body: object, as = bearer) =>
  shop.send("POST", `/api/${path}`, { bearer: as, body });
const planOf = async ({ id }: PlannedQuote) =>
  (await shop.send("GET", `/api/quotes/${id}/plan`, { bearer })).body;
const record = async ({ id }: PlannedQuote, amount: string, more: object = {}) =>
  await staff(`quotes/${id}/transfer-received`, { amount, ...more });
const idOf = ({ body }: { body: Readonly<Record<string, unknown>> }) => (body.payment as { id: number }).id;
const reverse = (id: number, as = bearer) => staff(`payments/${id}/reverse`, { reason }, as);
const statusOf = async ({ id }: PlannedQuote) =>
  await db.selectFrom("quotes").select(["status", "paid_at"]).where("id", "=", id).executeTakeFirstOrThrow();
const mailsOf = async ({ id }: PlannedQuote) =>
  (await db.selectFrom("outbox").select(["template", "content"]).orderBy("id").execute())
    .map(({ template, content }) => ({
      template,
      ...(JSON.parse(content) as { quoteId?: number; news?: string }),
    }))
    .filter(({ quoteId }) => quoteId === id);

test("L10.5 a transfer that was recorded by mistake is reversed: it is open again, nothing is paid back, the client is told", async () => {
  const quote = await addPlannedQuote(shop, { plan: [] });
  const payment = idOf(await record(quote, "5836.56"));
  expect((await statusOf(quote)).status).toBe("paid");
  const { status, body } = await reverse(payment);
  expect([status, body.payment]).toMatchObject([200, { status: "reversed", refunded_cents: 0 }]);
  expect(await planOf(quote)).toMatchObject({ paid_cents: 0, open_cents: 583_656, held_cents: 0 });
  expect(await statusOf(quote)).toEqual({ status: "confirmed", paid_at: null });
  const mails = await mailsOf(quote);
  expect(mails.at(-1)).toMatchObject({
    template: "quote-news",
    news: "transfer-reversed",
    money: { paid: [] },
  });
  expect(mails.filter(({ template }) => template === "payment-refunded")).toEqual([]);
  expect((await reverse(payment)).body.message).toBe("This transfer was reversed already.");
  expect((await shop.send("GET", `/api/payments/${payment}`, { bearer })).body).toMatchObject({
    ...{ payment: { status: "reversed" }, timeline: expect.anything() },
  });

  // The same one came after all: it is another payment, which counts.
  const again = await record(quote, "5836.56");
  expect([again.status, idOf(again) === payment]).toEqual([200, false]);
  expect((await statusOf(quote)).status).toBe("paid");
});

test("FOUND-H19 L10.5 the mail of a transfer that is reversed before it left goes without the receipt, then that of the reversal", async () => {
  const quote = await addPlannedQuote(shop, { plan: [] });
  await db.deleteFrom("outbox").execute();
  await reverse(idOf(await record(quote, "5836.56")));
  const sent: MailMessage[] = [];
  const { log, clock } = shop.services;
  await deliverMails({
    ...{ db, log, clock, mailWorker: "test" },
    compose: composeMail(shop.services, {
      renderMail: async (mail) => ({ subject: mail.template, html: "", text: "" }),
    }),
    transport: { send: async (mail) => void sent.push(mail), close: () => undefined },
  });
  const toClient = sent.filter(({ subject }) => !subject.startsWith("staff-"));
  expect(toClient.map(({ subject, attachments }) => [subject, attachments])).toEqual([
    ["payment-received", undefined],
    ["quote-news", undefined],
  ]);
  const states = await db.selectFrom("outbox").select("state").distinct().execute();
  expect(states).toEqual([{ state: "sent" }]);
});

test("L10.5 what it counted for elsewhere is open again as well", async () => {
  const paid = await addPlannedQuote(shop, { plan: [] });
  const other = await addPlannedQuote(shop, { ofClient: paid });
  await staff(`quotes/${other.id}/record-answer`, {
    ...{ version: 1, answer: "accept", channel: "phone", on: "2026-03-02", by: "Ann" },
  });
  const payment = idOf(await record(paid, "8754.84"));
  const [item] = (await planOf(other)).items as { id: number }[];
  expect((await staff(`payments/${payment}/count-for`, { plan_item_id: item?.id })).status).toBe(200);
  await reverse(payment);
  expect(await planOf(other)).toMatchObject({ paid_cents: 0, open_cents: 583_656 });
  expect(await planOf(paid)).toMatchObject({ paid_cents: 0, open_cents: 583_656, held_cents: 0 });
  const lines = await db
    .selectFrom("ledger_lines")
    .select("cents")
    .where("payment_id", "=", payment)
    .execute();
  expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
});

test("L10.5 recorded transfers alone, of which nothing was paid back, by who may write payments", async () => {
  const card = await addPlannedQuote(shop, { plan: [] });
  await payByCard(shop, { ...card, totalCents: 583_656 });
  const { id } = await db
    .selectFrom("payments")
    .select("id")
    .where("quote_id", "=", card.id)
    .executeTakeFirstOrThrow();
  expect((await reverse(id)).body.message).toMatch(/What came otherwise is refunded/);
  const quote = await addPlannedQuote(shop);
  const payment = idOf(await record(quote, "2918.28"));
  const sales = await addUser(shop.services, { role: "sales" });
  expect((await reverse(payment, sales.bearer)).status).toBe(403);
  expect((await staff(`payments/${payment}/reverse`, {})).status).toBe(422);
  const stale = await shop.send("POST", `/api/payments/${payment}/reverse`, {
    ...{ bearer, body: { reason }, headers: { "if-match": '"1"' } },
  });
  expect(stale.status).toBe(409);
  await staff(`payments/${payment}/refund`, { amount: "10.00", reason: "A strap was missing." });
  expect((await reverse(payment)).body.message).toMatch(/was paid back/);
  expect((await reverse(999_999)).status).toBe(404);
});
