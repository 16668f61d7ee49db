import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { getQuoteCosts } from "#contracts/quotes/quote-costs.ts";
import { holdOfferLink } from "#server/features/deals/access/offer-links.fixture.ts";
import { readPdf } from "#server/features/documents/read-pdf.fixture.ts";
import { addUser } from "#tests/support/staff.ts";
import { openShopOfClients } from "./shop-of-clients.ts";
import { nameOf, validRequest } from "./valid-inputs.ts";

/** What says what something costs the shop, or leaves it. */
const costField = /^(?:unit_costs?|costed_cents|cost_cents|unknown_lines|margin\w*)$/;
const telltale = "791.9133";
/** The same with any signs between its digits: `791.9133`, `7919133`, and 20,000 times it. */
const holdsTelltale = (text: string) => /7[.,\s]?9[.,\s]?1[.,\s]?9[.,\s]?1[.,\s]?3[.,\s]?3/.test(text);

/** The same of amounts: `1583826600`, `15,838,266.00`. */
const holdsOneOf = (cents: readonly number[], text: string) => {
  const digits = text.replace(/(?<=\d)[.,\s]+(?=\d)/g, "");
  return cents.some((each) => digits.includes(String(each)));
};

/** The calls whose answers may hold a cost; each is for staff that reads prices. */
const telling = [
  "GET /api/price-lists",
  "GET /api/quotes/{id}/costs",
  "GET /api/saved-lines",
  "GET /api/statistics",
  "GET /api/templates",
  "GET /api/unit-costs",
  "POST /api/price-lists",
  "POST /api/quotes/{id}/draft/from-template",
  "POST /api/saved-lines",
  "POST /api/templates",
  "PUT /api/price-lists/{id}",
  "PUT /api/quotes/{id}/draft",
  "PUT /api/saved-lines/{id}",
];

function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([name, of]) =>
    name === "properties" && typeof of === "object" && of !== null
      ? [...Object.keys(of), ...Object.values(of).flatMap(fieldsIn)]
      : fieldsIn(of),
  );
}

test("no answer but those of a few calls of staff has a place for a cost, and no one else is let in to these", async () => {
  await using world = await openShopOfClients(1);
  const { shop, services, clients, standard } = world;
  const [client] = clients;
  if (!client) throw new Error("a client was asked for");
  const withCosts = shop.routes.declared.filter(({ call }) =>
    Object.values(call.answers).some((answer) =>
      fieldsIn(z.toJSONSchema(answer, { unrepresentable: "any", io: "output" })).some((name) =>
        costField.test(name),
      ),
    ),
  );
  expect(withCosts.map(({ call }) => nameOf(call)).sort()).toEqual(telling);
  const people = {
    client: client.bearer,
    link: client.link,
    offerLink: (await holdOfferLink(services, client.his.quoteId)).bearer,
    standard: standard.bearer,
    production: (await addUser(services, { role: "production" })).bearer,
    visitor: undefined,
  };
  for (const { call } of withCosts)
    for (const [who, bearer] of Object.entries(people)) {
      const { path, ...sent } = await validRequest(call, client.his);
      const { status } = await shop.send(call.method, path, { bearer, ...sent });
      expect([nameOf(call), who, status]).toEqual([nameOf(call), who, who === "visitor" ? 401 : 403]);
    }
});

