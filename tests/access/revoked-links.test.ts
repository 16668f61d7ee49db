import { expect, test } from "vitest";
import { systemIssueQuoteLink } from "#server/features/deals/access/system-issue-quote-link.ts";
import { mountFeatures } from "#server/features.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { addProduct, askForQuote, postedMails } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { type Answer, createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";

const email = "ann@client.example";
const password = "a client's password";

async function openShop() {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [mountFeatures]);
  const { bearer } = await addAdministrator(services);
  const tote = await addProduct(services);
  const ask = () => askForQuote(services, tote, { fields: { email } });
  const post = (path: string, body: unknown = {}, by?: string) =>
    shop.send("POST", `/api/${path}`, { body, bearer: by });
  return {
    ...{ services, shop, ask, post },
    link: (quoteId: number) => systemIssueQuoteLink(services, quoteId),
    choose: (session_token: string, chosen = password) =>
      post("client-password", { session_token, password: chosen, password_confirmation: chosen }),
    signIn: (session_token?: string) => post("client-login", { email, password, session_token }),
    revoke: (quoteId: number) => post(`quotes/${quoteId}/revoke-links`, {}, bearer),
    staff: bearer,
    /** What a bearer can still read of a quote, or open. */
    reads: async (quoteId: number, by: string) => {
      const paths = ["", "/logo", "/total", "/timeline", "/document"];
      const answers = await Promise.all(
        [...paths.map((path) => `/api/quotes/${quoteId}${path}`), "/api/sessions"].map((path) =>
          shop.send("GET", path, { bearer: by }),
        ),
      );
      return answers.filter(({ status }) => status !== 401).length;
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

const bearerOf = ({ body }: Answer) => String(body.token);

test("REL-S14 what came through a revoked link is out: link, sessions, password, downloads", async () => {
  await using world = await openShop();
  const { ask, link, choose, signIn, revoke, reads, post } = world;
  const { id } = await ask();
  const leaked = await link(id);
  expect((await choose(leaked)).status).toBe(200);
  const withLink = bearerOf(await signIn(leaked));
  const withoutLink = bearerOf(await signIn());
  expect(await reads(id, withLink)).toBe(6);

  expect((await revoke(id)).status).toBe(200);
  const bearers = [leaked, withLink, withoutLink];
  const left = await Promise.all(bearers.map((bearer) => reads(id, bearer)));
  expect(left).toEqual([0, 0, 0]);
  expect((await signIn()).status).toBe(401);
  expect((await choose(leaked, "another password")).status).toBe(401);
  expect((await post("quotes/validate-token", { session_token: leaked })).body).toEqual({ valid: false });

  // A fresh mail lets the client choose again.
  expect((await post("client-access", { email })).status).toBe(200);
  expect((await postedMails(world.services)).at(-1)).toMatchObject({ content: { quoteId: id } });
  const fresh = await link(id);
  expect((await post("quotes/validate-token", { session_token: fresh })).body).toMatchObject({
    valid: true,
    password_set: false,
  });
  expect((await choose(fresh)).status).toBe(200);
  expect(await reads(id, bearerOf(await signIn(fresh)))).toBe(6);
  recordFigure("REL-S14", "1 link, 2 sessions, 1 password and 18 reads that came through it: 0 left");
});

test("REL-S14 what did not come through the link stays: another quote's link, a mailed password, its sessions", async () => {
  await using world = await openShop();
  const { ask, link, choose, signIn, revoke, reads } = world;
  const [first, second] = [await ask(), await ask()];
  const other = await link(second.id);
  await choose(other);
  const session = bearerOf(await signIn(other));
  const through = bearerOf(await signIn(await link(first.id)));
  await revoke(first.id);
  expect(await reads(second.id, session)).toBe(6);
  expect(await reads(second.id, other)).toBeGreaterThan(0);
  expect(await reads(first.id, through)).toBe(0);
  expect((await signIn()).status).toBe(200);
});

test("REL-S14 a password of before links were noted is taken away with any link of its client", async () => {
  await using world = await openShop();
  const { ask, link, choose, signIn, revoke, services } = world;
  const [first, second] = [await ask(), await ask()];
  await choose(await link(first.id));
  await services.db.updateTable("clients").set({ password_quote_id: 0 }).execute();
  await revoke(second.id);
  expect((await signIn()).status).toBe(401);
});

test("REL-S14 a password that waits for its hash, and a session that waits for it, do not outlive the link", async () => {
  await using world = await openShop();
  const { ask, link, choose, signIn, revoke, reads } = world;
  const { id } = await ask();
  const leaked = await link(id);
  const [chosen] = await Promise.all([choose(leaked), revoke(id)]);
  expect([200, 401]).toContain(chosen.status);
  expect((await signIn()).status).toBe(401);

  const fresh = await link(id);
  await choose(fresh);
  const [entered] = await Promise.all([signIn(fresh), revoke(id)]);
  if (entered.status === 200) expect(await reads(id, bearerOf(entered))).toBe(0);
  else expect(entered.status).toBe(401);
});

test("REL-S14 staff ends the sessions of one client, and of no other; link and password stay", async () => {
  await using world = await openShop();
  const { ask, link, choose, signIn, reads, post, shop, services } = world;
  const { id } = await ask();
  const token = await link(id);
  await choose(token);
  const [one, two] = [bearerOf(await signIn()), bearerOf(await signIn(token))];
  const foreign = await askForQuote(services, await addProduct(services), {
    fields: { email: "ben@client.example" },
  });
  const foreignLink = await link(foreign.id);
  await choose(foreignLink);
  const login = { email: "ben@client.example", password, session_token: foreignLink };
  const ben = bearerOf(await post("client-login", login));

  const ended = await post(`quotes/${id}/end-client-sessions`, {}, world.staff);
  expect(ended.body).toEqual({ ended: 2 });
  expect([await reads(id, one), await reads(id, two)]).toEqual([0, 0]);
  expect(await reads(foreign.id, ben)).toBe(6);
  expect((await signIn(token)).status).toBe(200);
  expect((await post("quotes/999999/end-client-sessions", {}, world.staff)).status).toBe(404);
  const history = await shop.send("GET", "/api/history?subject=client", { bearer: world.staff });
  expect(history.text).toContain("client.end-sessions");
});
