import Fastify from "fastify";
import { expect, test } from "vitest";
import { roles } from "#domain/accounts/roles.ts";
import { days, minutes } from "#domain/time/durations.ts";
import "#server/features/accounts/accounts.table.ts";
import "#server/features/clients/clients.table.ts";
import { holdOfferLink } from "#server/features/deals/access/offer-links.fixture.ts";
import "#server/features/deals/model/quote-links.table.ts";
import { closeSession } from "#server/platform/sessions/sessions.ts";
import { issueApiKey, issueToken } from "#server/platform/sessions/token.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { addAdministrator, addKey, addUser } from "#tests/support/staff.ts";
import { identify } from "./identify.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const { db, clock } = services;
const quote = await askForQuote(services, await addProduct(services));

const app = Fastify();
app.get("/", async (request) => await identify(services, request));

/** The actor that a request's header identifies. */
async function whoSends(authorization?: string): Promise<unknown> {
  const headers = authorization === undefined ? {} : { authorization };
  return (await app.inject({ method: "GET", url: "/", headers })).json();
}
const whoBears = (bearer: string) => whoSends(`Bearer ${bearer}`);
const visitor = { kind: "visitor" };

test("REL-Z1 no valid bearer makes a visitor: no header, another scheme, a bearer never issued", async () => {
  for (const header of [
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "Basic YTpi",
    `Bearer ${issueToken()}`,
    "Bearer x",
  ])
    expect(await whoSends(header), String(header)).toEqual(visitor);
});

test("REL-Z1 staff is who the account says, with the right that it has", async () => {
  for (const role of [...roles, null]) {
    const { bearer, actor } = await addUser(services, { role });
    expect(await whoBears(bearer)).toEqual(actor);
  }
});

test("REL-Z1 a bearer counts when the whole header is one", async () => {
  const { bearer, actor } = await addUser(services);
  for (const header of [`bearer ${bearer}`, `BEARER ${bearer}`])
    expect(await whoSends(header)).toEqual(actor);
  const others = [
    `Basic Bearer ${bearer}`,
    `Bearer ${bearer} x`,
    `Bearer ${bearer},`,
    `Bearer  ${bearer}`,
    bearer,
  ];
  for (const header of others) expect(await whoSends(header), header).toEqual(visitor);
});

test("REL-Z6 a right that is taken away is gone at the next request, and so is a deleted account", async () => {
  const { id, bearer, actor } = await addAdministrator(services);
  await db.updateTable("users").set({ is_admin: 0 }).where("id", "=", id).execute();
  expect(await whoBears(bearer)).toEqual({ ...actor, role: null });
  await db.updateTable("users").set({ deleted_at: clock().toISOString() }).where("id", "=", id).execute();
  expect(await whoBears(bearer)).toEqual(visitor);
});

test("REL-Z1 a client is identified, and is a visitor once he is deleted or signed out", async () => {
  const { bearer, actor } = await signInClientOf(services, quote.id);
  expect(await whoBears(bearer)).toEqual(actor);
  await closeSession(db, actor.tokenHash);
  expect(await whoBears(bearer)).toEqual(visitor);
});

test("REL-Z1 a session whose account is missing identifies a visitor", async () => {
  const { bearer, actor } = await signInClientOf(services, quote.id);
  await db
    .updateTable("sessions")
    .set({ subject_id: 999_999 })
    .where("token_hash", "=", actor.tokenHash)
    .execute();
  expect(await whoBears(bearer)).toEqual(visitor);
});

test("REL-Z1 a link opens its one quote, until it ends or is revoked", async () => {
  const { bearer, actor } = await holdLinkOf(services, quote.id);
  expect(await whoBears(bearer)).toEqual(actor);
  await db.updateTable("quote_links").set({ revoked_at: clock().toISOString() }).execute();
  expect(await whoBears(bearer)).toEqual(visitor);
  const fresh = await holdLinkOf(services, quote.id);
  clock.advance(days(31));
  expect(await whoBears(fresh.bearer)).toEqual(visitor);
});

test("SPEC-4.60 the program with a key is staff with the key's role, and acts for whom made it", async () => {
  const { id, bearer } = await addAdministrator(services);
  const secret = await addKey(services, { madeBy: id, role: "sales", name: "Till", ends_on: "2026-12-31" });
  const key = { kind: "staff", userId: id, name: "Till", role: "sales", keyId: expect.any(Number) };
  expect(await whoBears(secret)).toEqual(key);
  for (const other of [issueApiKey(), `gek_${bearer}`]) expect(await whoBears(other)).toEqual(visitor);
});

test.each([
  ["act", true, { rights: "act", mayPay: true }],
  ["read", true, { rights: "read", mayPay: false }],
  ["act", false, { rights: "act", mayPay: true }],
] as const)(
  "SPEC-4.39 an offer's link to %s, shared %s, acts for its client",
  async (rights, isShared, may) => {
    const { clientId, name: clientName } = (await signInClientOf(services, quote.id)).actor;
    const email = "boss@example.com";
    const { bearer, id: linkId } = await holdOfferLink(services, quote.id, { rights, isShared, email });
    expect(await whoBears(bearer)).toEqual({
      ...{ kind: "offer-link", linkId, quoteId: quote.id, clientId, email, isShared, ...may },
      name: isShared ? email : clientName,
    });
  },
);

test("SPEC-4.39 the shop's setting bounds a link's rights from the next request on", async () => {
  const shared = await holdOfferLink(services, quote.id);
  const own = await holdOfferLink(services, quote.id, { isShared: false });
  const setting = { key: "link_rights", value: '"read"', changed_by: 1, changed_at: clock().toISOString() };
  await db.insertInto("settings").values(setting).execute();
  await services.shop.readAgain();
  expect(await whoBears(shared.bearer)).toMatchObject({ rights: "read", mayPay: false });
  expect(await whoBears(own.bearer)).toMatchObject({ rights: "read", mayPay: true });
});

test("REL-S5 a session that was not used for half an hour is no longer valid", async () => {
  const { bearer, actor } = await addAdministrator(services);
  clock.advance(minutes(29));
  expect(await whoBears(bearer)).toEqual(actor);
  clock.advance(minutes(31));
  expect(await whoBears(bearer)).toEqual(visitor);
});
