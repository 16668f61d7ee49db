import { describe, expect, test } from "vitest";
import { example } from "#tests/support/deals.ts";
import { addUser } from "#tests/support/staff.ts";
import { openOfferShop } from "../offers/offer-shop.fixture.ts";

const { services, shop, bearer, staff, newQuote, versionsOf } = await openOfferShop();
const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, as = bearer) =>
  shop.send(method, `/api/${path}`, { bearer: as, ...(body && { body }) });
const rush = { kind: "fee", name: "Rush", amount: "150" };

describe("L9.5 a saved line", () => {
  test("is kept under a name, changed, and deleted", async () => {
    const made = await call("POST", "saved-lines", { name: "Rush, 5 days", line: rush });
    expect([made.status, made.body]).toMatchObject([
      201,
      { saved_line: { name: "Rush, 5 days", line: rush, version: 1 } },
    ]);
    const { id } = made.body.saved_line as { id: number };
    const dearer = { name: "Rush", line: { ...rush, amount: "175.50" } };
    expect((await call("PUT", `saved-lines/${id}`, dearer)).body).toEqual({
      saved_line: { id, ...dearer, version: 2 },
    });
    expect((await call("GET", "saved-lines")).body).toEqual({ saved_lines: [{ id, ...dearer, version: 2 }] });
    const stale = await shop.send("PUT", `/api/saved-lines/${id}`, {
      ...{ bearer, body: dearer, headers: { "if-match": '"1"' } },
    });
    expect([stale.status, stale.body.fresh]).toMatchObject([409, { id, version: 2 }]);
    expect((await call("DELETE", `saved-lines/${id}`)).status).toBe(200);
    expect((await call("DELETE", `saved-lines/${id}`)).status).toBe(404);
    expect((await call("PUT", `saved-lines/${id}`, dearer)).status).toBe(404);
  });

  test("has a name and is a line", async () => {
    expect((await call("POST", "saved-lines", { name: " ", line: rush })).status).toBe(422);
    expect((await call("POST", "saved-lines", { name: "Rush", line: { kind: "bag" } })).status).toBe(422);
  });
});

describe("L9.5 a template", () => {
  test("holds what a draft says, and another offer begins with it", async () => {
    const quantities = [
      { units: 10_000, unit_price: "0.2" },
      { units: 25_000, unit_price: "0.165" },
    ];
    const [, ...others] = example.lines;
    const section = { kind: "section", name: "Bags" };
    const bags = { kind: "product", name: "Bags L", quantities, discount: { percent: "2" } };
    const body = { ...example, lines: [section, bags, ...others], intro: "As agreed." };
    const made = await call("POST", "templates", { name: "Fair", body });
    expect([made.status, made.body]).toMatchObject([201, { template: { name: "Fair", body } }]);
    const { id } = made.body.template as { id: number };
    expect((await call("GET", "templates")).body).toMatchObject({ templates: [{ id, name: "Fair", body }] });

    const quoteId = await newQuote();
    const used = await staff(`${quoteId}/draft/from-template`, { template_id: id });
    expect([used.status, used.body.version]).toMatchObject([
      200,
      { intro: "As agreed.", lines: [{ kind: "section" }, {}, {}], options: [{ at: 1 }] },
    ]);
    expect(await versionsOf(quoteId)).toMatchObject([{ state: "draft", options: [{ title: "Quantity" }] }]);
    const stale = await shop.send("POST", `/api/quotes/${quoteId}/draft/from-template`, {
      ...{ bearer, body: { template_id: id }, headers: { "if-match": '"1"' } },
    });
    expect([stale.status, stale.body.fresh]).toMatchObject([409, { id: quoteId }]);

    expect((await call("DELETE", `templates/${id}`)).status).toBe(200);
    expect((await call("DELETE", `templates/${id}`)).status).toBe(404);
    const gone = await staff(`${quoteId}/draft/from-template`, { template_id: id });
    expect([gone.status, Object.keys(gone.body.errors ?? {})]).toEqual([422, ["template_id"]]);
  });

  test("is for who writes offers", async () => {
    const { bearer: production } = await addUser(services, { role: "production" });
    const { bearer: sales } = await addUser(services, { role: "sales" });
    expect((await call("GET", "templates", undefined, production)).status).toBe(403);
    expect((await call("POST", "saved-lines", { name: "Rush", line: rush }, production)).status).toBe(403);
    expect((await call("GET", "templates", undefined, sales)).status).toBe(200);
  });

  test("at most 200 are kept", async () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({
      ...{ name: `T${index}`, body: JSON.stringify(example), created_at: "2026-03-02T10:00:00.000Z" },
    }));
    await services.db.insertInto("templates").values(rows).execute();
    expect((await call("POST", "templates", { name: "One more", body: example })).status).toBe(422);
  });
});
