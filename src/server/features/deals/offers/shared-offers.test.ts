import { describe, expect, test } from "vitest";
import { days, seconds } from "#domain/time/durations.ts";
import { composeMail } from "#server/mail/compose-mail.ts";
import { deliverMails } from "#server/platform/mail/deliver-mails.ts";
import type { MailMessage } from "#server/platform/mail/transport.ts";
import { signed } from "#tests/support/deals.ts";
import { historyOf, postedMails } from "#tests/support/quotes.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { holdOfferLink } from "../access/offer-links.fixture.ts";
import { openOfferShop } from "./offer-shop.fixture.ts";

const shop = await openOfferShop();
const { services } = shop;
/** What answers hold, as far as these tests look into them. */
interface Read {
  readonly quote: { readonly email: string; readonly is_address_confirmed: boolean };
  readonly link: { readonly id: number };
  readonly links: readonly { readonly last_opened_at: string | null }[];
  readonly version: { readonly number: number };
  readonly code: string;
}
interface Version {
  readonly first_viewed_at: string | null;
  readonly acceptance: unknown;
}
async function get(path: string, bearer?: string) {
  const { status, body } = await shop.shop.send("GET", `/api/${path}`, { bearer });
  return { status, body: body as unknown as Read };
}
const versionOf = async (id: number, as?: string) =>
  ((await shop.versionsOf(id, as)) as readonly Version[])[0];
const post = async (path: string, bearer: string, body: unknown = {}) =>
  await shop.shop.send("POST", `/api/${path}`, { bearer, body });
const share = async (id: number, bearer: string, body: object = {}) =>
  await post(`quotes/${id}/share`, bearer, { email: "boss@example.com", rights: "act", ...body });

/** Delivers what waits, and answers the paths that the mails of a template open. */
async function deliver(template: string): Promise<string[]> {
  const sent: MailMessage[] = [];
  // What can be undone is mailed a little later.
  services.clock.advance(seconds(11));
  await deliverMails({
    ...{ db: services.db, log: services.log, clock: services.clock, mailWorker: "test" },
    compose: composeMail(services, {
      renderMail: async (mail, { link }) => ({ subject: mail.template, html: "", text: link ?? "" }),
    }),
    transport: { send: async (mail) => void sent.push(mail), close: () => undefined },
  });
  return sent.filter(({ subject }) => subject === template).map(({ text }) => new URL(text).pathname);
}
const tokenOf = (path: string | undefined) => path?.split("/").at(-1) ?? "";

