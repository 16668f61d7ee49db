import { describe, expect, test } from "vitest";
import { days, hours } from "#domain/time/durations.ts";
import { signsOfClients } from "#server/signs-of-clients.ts";
import { payByCard } from "#tests/support/payments-steps.ts";
import { systemSendReminders } from "../reminders/system-send-reminders.ts";
import { addPlannedQuote, openPlanShop, type PlannedQuote } from "./planned-quote.fixture.ts";

/** A Tuesday, 11:00 in Denver: what is due on acceptance is asked for on Friday at nine. */
const accepted = "2026-12-01T18:00:00Z";
const friday = days(3) - hours(2);

const shop = await openPlanShop({ from: accepted });
const { services, admin } = shop;
const staff = (method: "POST" | "PUT" | "GET", path: string, body?: object) =>
  shop.send(method, `/api/${path}`, { bearer: admin.bearer, ...(body && { body }) });

async function acceptedQuote(): Promise<PlannedQuote> {
  const quote = await addPlannedQuote(shop);
  const answer = { version: 1, answer: "accept", channel: "phone", on: "2026-12-01", by: "Ann" };
  const { status, text } = await staff("POST", `quotes/${quote.id}/record-answer`, answer);
  if (status !== 200) throw new Error(text);
  return quote;
}
const runAfter = async (later: number) => {
  const at = { ...services, clock: () => new Date(services.clock().getTime() + later) };
  await systemSendReminders(at, signsOfClients(at));
};
const reminders = async ({ id }: PlannedQuote) => {
  const { body } = await staff("GET", `quotes/${id}/reminders`);
  const rows = body.reminders as { kind: string; state: string; why: string; due_at: string }[];
  return rows.filter(({ kind }) => kind === "due_open").map(({ state, why, due_at }) => [due_at, state, why]);
};
const mailsOf = async ({ id }: PlannedQuote) => {
  const rows = await services.db
    .selectFrom("outbox")
    .select("content")
    .where("template", "=", "quote-news")
    .execute();
  return rows
    .map(({ content }) => JSON.parse(content) as { quoteId: number; news: string; dues: object[] })
    .filter(({ quoteId, news }) => quoteId === id && news === "reminder-due");
};
const dueAt = "2026-12-04T16:00:00.000Z";

describe("L5.1 a due item is asked for three days after its day", () => {
  test("once, by what is open of it then, and never at night", async () => {
    const quote = await acceptedQuote();
    expect(await reminders(quote)).toEqual([[dueAt, "planned", null]]);
    await staff("POST", `quotes/${quote.id}/transfer-received`, { amount: "918.28" });
    await runAfter(friday - hours(1));
    expect(await mailsOf(quote)).toEqual([]);
    // The job that was late waits for Monday's morning.
    await runAfter(friday + hours(12));
    expect(await mailsOf(quote)).toEqual([]);
    await runAfter(friday + days(3) + hours(1));
    await runAfter(friday + days(3) + hours(1));
    expect(await mailsOf(quote)).toMatchObject([
      {
        dues: [{ kind: "deposit", amountCents: 200_000 }],
        money: { orderedCents: 583_656, paid: [{ cents: 91_828 }], leftCents: 491_828 },
      },
    ]);
    expect(await reminders(quote)).toEqual([[dueAt, "sent", null]]);
  });

  test("also of an offer that a part of the payment accepted, and again for a later day", async () => {
    const quote = await addPlannedQuote(shop, {
      plan: [
        { kind: "deposit", percent: "50", due: "on-acceptance" },
        { kind: "balance", rest: true, due: "net-days", days: 10 },
      ],
    });
    await payByCard(shop, { ...quote, totalCents: 291_828 });
    const later = "2026-12-14T16:00:00.000Z";
    expect(await reminders(quote)).toEqual([
      [later, "planned", null],
      [dueAt, "planned", null],
    ]);
    await runAfter(friday + hours(1));
    expect(await reminders(quote)).toEqual([
      [later, "planned", null],
      [dueAt, "skipped", "paid"],
    ]);
    await runAfter(days(13) + hours(1));
    expect(await mailsOf(quote)).toMatchObject([{ dues: [{ kind: "balance", amountCents: 291_828 }] }]);
  });
});

describe("L5.2 it is not asked for", () => {
  test.each([
    ["where it was waived", "paid", async (quote: PlannedQuote) => await waive(quote)],
    [
      "where reminders are paused",
      "paused",
      async ({ id }: PlannedQuote) => await staff("PUT", `quotes/${id}/reminders`, { paused: true }),
    ],
    [
      "while the order is on hold",
      "on_hold",
      async ({ id }: PlannedQuote) =>
        await services.db
          .updateTable("orders")
          .set({ hold_reason: "art" })
          .where("quote_id", "=", id)
          .execute(),
    ],
  ] as const)("%s", async (_name, why, happen) => {
    const quote = await acceptedQuote();
    await happen(quote);
    await runAfter(friday + hours(1));
    expect([await reminders(quote), await mailsOf(quote)]).toEqual([[[dueAt, "skipped", why]], []]);
  });

  test("once the acceptance is undone", async () => {
    const quote = await acceptedQuote();
    await staff("POST", `quotes/${quote.id}/undo-acceptance`, {});
    expect(await reminders(quote)).toEqual([[dueAt, "cancelled", "replaced"]]);
  });

  test("once all is paid", async () => {
    const quote = await acceptedQuote();
    await staff("POST", `quotes/${quote.id}/transfer-received`, { amount: "5836.56" });
    expect(await reminders(quote)).toEqual([[dueAt, "cancelled", "answered"]]);
  });

  test("by itself of a company on terms, whose invoice says when", async () => {
    const quote = await addPlannedQuote(shop, { plan: [] });
    const { id } = await services.db
      .insertInto("companies")
      .values({
        ...{ name: "North Market LLC", siren: "", vat_number: "", terms_kind: "net", terms_days: 30 },
        ...{ credit_limit_cents: null, search_text: "", created_at: accepted },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await services.db.updateTable("quotes").set({ company_id: id }).where("id", "=", quote.id).execute();
    const answer = { version: 1, answer: "accept", channel: "phone", on: "2026-12-01", by: "Ann" };
    await staff("POST", `quotes/${quote.id}/record-answer`, answer);
    expect(await reminders(quote)).toEqual([]);
  });
});

test("L5.4 staff reads it before it leaves", async () => {
  const quote = await acceptedQuote();
  const preview = await staff("GET", `quotes/${quote.id}/reminder-preview?kind=due_open`);
  expect(preview.text).toContain("reminder-due");
  expect(preview.text).toContain("291828");
});

async function waive(quote: PlannedQuote): Promise<void> {
  const { body } = await staff("GET", `quotes/${quote.id}/plan`);
  const [item] = body.items as { id: number }[];
  await staff("POST", `plan-items/${item?.id}/waive`, { reason: "A gift" });
}
