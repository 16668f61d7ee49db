import { describe, expect, test } from "vitest";
import { days, hours, minutes } from "#domain/time/durations.ts";
import { settingsRoutes } from "#server/features/settings/settings.routes.ts";
import { signsOfClients } from "#server/signs-of-clients.ts";
import { example, signed } from "#tests/support/deals.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { openOfferShop } from "../offers/offer-shop.fixture.ts";
import { systemSendReminders } from "./system-send-reminders.ts";

/** A Tuesday, 11:00 in Denver. */
const from = "2026-12-01T18:00:00Z";
const { services, shop, bearer, draft, offered, staff } = await openOfferShop({ from });
const office = await createTestShop(services, [
  (mounting) =>
    settingsRoutes({
      ...mounting,
      isTaxProfile: async () => true,
      hasTraded: async () => false,
      paymentWays: () => [],
    }),
]);

const path = (id: number) => `/api/quotes/${id}/reminders`;
const shown = async (id: number) => (await shop.send("GET", path(id), { bearer })).body;
const states = async (id: number) => {
  const { reminders } = (await shown(id)) as { reminders: { kind: string; state: string; why: string }[] };
  return reminders.map(({ kind, state, why }) => [kind, state, why]);
};
const mailsTo = async (id: number) => {
  const rows = await services.db
    .selectFrom("outbox")
    .select("content")
    .where("template", "=", "quote-news")
    .execute();
  const contents = rows.map(({ content }) => JSON.parse(content) as { quoteId: number; news: string });
  return contents.filter(({ quoteId, news }) => quoteId === id && news.startsWith("reminder")).length;
};
const planned = [
  ["offer_ending", "planned", null],
  ["offer_unanswered", "planned", null],
];
const cancelled = (why: string) => [
  ["offer_ending", "cancelled", why],
  ["offer_unanswered", "cancelled", why],
];

const sendAt = (at: Parameters<typeof systemSendReminders>[0]) => systemSendReminders(at, signsOfClients(at));
/** The job, as it runs so much later. */
const runAfter = (later: number) =>
  sendAt({ ...services, clock: () => new Date(services.clock().getTime() + later) });
/** At the same hour: the first reminder is due. */
const aWeekLater = () => runAfter(days(7) + minutes(5));

describe("L5.1 reminders are planned", () => {
  test("when an offer is sent, and sent when they are due, once", async () => {
    const { id } = await offered();
    expect(await states(id)).toEqual(planned);
    await runAfter(minutes(1));
    expect(await mailsTo(id)).toBe(0);
    await aWeekLater();
    await aWeekLater();
    expect([await mailsTo(id), await states(id)]).toEqual([
      1,
      [planned[0], ["offer_unanswered", "sent", null]],
    ]);
    const told = services.db.selectFrom("history").select("doer").where("action", "=", "quote.remind");
    expect(await told.where("subject_id", "=", id).execute()).toEqual([{ doer: "system" }]);
  });

  test("anew for another offer, and for another last day", async () => {
    const { id } = await offered();
    await draft(id, { ...example, valid_days: null });
    await staff(`${id}/send-offer`);
    expect(await states(id)).toEqual([
      ...cancelled("replaced").slice(0, 1),
      ["offer_unanswered", "planned", null],
      ...cancelled("replaced").slice(1),
    ]);
    await staff(`${id}/extend`, { valid_until: "2027-06-01" });
    expect((await states(id)).filter(([, state]) => state === "planned")).toEqual(planned);
  });

  test("not by the specified confirmation", async () => {
    const { id } = await offered();
    await staff(`${id}/confirm`);
    expect(await states(id)).toEqual(cancelled("replaced"));
  });
});