describe("SPEC-4.39 the mailed link of an offer", () => {
  test("a mail about an offer opens it; one about a request opens what is specified", async () => {
    const before = await shop.newQuote();
    expect(await deliver("request-received")).toEqual([expect.stringMatching(/^\/Client\/Checkout\//)]);
    expect(before).toBeGreaterThan(0);
    const { id } = await shop.offered();
    const [path] = await deliver("quote-news");
    expect(path).toMatch(/^\/offer\/[\w-]{40,}$/);
    const { status, body } = await get("offer", tokenOf(path));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      link: { rights: "act", is_shared: false, may_pay: true },
      quote: { id },
      version: { number: 1, total_cents: 542_375 },
      seller: { name: "Dana" },
    });
    expect(body.quote).not.toHaveProperty("email");
    expect(body.quote).not.toHaveProperty("phone");
    // A resend, or a later mail, carries a new one.
    await shop.staff(`${id}/extend`, { valid_until: "2030-01-01" });
    const [later] = await deliver("quote-news");
    expect(tokenOf(later)).not.toBe(tokenOf(path));
    expect((await get("offer", tokenOf(path))).status).toBe(200);
  });

  test("is no session token, and opens no other deal", async () => {
    const { id } = await shop.offered();
    const other = await shop.offered();
    const { bearer } = await holdOfferLink(services, id);
    const asSession = { session_token: bearer };
    expect((await post("quotes/validate-token", "", asSession)).body).toEqual({ valid: false });
    const choosing = { ...asSession, password: "a long password", password_confirmation: "a long password" };
    expect((await post("client-password", "", choosing)).status).toBe(401);
    expect((await get(`quotes/${id}`, bearer)).status).toBe(200);
    for (const path of ["", "/total", "/versions", "/plan", "/document"])
      expect((await get(`quotes/${other.id}${path}`, bearer)).status).toBe(404);
    expect((await post(`quotes/${other.id}/accept`, bearer, signed)).status).toBe(404);
    for (const path of ["client-quotes", `quotes/${id}/links`])
      expect((await get(path, bearer)).status, path).toBe(403);
    expect((await share(id, bearer)).status).toBe(403);
  });

  test("opened is what the page's script says; only the client's own link confirms his address", async () => {
    const { id } = await shop.offered();
    const link = await holdOfferLink(services, id);
    const own = await holdOfferLink(services, id, { isShared: false });
    const seen = async () => {
      const version = await versionOf(id);
      const { body } = await get(`quotes/${id}`, shop.bearer);
      return [version?.first_viewed_at !== null, body.quote.is_address_confirmed];
    };
    for (const path of ["offer", `quotes/${id}`, `quotes/${id}/total`, `quotes/${id}/versions`])
      await get(path, own.bearer);
    expect(await seen()).toEqual([false, false]);
    await post(`quotes/${id}/viewed`, link.bearer);
    expect(await seen()).toEqual([true, false]);
    const { links } = (await get(`quotes/${id}/links`, shop.bearer)).body;
    expect(links.map(({ last_opened_at }) => last_opened_at !== null)).toEqual([false, true]);
    await post(`quotes/${id}/viewed`, own.bearer);
    expect(await seen()).toEqual([true, true]);
  });

  test("accepting by it is evidence with its address, and told to both at once", async () => {
    const { id, client } = await shop.offered();
    const { bearer } = await holdOfferLink(services, id, { email: "boss@example.com" });
    const accepted = await post(`quotes/${id}/accept`, bearer, signed);
    expect(accepted.status).toBe(200);
    expect(accepted.body.quote).not.toHaveProperty("email");
    const read = async (as: string) => (await versionOf(id, as))?.acceptance;
    expect(await read(shop.bearer)).toMatchObject({ name: "Ann Miller", link_email: "boss@example.com" });
    expect(await read(client.bearer)).toMatchObject({ name: "Ann Miller" });
    expect(await read(bearer)).toMatchObject({ name: null, title: null });
    const told = (await postedMails(services)).filter(({ template }) => template === "answered-by-link");
    const { email } = (await get(`quotes/${id}`, shop.bearer)).body.quote;
    expect(told.map(({ recipient }) => recipient)).toEqual([email, "boss@example.com"]);
    const paths = await deliver("answered-by-link");
    expect(paths).toEqual([expect.stringMatching(/^\/offer\//), "/contact"]);
  });
});

describe("SPEC-4.39 sharing", () => {
  test("mails a link that holds nothing that was typed, lists it and ends it", async () => {
    const { id, client } = await shop.offered();
    const made = await share(id, client.bearer, { rights: "read", language: "fr" });
    expect(made.status).toBe(201);
    expect(made.body.link).toMatchObject({ email: "boss@example.com", rights: "read", last_opened_at: null });
    const mail = (await postedMails(services)).find(({ template }) => template === "offer-shared");
    expect(mail).toMatchObject({ recipient: "boss@example.com", language: "fr" });
    expect(Object.keys(mail?.content ?? {}).sort()).toEqual(["linkId", "quoteId", "reference"]);
    const [path] = await deliver("offer-shared");
    const token = tokenOf(path);
    expect((await get("offer", token)).body.link).toEqual({
      rights: "read",
      is_shared: true,
      may_pay: false,
    });
    const { id: linkId } = made.body.link as Read["link"];
    const end = () =>
      shop.shop.send("DELETE", `/api/quotes/${id}/links/${linkId}`, { bearer: client.bearer });
    expect((await end()).status).toBe(204);
    expect((await end()).status).toBe(404);
    expect((await get("offer", token)).status).toBe(410);
    expect(await historyOf(services, id)).toEqual(expect.arrayContaining(["quote.share", "quote.end-link"]));
  });

  test("is for a deal with an offer, and for its own people", async () => {
    const asked = await shop.newQuote();
    expect((await share(asked, shop.bearer)).status).toBe(409);
    const { id } = await shop.offered();
    const other = await shop.offered();
    expect((await share(id, other.client.bearer)).status).toBe(404);
    expect((await share(id, shop.bearer, { email: "no address" })).status).toBe(422);
    expect((await share(id, shop.bearer, { rights: "own" })).status).toBe(422);
  });
});

describe("SPEC-4.39 limits of sharing", () => {
  test("at most ten links a day a deal, and three a day an address", async () => {
    const limited = await openOfferShop({ env: { RATE_LIMITS: "on" } });
    const [one, two] = [await limited.offered(), await limited.offered()];
    const mailed = async (id: number, email: string) =>
      (await limited.staff(`${id}/share`, { email, rights: "read" })).status;
    for (const id of [one.id, two.id, one.id]) expect(await mailed(id, "boss@example.com")).toBe(201);
    // However it is written; and what is refused counts for no deal.
    for (const email of ["boss@example.com", "BOSS@example.com"])
      expect(await mailed(two.id, email)).toBe(429);
    for (let count = 2; count < 10; count += 1)
      expect(await mailed(one.id, `colleague-${count}@example.com`)).toBe(201);
    expect(await mailed(one.id, "colleague-10@example.com")).toBe(429);
    expect(await mailed(two.id, "colleague-10@example.com")).toBe(201);
    limited.services.clock.advance(days(1) + seconds(1));
    const { bearer } = await addAdministrator(limited.services);
    const again = { bearer, body: { email: "boss@example.com", rights: "read" } };
    expect((await limited.shop.send("POST", `/api/quotes/${one.id}/share`, again)).status).toBe(201);
  });
});

describe("SPEC-4.39 rights of a link", () => {
  test("one to read reads and writes nothing but messages; it pays nothing", async () => {
    const { id } = await shop.offered();
    const { bearer } = await holdOfferLink(services, id, { rights: "read" });
    for (const path of ["offer", `quotes/${id}`, `quotes/${id}/versions`])
      expect((await get(path, bearer)).status, path).toBe(200);
    for (const path of ["accept", "decline", "ask-changes", "withdraw"])
      expect((await post(`quotes/${id}/${path}`, bearer, {})).status, path).toBe(403);
    expect((await shop.rowOf(id)).stage).toBe("offered");
  });

  test("the shop's setting bounds them when they are used; the client's own still pays", async () => {
    const { id } = await shop.offered();
    const shared = await holdOfferLink(services, id);
    const own = await holdOfferLink(services, id, { isShared: false });
    await services.db
      .insertInto("settings")
      .values({ key: "link_rights", value: '"read"', changed_by: 1, changed_at: "2026-03-01T00:00:00.000Z" })
      .execute();
    await services.shop.readAgain();
    const { link: ofShared } = (await get("offer", shared.bearer)).body;
    const { link: ofOwn } = (await get("offer", own.bearer)).body;
    expect([ofShared, ofOwn]).toEqual([
      { rights: "read", is_shared: true, may_pay: false },
      { rights: "read", is_shared: false, may_pay: true },
    ]);
    expect((await post(`quotes/${id}/accept`, own.bearer, signed)).status).toBe(403);
  });
});

describe("SPEC-4.39 the end of a link", () => {
  test("comes 30 days after its mail, but not before that of the offer, or when all are revoked", async () => {
    const short = await shop.offered();
    const long = await shop.offered();
    const revoked = await shop.offered();
    await shop.staff(`${long.id}/extend`, { valid_until: "2029-01-01" });
    const first = await holdOfferLink(services, short.id);
    const second = await holdOfferLink(services, long.id);
    const third = await holdOfferLink(services, revoked.id);
    await shop.staff(`${revoked.id}/revoke-links`);
    expect((await get("offer", third.bearer)).status).toBe(410);
    expect((await get(`quotes/${revoked.id}`, third.bearer)).status).toBe(401);
    services.clock.advance(days(32));
    const ended = await get("offer", first.bearer);
    expect([ended.status, ended.body.code]).toEqual([410, "gone"]);
    expect((await get("offer", second.bearer)).status).toBe(200);
    expect((await get("offer", "never-was")).status).toBe(410);
  });
});
