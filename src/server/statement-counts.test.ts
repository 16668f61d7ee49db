import type { KyselyPlugin } from "kysely";
import { afterAll, expect, test } from "vitest";
import { openCopies } from "#tests/access/shop-of-clients.ts";
import { nameOf, validRequest } from "#tests/access/valid-inputs.ts";
import { multiplyRows } from "#tests/support/plans/multiply-rows.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";

/** A page that is full, or a search that finds something, may ask once more: what else there is, how many there are. */
const more = 3;

function countStatements() {
  let count = 0;
  let rows = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    async transformResult({ result }) {
      rows += result.rows.length;
      return result;
    },
  };
  return { plugin, count: () => count, rows: () => rows };
}

const counter = countStatements();
const copies = await openCopies(1, (db) => db.withPlugin(counter.plugin));
afterAll(() => copies[Symbol.asyncDispose]());

/** A shop in which each of the things that lists show stands once: paid, payable and asked for; with a company. */
async function openSmallShop() {
  const world = await copies.open();
  const { shop, services, clients, admin } = world;
  const [client] = clients;
  if (!client) throw new Error("no client");
  const ask = async () => {
    const fields = { email: client.email };
    return (await askForQuote(services, await addProduct(services), { fields })).id;
  };
  const post = async (path: string, body: object) => {
    const { status } = await shop.send("POST", `/api/${path}`, { bearer: admin.bearer, body });
    expect(status).toBeLessThan(300);
  };
  await post(`quotes/${await ask()}/confirm`, {});
  await ask();
  await post("companies/1/contacts", { client_id: client.his.clientId });
  /** How many statements each reading call takes, by its name and who asks. */
  const countAll = async (of: (name: string) => boolean = () => true, what: "count" | "rows" = "count") => {
    const counts = new Map<string, number>();
    // Files and papers are no pages.
    const reading = shop.routes.declared.filter(
      ({ call }) => call.method === "GET" && call.answerType !== "application/octet-stream",
    );
    for (const { call } of reading)
      for (const [who, bearer] of [["staff", admin.bearer] as const, ["client", client.bearer] as const]) {
        const name = `${nameOf(call)} by ${who}`;
        if (!of(name)) continue;
        const { path } = await validRequest(call, client.his);
        const isList = call.query && "per_page" in call.query.shape;
        const before = counter[what]();
        const { status } = await shop.send(
          "GET",
          isList ? `${path}${path.includes("?") ? "&" : "?"}per_page=50` : path,
          { bearer },
        );
        if (status === 200) counts.set(name, counter[what]() - before);
      }
    return counts;
  };
  return { ...world, countAll };
}

test.each([
  { what: "50 clients with a quote, an order and a company each", one: undefined },
  { what: "a client with 50 of each", one: "client" as const },
  { what: "a company with 50 buyers", one: "company" as const },
])("FOUND-D7 $what: no page takes more statements than with one", async ({ one }) => {
  await using world = await openSmallShop();
  const few = await world.countAll();
  await multiplyRows(world.database.db, { times: 50, one });
  const many = await world.countAll((name) => few.has(name));
  const grown = [...few].filter(([name, count]) => (many.get(name) ?? Number.NaN) > count + more);
  expect(Object.fromEntries(grown.map(([name, count]) => [name, [count, many.get(name)]]))).toEqual({});
  expect(few.size).toBeGreaterThan(80);
  expect([...many.keys()]).toEqual([...few.keys()]);
});

test("FOUND-D8 no page reads all of 500 quotes of a client: it has pages, or sums in the database", async () => {
  await using world = await openSmallShop();
  await multiplyRows(world.database.db, { times: 250, one: "client" });
  // The books walk the ledger of a day, some thousand deals at a time, and keep sums of it alone.
  const pages = /client-quotes|\/(clients|companies)\/|\/invoices|\/today/;
  const read = await world.countAll((name) => pages.test(name), "rows");
  expect(Object.fromEntries([...read].filter(([, rows]) => rows > 500))).toEqual({});
});
