import { describe, expect, test } from "vitest";
import { days, hours, minutes } from "#domain/time/durations.ts";
import { systemIssueQuoteLink } from "#server/features/deals/access/system-issue-quote-link.ts";
import { staffCorrectAddress } from "#server/features/deals/clients/staff-correct-address.ts";
import { deliverMails } from "#server/platform/mail/deliver-mails.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { MailMessage } from "#server/platform/mail/transport.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { hashToken } from "#server/platform/sessions/token.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser } from "#tests/support/staff.ts";
import { systemFindClient } from "../clients/system-find-client.ts";
import { outboxRoutes } from "./outbox.routes.ts";

interface MailShown {
  readonly id: number;
  readonly status: string;
}

async function openShop() {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [
    (mounting) => outboxRoutes({ ...mounting, correctAddress: staffCorrectAddress }),
  ]);
  const { bearer, id } = await addAdministrator(services, { name: "Ann" });
  const post = (email: string) =>
    database.db.transaction().execute((transaction) => {
      const mail = { template: "newsletter-welcome", subscriptionId: 1 } as const;
      return postMail(transaction, mail, { email, language: "en" }, services.clock());
    });
  const sent: MailMessage[] = [];
  /** One round of a mail worker whose mail server answers as given. */
  const deliver = (refusal?: Error) =>
    deliverMails({
      db: database.db,
      log: services.log,
      clock: services.clock,
      mailWorker: "test",
      compose: async (row) => ({
        ...{ from: "shop@example.com", to: row.recipient, subject: row.template, text: "", html: "" },
        messageId: row.message_id,
      }),
      transport: {
        send: async (mail) => {
          if (refusal) throw refusal;
          sent.push(mail);
        },
        close: () => undefined,
      },
    });
  // Signed in afresh each time: the clock of these tests leaps.
  const signIn = () => openSession(database.db, "staff", id, services.clock());
  const list = async (query = "") =>
    (await shop.send("GET", `/api/outbox${query}`, { bearer: await signIn() })).body as {
      mails: MailShown[];
      meta: object;
    };
  const resend = async (mailId: number, body?: { readonly email: string }) =>
    shop.send("POST", `/api/outbox/${mailId}/resend`, { bearer: await signIn(), ...(body && { body }) });
  return {
    ...{ database, services, shop, bearer, post, sent, deliver, list, resend },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

const refusedForGood = Object.assign(new Error("no such letter box"), { responseCode: 550 });
const comeAgain = Object.assign(new Error("busy"), { responseCode: 421 });

describe("the list", () => {
  test("shows the newest first, a page at a time, by state and by reader", async () => {
    await using opened = await openShop();
    for (let index = 0; index < 3; index += 1) await opened.post(`ann-${index}@example.com`);
    await opened.deliver();
    await opened.post("Ben@example.com");
    expect(await opened.list("?per_page=2")).toMatchObject({
      mails: [
        { recipient: "Ben@example.com", status: "waiting", attempts: 0 },
        { recipient: "ann-2@example.com" },
      ],
      meta: { page: 1, per_page: 2, total: 4, last_page: 2 },
    });
    expect((await opened.list("?status=sent")).mails).toHaveLength(3);
    expect((await opened.list("?search=BEN@")).mails).toHaveLength(1);
  });

  test("is for administrators", async () => {
    await using opened = await openShop();
    const { bearer } = await addUser(opened.services);
    expect((await opened.shop.send("GET", "/api/outbox")).status).toBe(401);
    expect((await opened.shop.send("GET", "/api/outbox", { bearer })).status).toBe(403);
    expect((await opened.shop.send("POST", "/api/outbox/1/resend", { bearer })).status).toBe(403);
  });
});

test("a mail can be looked at as its reader sees it", async () => {
  await using opened = await openShop();
  await opened.post("ann@example.com");
  const { bearer, shop } = opened;
  const { body } = await shop.send("GET", "/api/outbox/1", { bearer });
  expect(body).toMatchObject({
    mail: { id: 1 },
    subject: "newsletter-welcome",
    text: '{"subscriptionId":1}',
  });
  expect((await shop.send("GET", "/api/outbox/99", { bearer })).status).toBe(404);
});

test("a mail is found by the name that staff reads", async () => {
  await using opened = await openShop();
  await opened.post("ann@example.com");
  expect((await opened.list("?search=sign-up")).mails).toHaveLength(1);
  expect((await opened.list("?search=Rejected")).mails).toHaveLength(0);
});

test("REL-F12 staff is alerted while the mail server refuses the shop, and why a mail was given up", async () => {
  await using opened = await openShop();
  const overQuota = Object.assign(new Error("Message failed: 550 5.4.5 Daily sending quota exceeded"), {
    ...{ responseCode: 550, response: "550 5.4.5 Daily sending quota exceeded", command: "DATA" },
  });
  await opened.post("ann@example.com");
  await opened.post("bob@example.com");
  expect(await opened.list()).toMatchObject({ sender_refusal: null });
  await opened.deliver(overQuota);
  expect(await opened.list("?status=sent")).toMatchObject({
    sender_refusal: { waiting: 2, last_error: expect.stringContaining("5.4.5 Daily sending quota exceeded") },
  });
  opened.services.clock.advance(hours(1));
  await opened.deliver(refusedForGood);
  expect(await opened.list()).toMatchObject({
    mails: [
      { status: "dead", refusal: "recipient" },
      { status: "dead", refusal: "recipient" },
    ],
    sender_refusal: null,
  });
});

test("REL-F12 a wrong address of a client is corrected where its mail was refused, once and for all", async () => {
  await using opened = await openShop();
  const { services, database, sent } = opened;
  const product = await addProduct(services);
  const ask = (email: string) => askForQuote(services, product, { fields: { name: "Ann", email } });
  const [wrong] = [await ask("ann@exmaple.com"), await ask("Ann@exmaple.com"), await ask("bob@example.com")];
  const stale = await systemIssueQuoteLink(services, wrong.id);
  const deadOf = async (email: string) =>
    (await opened.list(`?status=dead&search=${email}`)).mails.map(({ id }) => id);
  await opened.deliver(refusedForGood);
  const [later = 0, first = 0] = await deadOf("ann@exmaple.com");
  const [staffs = 0] = await deadOf(services.config.ADMIN_EMAIL);

  expect((await opened.resend(first, { email: "bob@example.com" })).body).toMatchObject({
    errors: { email: [expect.stringContaining("another client’s")] },
  });
  expect((await opened.resend(staffs, { email: "ann@example.com" })).status).toBe(409);
  const mended = await opened.resend(first, { email: "ann@example.com" });
  expect(mended.body).toMatchObject({ mail: { status: "waiting", recipient: "ann@example.com" } });
  // The other mail that was refused only follows; nothing else may be sent elsewhere.
  expect((await opened.resend(later, { email: "eve@example.com" })).status).toBe(409);
  expect((await opened.resend(later, { email: "ann@example.com" })).status).toBe(200);
  expect((await opened.resend(later, { email: "eve@example.com" })).status).toBe(422);
  await opened.deliver();
  expect(sent.map(({ to }) => to)).toEqual(["ann@example.com", "ann@example.com"]);

  const quotes = await database.db
    .selectFrom("quotes")
    .select(["email", "search_text"])
    .orderBy("id")
    .execute();
  expect(quotes.map(({ email }) => email)).toEqual([
    ...["ann@example.com", "ann@example.com", "bob@example.com"],
  ]);
  expect(quotes[0]?.search_text).toContain("ann@example.com");
  expect(await systemFindClient(database.db, "ann@exmaple.com")).toBeUndefined();
  expect(await systemFindClient(database.db, "ANN@example.com")).toMatchObject({ email: "ann@example.com" });
  const link = await database.db
    .selectFrom("quote_links")
    .select("revoked_at")
    .where("token_hash", "=", hashToken(stale))
    .executeTakeFirst();
  expect(link?.revoked_at).not.toBeNull();
});

describe("REL-F12 sending again", () => {
  test("a failed mail is sent again with a new Message-ID, and the history says who did it", async () => {
    await using opened = await openShop();
    await opened.post("ann@example.com");
    await opened.deliver(refusedForGood);
    const [dead] = (await opened.list("?status=dead")).mails;
    expect(dead).toMatchObject({ status: "dead", last_error: "no such letter box", next_attempt_at: null });
    // Long dead, it is no less patient with a mail server that is busy than a new one.
    opened.services.clock.advance(days(30));
    const answer = await opened.resend(dead?.id ?? 0);
    expect(answer.body).toMatchObject({
      success: true,
      mail: { status: "waiting", attempts: 0, last_error: null },
    });
    await opened.deliver(comeAgain);
    expect((await opened.list("?status=waiting")).mails).toHaveLength(1);
    opened.services.clock.advance(minutes(1));
    await opened.deliver();
    expect(opened.sent).toHaveLength(1);
    const entries = await opened.database.db.selectFrom("history").select(["action", "doer_name"]).execute();
    expect(entries).toEqual([{ action: "outbox.resend", doer_name: "Ann" }]);
  });

  test("a mail that was sent goes out a second time, as another message", async () => {
    await using opened = await openShop();
    await opened.post("ann@example.com");
    await opened.deliver();
    await opened.resend(1);
    await opened.deliver();
    expect(new Set(opened.sent.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test("a mail that is being delivered is left alone; the lease of a dead mail worker is not", async () => {
    await using opened = await openShop();
    await opened.post("ann@example.com");
    const lease = new Date(opened.services.clock().getTime() + minutes(2)).toISOString();
    await opened.database.db.updateTable("outbox").set({ leased_by: "other", due_at: lease }).execute();
    expect((await opened.resend(1)).status).toBe(409);
    opened.services.clock.advance(hours(1));
    expect((await opened.resend(1)).status).toBe(200);
  });

  test("a mail that is not there cannot be sent", async () => {
    await using opened = await openShop();
    expect((await opened.resend(99)).status).toBe(404);
  });
});
