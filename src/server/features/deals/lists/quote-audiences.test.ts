import { describe, expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser } from "#tests/support/staff.ts";
import { quoteRoutes } from "../quotes.routes.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [quoteRoutes]);
const tote = await addProduct(services);
const box = await addProduct(services, { name: "Gift bag", sizes: { Small: "0.1234" } });

const { id, reference } = await askForQuote(services, tote, {
  fields: {
    email: "ann@example.com",
    size_ids: JSON.stringify({ [tote.sizes[0]?.id ?? 0]: 10_000, [box.sizes[0]?.id ?? 0]: 20_000 }),
    company: "Fair & Co",
  },
});
const foreign = await askForQuote(services, tote);
const admin = await addAdministrator(services);
const standard = await addUser(services);
const client = await signInClientOf(services, id);
const link = await holdLinkOf(services, id);
const stranger = await signInClientOf(services, foreign.id);
const strangersLink = await holdLinkOf(services, foreign.id);

const get = (path: string, bearer?: string) => shop.send("GET", `/api/quotes/${path}`, { bearer });
const fieldsFor = async (bearer: string) =>
  Object.keys((await get(`${id}`, bearer)).body.quote as object)
    .sort()
    .join(" ");

describe("SPEC-1.14 GET /api/quotes/{id} has three audiences", () => {
  test("REL-Z7 the holder of the link sees what the payment page needs", async () => {
    expect(await fieldsFor(link.bearer)).toMatchInlineSnapshot(
      `"agreed created_at id interest is_estimate is_logo_required lines name price_logo_quote quantity reference sizes sizes_quantities stage status total total_cents total_quote version"`,
    );
  });

  test("REL-Z7 the client sees all that he sent, and what became of it", async () => {
    expect(await fieldsFor(client.bearer)).toMatchInlineSnapshot(
      `"agreed company confirmed_at created_at delivery_address email has_sketch id interest is_address_confirmed is_estimate is_logo_required lines logo_colors logo_file message name paid_at phone places po_number price_logo_quote product_colors quantity reference rejection_reason sizes sizes_quantities stage status total total_cents total_quote version wanted_by"`,
    );
  });

  test("REL-Z7 the administrator sees everything", async () => {
    expect(await fieldsFor(admin.bearer)).toMatchInlineSnapshot(
      `"agreed assignee_id client_id color_requirement comment company company_id confirmed_at created_at delivery_address email has_sketch id interest is_address_confirmed is_doubtful is_estimate is_logo_required language lines logo_base64 logo_colors logo_file logo_path mark_permission material message name paid_at phone picture places po_number price_list_id price_logo_quote print_lines printing_type product_colors product_id product_type quantity reference rejection_reason sizes sizes_quantities stage status total total_cents total_quote version wanted_by"`,
    );
  });

  test("sizes of the same name are distinguished by their product", async () => {
    const { body } = await get(`${id}`, client.bearer);
    expect(body.quote).toMatchObject({
      reference,
      sizes: ["Small (Market tote)", "Small (Gift bag)"],
      sizes_quantities: { "Small (Market tote)": 10_000, "Small (Gift bag)": 20_000 },
      quantity: 30_000,
      // 0.14 × 10,000 + 0.1234 × 20,000
      total_quote: 3868,
      total_cents: 386_800,
      total: 3868,
      is_estimate: false,
    });
  });

  test("the total, in dollars and in cents (SPEC-2.36)", async () => {
    for (const { bearer } of [admin, client, link]) {
      expect((await get(`${id}/total`, bearer)).body).toEqual({
        total_quote: 3868,
        total_cents: 386_800,
        is_estimate: false,
      });
    }
  });

  test("the version is the ETag", async () => {
    expect((await get(`${id}`, client.bearer)).headers.etag).toBe('"1"');
  });
});

describe("REL-Z2 no client reads or changes another's quote", () => {
  const readers = {
    standard: standard.bearer,
    stranger: stranger.bearer,
    strangersLink: strangersLink.bearer,
  };
  const missing = 999_999;

  test.each(Object.entries(readers))("%s: a foreign quote looks like a missing one", async (_who, bearer) => {
    for (const path of ["", "/total", "/logo", "/logo?preview"]) {
      const [there, nowhere] = [await get(`${id}${path}`, bearer), await get(`${missing}${path}`, bearer)];
      expect(there.status).toBe(404);
      expect(there.text).toBe(nowhere.text);
      const { "x-request-id": _one, date: _two, ...headers } = there.headers;
      expect(nowhere.headers).toMatchObject(headers);
    }
  });

  test("without a bearer, or with one that is none, one is asked to sign in", async () => {
    for (const bearer of [undefined, "x".repeat(43)]) {
      expect((await get(`${id}`, bearer)).status).toBe(401);
      expect((await get(`${id}/total`, bearer)).status).toBe(401);
      expect((await get(`${id}/logo`, bearer)).status).toBe(401);
    }
  });

  const changes = [
    ["POST", `${id}/confirm`, {}],
    ["POST", `${id}/reject`, { reason: "No" }],
    ["POST", `${id}/update-logo-price`, { price_logo_quote: 1 }],
    ["POST", `${id}/restore`, {}],
    ["POST", `${id}/revoke-links`, {}],
    ["PUT", `${id}`, { printing_type: "Screen" }],
    ["DELETE", `${id}`, undefined],
  ] as const;
  test.each(changes)("%s %s is for administrators", async (method, path, body) => {
    const send = (bearer?: string) =>
      shop.send(method, `/api/quotes/${path}`, { bearer, ...(body && { body }) });
    expect((await send()).status).toBe(401);
    for (const bearer of [standard.bearer, client.bearer, link.bearer]) {
      expect((await send(bearer)).status).toBe(403);
    }
    const quote = await get(`${id}`, admin.bearer);
    expect(quote.body.quote).toMatchObject({ status: "pending", version: 1 });
  });

  test("so is the list", async () => {
    expect((await get("")).status).toBe(401);
    for (const bearer of [standard.bearer, client.bearer, link.bearer]) {
      expect((await get("", bearer)).status).toBe(403);
    }
  });

  test("REL-Z6 a link that was revoked opens nothing at the next request", async () => {
    const { bearer } = await holdLinkOf(services, foreign.id);
    expect((await get(`${foreign.id}`, bearer)).status).toBe(200);
    const revoked = await shop.send("POST", `/api/quotes/${foreign.id}/revoke-links`, {
      bearer: admin.bearer,
      body: {},
    });
    expect(revoked.body).toEqual({ success: true });
    expect((await get(`${foreign.id}`, bearer)).status).toBe(401);
  });
});
