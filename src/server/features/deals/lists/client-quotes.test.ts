import { expect, test } from "vitest";
import { listOwnQuotes } from "#contracts/clients/clients.ts";
import { minutes } from "#domain/time/durations.ts";
import { testAccountRoutes } from "#server/features/accounts/accounts.fixture.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { systemIssueQuoteLink } from "../access/system-issue-quote-link.ts";
import { quoteRoutes } from "../quotes.routes.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [quoteRoutes, testAccountRoutes]);
const tote = await addProduct(services);
const admin = await addAdministrator(services);
const password = "a client's password";

async function askAll(emails: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const email of emails) {
    services.clock.advance(minutes(1));
    ids.push((await askForQuote(services, tote, { fields: { email } })).id);
  }
  return ids;
}
async function signIn(email: string, quoteId: number) {
  const session_token = await systemIssueQuoteLink(services, quoteId);
  const chosen = { session_token, password, password_confirmation: password };
  await shop.send("POST", "/api/client-password", { body: chosen });
  const { body } = await shop.send("POST", "/api/client-login", { body: { email, password } });
  return { bearer: String(body.token), quoteCount: body.quote_count };
}
const ownQuotes = async (bearer: string) =>
  listOwnQuotes.answers[200].parse((await list(bearer)).body).quotes;
const list = (bearer?: string) => shop.send("GET", "/api/client-quotes", bearer ? { bearer } : {});

test("SPEC-3.19 lists every quote of the client in any status, newest first, and each of them opens", async () => {
  const [first = 0, second = 0, third = 0] = await askAll([
    "several@example.com",
    "Several@Example.com",
    "several@example.com",
  ]);
  await shop.send("POST", `/api/quotes/${first}/confirm`, { body: {}, bearer: admin.bearer });
  await shop.send("POST", `/api/quotes/${second}/reject`, { body: { reason: "No." }, bearer: admin.bearer });
  const { bearer, quoteCount } = await signIn("several@example.com", first);
  expect(quoteCount).toBe(3);
  expect(await ownQuotes(bearer)).toMatchObject([
    { id: third, status: "pending" },
    { id: second, status: "rejected" },
    {
      id: first,
      status: "confirmed",
      reference: expect.stringMatching(/^GE-\d{4}-\d{6}$/),
      quantity: 10_000,
    },
  ]);
  for (const id of [first, second, third]) {
    const one = await shop.send("GET", `/api/quotes/${id}`, { bearer });
    expect(one.status).toBe(200);
    expect(one.body.quote).toMatchObject({ id });
  }
});

test("SPEC-3.19 nothing of another client, nothing that was deleted", async () => {
  const [own = 0, foreign = 0, deleted = 0] = await askAll([
    "one@example.com",
    "two@example.com",
    "one@example.com",
  ]);
  await shop.send("DELETE", `/api/quotes/${deleted}`, { bearer: admin.bearer });
  const { bearer, quoteCount } = await signIn("one@example.com", own);
  expect(quoteCount).toBe(1);
  expect((await ownQuotes(bearer)).map(({ id }) => id)).toEqual([own]);
  expect((await shop.send("GET", `/api/quotes/${foreign}`, { bearer })).status).toBe(404);
});

test("SPEC-3.19 is for clients alone: no visitor, no link, no staff", async () => {
  const [own = 0] = await askAll(["alone@example.com"]);
  const link = await systemIssueQuoteLink(services, own);
  expect((await list()).status).toBe(401);
  expect((await list(link)).status).toBe(403);
  expect((await list(admin.bearer)).status).toBe(403);
});

test("FOUND-S-N7 the list is answered in pages, the newest hundred where no page is asked for", async () => {
  const [first = 0] = await askAll(["many@example.com"]);
  const {
    id: _,
    reference: __,
    ...row
  } = await services.db.selectFrom("quotes").selectAll().where("id", "=", first).executeTakeFirstOrThrow();
  for (let copy = 1; copy <= 103; copy += 1) {
    const created_at = `2031-01-01T00:00:00.${String(copy).padStart(3, "0")}Z`;
    await services.db
      .insertInto("quotes")
      .values({ ...row, created_at })
      .execute();
  }
  const { bearer, quoteCount } = await signIn("many@example.com", first);
  const page = async (query: string) => {
    const { body } = await shop.send("GET", `/api/client-quotes${query}`, { bearer });
    return listOwnQuotes.answers[200].parse(body);
  };
  const newest = await page("");
  expect([newest.quotes.length, newest.meta]).toEqual([
    100,
    { page: 1, per_page: 100, total: quoteCount, last_page: 2 },
  ]);
  const older = await page("?page=2");
  expect(older.quotes.map(({ id }) => id)).toContain(first);
  expect(new Set([...newest.quotes, ...older.quotes].map(({ id }) => id)).size).toBe(104);
  expect((await page("?per_page=7&page=15")).quotes).toHaveLength(6);
  expect((await shop.send("GET", "/api/client-quotes?per_page=501", { bearer })).status).toBe(422);
});