test("no answer, paper or mail to a client, a link, a visitor or a role without prices holds what bags cost", async () => {
  await using world = await openShopOfClients(2);
  const { shop, services, clients, admin, standard } = world;
  const [client, stranger] = clients;
  if (!client || !stranger) throw new Error("two clients were asked for");
  const { quoteId, sizeId, productId } = client.his;
  const asOwner = async (method: "POST" | "PUT", path: string, body: object) => {
    const answer = await shop.send(method, `/api/${path}`, { bearer: admin.bearer, body });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body;
  };
  /** What the versions of these quotes cost and leave, whole, in cents. */
  const marginsAsOwner = async (ids: readonly number[]) => {
    const all: number[] = [];
    for (const id of ids) {
      const { body } = await shop.send("GET", `/api/quotes/${id}/costs`, { bearer: admin.bearer });
      for (const { costed_cents, cost_cents } of getQuoteCosts.answers[200].parse(body).versions)
        all.push(cost_cents, Math.abs(costed_cents - cost_cents));
    }
    return all;
  };
  const size = { name: "Small", price: "0.14", product_id: productId, unit_cost: telltale };
  await asOwner("PUT", `sizes/${sizeId}`, size);
  const breaks = [{ size_id: sizeId, min_units: 1, unit_price: "0.14", unit_cost: telltale }];
  await asOwner("PUT", "price-lists/1", { name: "Spring", active: true, breaks });
  // What was ordered, and another offer to the same client.
  const costs = JSON.stringify({ typed: { "lines.0": 7_919_133 }, listed: { "lines.1": 7_919_133 } });
  await services.db.updateTable("quote_versions").set({ costs }).execute();
  const bags = { kind: "product", size_id: sizeId, units: 20_000 };
  const fee = { kind: "fee", name: "Folding", amount: "120.00", unit_cost: telltale };
  const { quote: other } = await asOwner("POST", `quotes/${quoteId}/duplicate`, {});
  const { id: otherId } = z.object({ id: z.int() }).parse(other);
  await asOwner("PUT", `quotes/${otherId}/draft`, { lines: [bags, fee] });
  await asOwner("POST", `quotes/${otherId}/send-offer`, {});
  const offerLink = (await holdOfferLink(services, otherId)).bearer;
  const people = {
    ...{ client: client.bearer, link: client.link, offerLink, stranger: stranger.bearer },
    ...{ standard: standard.bearer, production: (await addUser(services, { role: "production" })).bearer },
    visitor: undefined,
  };
  const margins = await marginsAsOwner([quoteId, otherId]);
  expect(margins.length).toBeGreaterThan(3);
  const leaks: string[] = [];
  let [answered, papers] = [0, 0];
  for (const { call } of shop.routes.declared.filter((each) => each.call.method === "GET")) {
    const ofEach = [client.his, { ...client.his, quoteId: otherId }];
    const asked = ofEach.flatMap((his) => Object.entries(people).map((each) => [his, ...each] as const));
    for (const [his, who, bearer] of asked) {
      const { path } = await validRequest(call, his);
      const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
      const answer = await shop.app.inject({ method: "GET", url: path, headers });
      if (answer.statusCode >= 300) continue;
      answered += 1;
      const isPaper = String(answer.headers["content-type"]).startsWith("application/pdf");
      if (isPaper) papers += 1;
      const text = isPaper ? readPdf(answer.rawPayload).text : answer.body;
      const fields = [...text.matchAll(/"(\w+)":/g)].map(([, name = ""]) => name);
      if (holdsTelltale(text) || holdsOneOf(margins, text) || fields.some((name) => costField.test(name)))
        leaks.push(`${nameOf(call)} to ${who}: ${path}`);
    }
  }
  expect(leaks).toEqual([]);
  expect(answered).toBeGreaterThan(40);
  expect(papers).toBeGreaterThan(2);
  const mails = await services.db.selectFrom("outbox").selectAll().execute();
  expect(mails.length).toBeGreaterThan(2);
  expect(holdsTelltale(JSON.stringify(mails))).toBe(false);
  // Nor does the hash that a client reads cover it: it could be guessed from that.
  const sent = await services.db.selectFrom("quote_versions").select(["content", "snapshot"]).execute();
  expect(holdsTelltale(JSON.stringify(sent))).toBe(false);
  for (const path of ["unit-costs", "price-lists", `quotes/${quoteId}/costs`, `quotes/${otherId}/costs`]) {
    const told = await shop.send("GET", `/api/${path}`, { bearer: admin.bearer });
    expect([path, holdsTelltale(told.text)]).toEqual([path, true]);
  }
});

test("no page of a client or of the shop front has code that works out what bags cost", () => {
  const root = join(import.meta.dirname, "../..");
  const files = globSync("src/web/{client,storefront,parts,mails,worker}/**/*.{ts,tsx}", { cwd: root });
  const reads = /offers\/(?:margin|line-costs|line-cost|version-margins|worked-costs)|quote-costs|unit-costs/;
  const imports = (path: string) => readFileSync(join(root, path), "utf8").match(/^.*from "[^"]+";$/gm) ?? [];
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => imports(path).some((line) => reads.test(line)))).toEqual([]);
});
