import { describe, expect, test } from "vitest";
import { days, hours, minutes } from "#domain/time/durations.ts";
import { testAccountRoutes } from "#server/features/accounts/accounts.fixture.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, holdLinkOf, postedMails } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { quoteRoutes } from "../quotes.routes.ts";
import { systemIssueQuoteLink, systemSweepQuoteLinks } from "./system-issue-quote-link.ts";

const database = await openTestDatabase();
const services = createTestServices(database, { RATE_LIMITS: "on" });
const unlimited = createTestServices(database);
const shop = await createTestShop(services, [quoteRoutes, testAccountRoutes]);
const tote = await addProduct(services);
const password = "a client's password";
const invalid = "Session invalide ou expirée";

let visitors = 0;
/** Every call comes from an address of its own, unless it matters. */
const post = (path: string, body: unknown, from?: string) => {
  visitors += 1;
  return shop.send("POST", `/api/${path}`, { body, from: from ?? `198.51.100.${visitors}` });
};
const ask = (email: string) => askForQuote(unlimited, tote, { fields: { email } });
const choose = (session_token: string, chosen = password) =>
  post("client-password", { session_token, password: chosen, password_confirmation: chosen });

async function clientWithPassword(email: string) {
  const quote = await ask(email);
  const token = await systemIssueQuoteLink(services, quote.id);
  await choose(token);
  return { ...quote, token };
}

