import { describe, expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { newsletterRoutes } from "./newsletter.routes.ts";
import { systemIssueUnsubscribeLink } from "./system-issue-unsubscribe-link.ts";

async function openShop(environment: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const services = createTestServices(database, environment);
  const shop = await createTestShop(services, [newsletterRoutes]);
  const join = (body: object) => shop.send("POST", "/api/newsletter", { body });
  const rows = () => database.db.selectFrom("newsletter_subscriptions").selectAll().orderBy("id").execute();
  const mails = () => database.db.selectFrom("outbox").selectAll().execute();
  const { bearer } = await addAdministrator(services);
  return {
    ...{ database, services, shop, join, rows, mails, bearer },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

describe("POST /api/newsletter", () => {
  test("stores the address with the time of its consent, and welcomes it in its language", async () => {
    await using opened = await openShop();
    const { status, body } = await opened.join({ email: "Ann@Example.com", language: "fr" });
    expect([status, body]).toEqual([200, { message: "Welcome Aboard!" }]);
    expect(await opened.rows()).toMatchObject([
      { email: "Ann@Example.com", consented_at: "2026-03-02T09:00:00.000Z", unsubscribed_at: null },
    ]);
    expect(await opened.mails()).toMatchObject([
      { template: "newsletter-welcome", recipient: "Ann@Example.com", language: "fr" },
    ]);
  });

  test("REL-S2 a known address gets the same answer and no second mail, also when eight come at once", async () => {
    await using opened = await openShop();
    const first = await opened.join({ email: "ann@example.com" });
    const again = await Promise.all(
      Array.from({ length: 8 }, () => opened.join({ email: "ANN@example.com" })),
    );
    expect(new Set(again.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`${first.status} ${first.text}`]),
    );
    expect(await opened.mails()).toHaveLength(1);
    expect(await opened.rows()).toHaveLength(1);
  });

  test.each([
    ["", "Please enter your email address"],
    ["ann", "Please enter a valid email address"],
  ])("says what is wrong with %j", async (email, text) => {
    await using opened = await openShop();
    const { status, body } = await opened.join({ email });
    expect([status, body.errors]).toEqual([422, { email: [text] }]);
  });

  test("ten an hour from one visitor, then 429", async () => {
    await using opened = await openShop({ RATE_LIMITS: "on" });
    for (let index = 0; index < 10; index += 1) await opened.join({ email: `ann-${index}@example.com` });
    expect((await opened.join({ email: "one-more@example.com" })).status).toBe(429);
    opened.services.clock.advance(hours(1));
    expect((await opened.join({ email: "one-more@example.com" })).status).toBe(200);
  });
});

describe("leaving", () => {
  async function joined() {
    const opened = await openShop();
    await opened.join({ email: "ann@example.com" });
    const token = await systemIssueUnsubscribeLink(opened.services, 1);
    return { ...opened, token, path: `/api/newsletter/unsubscribe?token=${token}` };
  }

  test("looking changes nothing, one click ends it, another one changes nothing more", async () => {
    await using opened = await joined();
    const { shop, path } = opened;
    expect((await shop.send("GET", path)).body).toEqual({ email: "ann@example.com", subscribed: true });
    expect((await shop.send("POST", path)).status).toBe(200);
    opened.services.clock.advance(hours(1));
    expect((await shop.send("POST", path)).status).toBe(200);
    expect((await shop.send("GET", path)).body).toEqual({ email: "ann@example.com", subscribed: false });
    expect(await opened.rows()).toMatchObject([{ unsubscribed_at: "2026-03-02T09:00:00.000Z" }]);
  });

  test("a mail program's one click is a form, which no other call takes", async () => {
    await using opened = await joined();
    const form = {
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    };
    expect((await opened.shop.send("POST", opened.path, form)).status).toBe(200);
    expect((await opened.shop.send("POST", "/api/newsletter", form)).status).toBe(415);
  });

  test("a person who opens the address is taken to the page", async () => {
    await using opened = await joined();
    const answer = await opened.shop.send("GET", opened.path, { headers: { accept: "text/html,*/*" } });
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      `/newsletter/unsubscribe/${opened.token}`,
    ]);
  });

  test("the links of all mails stay good, and their tokens stand nowhere", async () => {
    await using opened = await joined();
    const second = await systemIssueUnsubscribeLink(opened.services, 1);
    expect((await opened.shop.send("POST", opened.path)).status).toBe(200);
    expect((await opened.shop.send("GET", `/api/newsletter/unsubscribe?token=${second}`)).status).toBe(200);
    const kept = await opened.database.db.selectFrom("unsubscribe_links").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(second);
    expect((await opened.shop.send("POST", "/api/newsletter/unsubscribe?token=unknown")).status).toBe(404);
  });

  test("an unsubscribed address may come back, with a new consent and a new welcome", async () => {
    await using opened = await joined();
    await opened.shop.send("POST", opened.path);
    opened.services.clock.advance(hours(1));
    await opened.join({ email: "ann@example.com" });
    expect(await opened.rows()).toMatchObject([
      { consented_at: "2026-03-02T10:00:00.000Z", unsubscribed_at: null },
    ]);
    expect(await opened.mails()).toHaveLength(2);
  });
});

test("administrators list, search and export the addresses", async () => {
  await using opened = await openShop();
  const { shop, bearer } = opened;
  for (const name of ["ann", "ben", "cleo"]) await opened.join({ email: `${name}@example.com` });
  const page = await shop.send("GET", "/api/newsletter?search=EN@&status=subscribed", { bearer });
  expect(page.body).toMatchObject({ subscriptions: [{ email: "ben@example.com" }], meta: { total: 1 } });
  const { text } = await shop.send("GET", "/api/newsletter/export", { bearer });
  expect(
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).email),
  ).toEqual(["ann@example.com", "ben@example.com", "cleo@example.com"]);
  expect((await shop.send("GET", "/api/newsletter")).status).toBe(401);
  expect((await shop.send("GET", "/api/newsletter/export")).status).toBe(401);
});