test("FOUND-F3 of an offer whose tax exemption has ended the client is not reminded", async () => {
  const { id } = await offered();
  const exempt = { exempt_certificate_id: 404, exempt_state: "CO" };
  await services.db.updateTable("quote_versions").set(exempt).where("quote_id", "=", id).execute();
  await aWeekLater();
  expect([await mailsTo(id), await states(id)]).toEqual([
    0,
    [planned[0], ["offer_unanswered", "skipped", "expired"]],
  ]);
});

describe("L5.2 reminders are cancelled", () => {
  test("by whatever the client answers, and planned anew when an acceptance is undone", async () => {
    const declined = await offered();
    await declined.answer("decline", { version: 1, reason: "price" });
    expect(await states(declined.id)).toEqual(cancelled("answered"));
    const accepted = await offered();
    await accepted.answer("accept", signed);
    expect(await states(accepted.id)).toEqual([...cancelled("answered"), ["due_open", "planned", null]]);
    await staff(`${accepted.id}/undo-acceptance`);
    expect((await states(accepted.id)).filter(([, state]) => state === "planned")).toEqual(planned);
  });

  test("when staff takes the offer back", async () => {
    const { id } = await offered();
    await staff(`${id}/recall`);
    expect(await states(id)).toEqual(cancelled("replaced"));
  });
});

describe("L5.2 one that is due is skipped", () => {
  test.each([
    ["paused", (id: number) => shop.send("PUT", path(id), { bearer, body: { paused: true } })],
    [
      "expired",
      (id: number) =>
        services.db
          .updateTable("quote_versions")
          .set({ valid_until: "2026-03-01" })
          .where("quote_id", "=", id)
          .execute(),
    ],
    ["deleted", (id: number) => shop.send("DELETE", `/api/quotes/${id}`, { bearer })],
    [
      "mail_refused",
      async (id: number) => {
        const { email } = await services.db
          .selectFrom("quotes")
          .select("email")
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        await services.db
          .updateTable("outbox")
          .set({ state: "dead" })
          .where("recipient", "=", email)
          .execute();
      },
    ],
  ])("where it is %s", async (why, happen) => {
    const { id } = await offered();
    await happen(id);
    await aWeekLater();
    const row = await services.db
      .selectFrom("reminders")
      .select(["state", "why"])
      .where("quote_id", "=", id)
      .where("kind", "=", "offer_unanswered")
      .executeTakeFirstOrThrow();
    expect([row, await mailsTo(id)]).toEqual([{ state: "skipped", why }, 0]);
  });

  test("where the shop has switched them off since", async () => {
    const { id } = await offered();
    const settle = (values: object) => office.send("PUT", "/api/settings", { bearer, body: { values } });
    await settle({ reminders_on: false });
    await aWeekLater();
    expect((await states(id))[1]).toEqual(["offer_unanswered", "skipped", "switched_off"]);
    await settle({ reminders_on: true });
  });
});

test("L5.3 a job that was late waits for the next morning", async () => {
  const { id } = await offered();
  // 19:00 in Denver, eight hours past the moment.
  await runAfter(days(7) + hours(8));
  expect(await mailsTo(id)).toBe(0);
  await runAfter(days(7) + hours(22));
  expect(await mailsTo(id)).toBe(1);
});

test("L5.4 staff reads a reminder before it leaves, and pauses those of a quote", async () => {
  const { id } = await offered();
  const preview = await shop.send("GET", `/api/quotes/${id}/reminder-preview?kind=offer_ending`, { bearer });
  expect(preview.body).toMatchObject({ subject: "quote-news" });
  expect(preview.text).toContain("reminder-ending");
  const paused = await shop.send("PUT", path(id), { bearer, body: { paused: true } });
  expect(paused.body).toMatchObject({ success: true, quote: { id }, paused: true });
  expect(await shown(id)).toMatchObject({ paused: true });
  const resumed = await shop.send("PUT", path(id), { bearer, body: { paused: false } });
  expect(resumed.body).toMatchObject({ paused: false });
  expect(await states(id)).toEqual(planned);
  expect((await shop.send("GET", path(999_999), { bearer })).status).toBe(404);
});