describe("SPEC-1.13 the mailed link", () => {
  test("opens its quote for thirty days, as often as one likes, and asks for a password first", async () => {
    const { id } = await ask("link@example.com");
    const token = await systemIssueQuoteLink(services, id);
    const validate = async () => (await post("quotes/validate-token", { session_token: token })).body;
    expect(await validate()).toEqual({
      valid: true,
      quote_id: id,
      email: "link@example.com",
      password_set: false,
    });
    expect((await choose(token)).body).toEqual({ success: true });
    expect(await validate()).toMatchObject({ valid: true, quote_id: id, password_set: true });
    services.clock.advance(days(30) - 1);
    expect(await validate()).toMatchObject({ valid: true });
    services.clock.advance(1);
    expect(await validate()).toEqual({ valid: false });
  });

  test("staff reads that the address is not confirmed, until the link was opened", async () => {
    const { id } = await ask("mark@example.com");
    const { bearer } = await addAdministrator(services);
    const isConfirmed = async () => {
      const { body } = await shop.send("GET", `/api/quotes/${id}`, { bearer });
      return Object(body.quote).is_address_confirmed;
    };
    const token = await systemIssueQuoteLink(services, id);
    expect(await isConfirmed()).toBe(false);
    await post("quotes/validate-token", { session_token: token });
    expect(await isConfirmed()).toBe(true);
  });

  test("SPEC-0.12 only its hash is stored, and the sweeper removes expired links", async () => {
    const { id } = await ask("hash@example.com");
    const token = await systemIssueQuoteLink(services, id);
    const links = () =>
      services.db.selectFrom("quote_links").selectAll().where("quote_id", "=", id).execute();
    expect(JSON.stringify(await links())).not.toContain(token);
    services.clock.advance(days(30));
    await systemSweepQuoteLinks(services);
    expect(await links()).toEqual([]);
  });

  test.each(["", "x", "\u0000", "y".repeat(43), "é".repeat(500)])(
    "%j opens nothing",
    async (session_token) => {
      expect((await post("quotes/validate-token", { session_token })).body).toEqual({ valid: false });
      const login = await post("client-login", { email: "a@example.com", password, session_token });
      expect([login.status, login.body.message]).toEqual([401, invalid]);
      expect((await choose(session_token)).body.message).toBe(invalid);
    },
  );

  test("REL-S9 after twenty wrong tokens from an address none is looked at, the right one neither", async () => {
    const { id } = await ask("guess@example.com");
    const token = await systemIssueQuoteLink(services, id);
    const show = (session_token: string) => post("quotes/validate-token", { session_token }, "203.0.113.5");
    for (let guess = 0; guess < 19; guess += 1) {
      expect((await show(`guess-${guess}`)).status).toBe(200);
      expect((await show(token)).body.valid).toBe(true);
    }
    await show("the twentieth");
    const refused = await show(token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    services.clock.advance(hours(1));
    expect((await show(token)).body.valid).toBe(true);
  });

  test("dies with its quote", async () => {
    const { id } = await ask("deleted@example.com");
    const { bearer } = await holdLinkOf(services, id);
    const admin = await addAdministrator(services);
    await shop.send("DELETE", `/api/quotes/${id}`, { bearer: admin.bearer });
    expect((await post("quotes/validate-token", { session_token: bearer })).body.valid).toBe(false);
    expect((await shop.send("GET", `/api/quotes/${id}`, { bearer })).status).toBe(401);
  });
});

describe("SPEC-1.13 the first password", () => {
  test("can be chosen once; of twenty at once one wins", async () => {
    const { id } = await ask("once@example.com");
    const token = await systemIssueQuoteLink(services, id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => choose(token, `password number ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test("obeys the rules of passwords (SPEC-2.23)", async () => {
    const { id } = await ask("rules@example.com");
    const session_token = await systemIssueQuoteLink(services, id);
    const short = { session_token, password: "short", password_confirmation: "short" };
    const differ = { session_token, password: "long enough", password_confirmation: "long enouhg" };
    const address = {
      session_token,
      password: "rules@example.com",
      password_confirmation: "rules@example.com",
    };
    expect((await post("client-password", address)).body.errors).toEqual({
      password: ["Votre adresse email ne peut pas servir de mot de passe"],
    });
    expect((await post("client-password", short)).body.errors).toHaveProperty("password");
    expect((await post("client-password", differ)).body.errors).toEqual({
      password_confirmation: ["Les mots de passe ne correspondent pas"],
    });
  });
});

describe("POST /api/client-login", () => {
  test("opens the link's quote, with a token for the client alone", async () => {
    const { id, token } = await clientWithPassword("login@example.com");
    await ask("login@example.com");
    const login = await post("client-login", { email: " LOGIN@example.com", password, session_token: token });
    expect(login.body.quote).toMatchObject({ id, email: "login@example.com", status: "pending" });
    expect(login.body.quote).not.toHaveProperty("comment");
    const bearer = String(login.body.token);
    expect((await shop.send("GET", `/api/quotes/${id}`, { bearer })).status).toBe(200);
    expect((await shop.send("GET", "/api/quotes", { bearer })).status).toBe(403);
  });

  test("REL-Z6 signing out ends the session at once", async () => {
    const { id, token } = await clientWithPassword("leaving@example.com");
    const body = { email: "leaving@example.com", password, session_token: token };
    const bearer = String((await post("client-login", body)).body.token);
    expect((await shop.send("POST", "/api/logout", { bearer, body: {} })).status).toBe(200);
    expect((await shop.send("GET", `/api/quotes/${id}`, { bearer })).status).toBe(401);
  });

  test("without a link opens the newest quote", async () => {
    await clientWithPassword("newest@example.com");
    services.clock.advance(minutes(1));
    const { id } = await askForQuote(services, tote, { fields: { email: "newest@example.com" } });
    const login = await post("client-login", { email: "newest@example.com", password });
    expect(login.body.quote).toMatchObject({ id });
  });

  test("without a link never opens what a stranger asked for under the client's address", async () => {
    const { id } = await clientWithPassword("hijacked@example.com");
    services.clock.advance(minutes(1));
    const fields = { email: "hijacked@example.com", name: "Eve", phone: "(720) 555-0199" };
    await askForQuote(services, tote, { fields });
    const login = await post("client-login", { email: "hijacked@example.com", password });
    expect(login.body.quote).toMatchObject({ id });
  });

  test("REL-S2 wrong password, unknown address and no password yet get the same answer", async () => {
    await clientWithPassword("known@example.com");
    await ask("without@example.com");
    const emails = ["known@example.com", "unknown@example.com", "without@example.com"];
    const answers = await Promise.all(
      emails.map((email) => post("client-login", { email, password: "a wrong password" })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test("another client's link does not open one's own quote", async () => {
    const mine = await clientWithPassword("mine@example.com");
    const theirs = await clientWithPassword("theirs@example.com");
    const login = await post("client-login", {
      email: "mine@example.com",
      password,
      session_token: theirs.token,
    });
    expect([login.status, login.body.message]).toEqual([401, invalid]);
    expect(mine.id).not.toBe(theirs.id);
  });

  test("REL-S3 guessing is stopped where it comes from; the owner still gets in from elsewhere", async () => {
    await clientWithPassword("owner@example.com");
    const guess = (from: string, given: string) =>
      post("client-login", { email: "owner@example.com", password: given }, from);
    const statuses: number[] = [];
    for (let index = 0; index < 25; index += 1) {
      statuses.push((await guess("203.0.113.66", `guess ${index}`)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    expect((await guess("203.0.113.67", password)).status).toBe(200);
  });
});

describe("POST /api/client-access", () => {
  test("mails a link to the newest quote; an unknown address gets the same answer and no mail", async () => {
    const { id } = await ask("Access@example.com");
    const before = await postedMails(services);
    const known = await post("client-access", { email: "access@example.com" });
    const unknown = await post("client-access", { email: "nobody@example.com" });
    expect(unknown.text).toBe(known.text);
    expect(known.body.message).toBe("If we know this address, a new link is on its way to it.");
    expect((await postedMails(services)).slice(before.length)).toMatchObject([
      { template: "access-link", recipient: "Access@example.com", language: "en", content: { quoteId: id } },
    ]);
  });

  test("REL-D12 five mails an hour for an address; asking is never refused for what a stranger asked", async () => {
    for (const email of ["access@example.com", "nobody@example.com"]) {
      services.clock.advance(hours(1));
      const before = (await postedMails(services)).length;
      const statuses: number[] = [];
      for (let index = 0; index < 7; index += 1)
        statuses.push((await post("client-access", { email })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200]);
      const mails = (await postedMails(services)).length - before;
      expect(mails).toBe(email.startsWith("access") ? 5 : 0);
    }
  });
});
