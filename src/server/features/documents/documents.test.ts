import { describe, expect, test } from "vitest";
import { z } from "zod";
import { showCents } from "#domain/money/show-money.ts";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser } from "#tests/support/staff.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const services = createTestServices(await openTestDatabase());
const shop = await createTestShop(services, [mountFeatures]);
const tote = await addProduct(services);
const box = await addProduct(services, { name: "Gift bag", sizes: { Small: "0.1234" } });
const { id, reference } = await askForQuote(services, tote, {
  fields: {
    email: "ann@example.com",
    company: "Fair & Co",
    size_ids: JSON.stringify({ [tote.sizes[0]?.id ?? 0]: 10_000, [box.sizes[0]?.id ?? 0]: 20_000 }),
  },
});
const foreign = await askForQuote(services, tote);
const admin = await addAdministrator(services);
const standard = await addUser(services);
const client = await signInClientOf(services, id);
const stranger = await signInClientOf(services, foreign.id);
const link = await holdLinkOf(services, id);

async function download(path: string, bearer: string) {
  return await shop.app.inject({ method: "GET", url: path, headers: { authorization: `Bearer ${bearer}` } });
}
const totalOf = async () =>
  z
    .object({ total_cents: z.int() })
    .parse((await shop.send("GET", `/api/quotes/${id}/total`, { bearer: client.bearer })).body).total_cents;

describe("GET /api/quotes/{id}/document", () => {
  test.each(["en", "fr"] as const)("is a tagged PDF in %s with the API's total", async (language) => {
    const answer = await download(`/api/quotes/${id}/document?language=${language}`, client.bearer);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${reference}.pdf"`,
      "cache-control": "no-store",
    });
    const pdf = readPdf(answer.rawPayload);
    expect(pdf).toMatchObject({
      pages: 1,
      language,
      isTagged: true,
      roles: { H1: 1, Table: 1, TR: 4 },
    });
    const total = showCents(await totalOf(), { locale: language, currency: "USD" }).replaceAll(
      "\u202f",
      "\u00a0",
    );
    expect(pdf.text).toContain(total);
    for (const text of [`Quote ${reference}`, "Total (estimate)", "Market tote, Small", "Fair & Co"])
      expect(pdf.text).toContain(text);
  });

  test("the holder of the link does not see what only the client may read (SPEC-1.14)", async () => {
    const { text } = readPdf((await download(`/api/quotes/${id}/document`, link.bearer)).rawPayload);
    expect(text).toContain("Market tote, Small");
    expect(text).not.toMatch(/ann@example\.com|Fair & Co|\n\(303\) 555-0123\nRequested|spring fair/);
  });

  test("is not found by other callers", async () => {
    for (const bearer of [stranger.bearer, standard.bearer])
      expect((await download(`/api/quotes/${id}/document`, bearer)).statusCode).toBe(404);
    expect((await download(`/api/quotes/${id}/document`, "nobody")).statusCode).toBe(401);
  });
});

test("a document names the shop as its settings have it now", async () => {
  const rename = async (values: object) => {
    const { status } = await shop.send("PUT", "/api/settings", { bearer: admin.bearer, body: { values } });
    expect(status).toBe(200);
    return readPdf((await download(`/api/quotes/${id}/document`, client.bearer)).rawPayload).text;
  };
  const lyon = { shop_name: "Sacs Rhône", street: "3 rue Bugeaud", city: "Lyon", postal_code: "69006" };
  const text = await rename({ ...lyon, region: "", phone: "" });
  for (const part of ["Sacs Rhône", "3 rue Bugeaud", "69006 Lyon"]) expect(text).toContain(part);
  expect(text).not.toMatch(/Colorado|Denver/);
});

describe("GET /api/payments/{id}/receipt", () => {
  test("opens for administrators and the quote's client, once the payment is completed", async () => {
    const send = (path: string, body: object) => shop.send("POST", path, { bearer: client.bearer, body });
    await shop.send("POST", `/api/quotes/${id}/confirm`, { bearer: admin.bearer, body: {} });
    const opened = await send("/api/payment/create-intent", { quote_id: id });
    const { paymentIntentId: intent, clientSecret: secret } = z
      .object({ paymentIntentId: z.string(), clientSecret: z.string() })
      .parse(opened.body);
    expect((await download("/api/payments/1/receipt", client.bearer)).statusCode).toBe(404);

    const card = { client_secret: secret, number: "4242424242424242", expiry: "12/34", cvc: "123" };
    await shop.send("POST", `/sandbox/payment_intents/${intent}/confirm`, { body: card });
    await send("/api/payment/confirm", { payment_intent_id: intent, quote_id: id });

    const total = showCents(await totalOf(), { locale: "en", currency: "USD" });
    for (const bearer of [client.bearer, admin.bearer]) {
      const { text, title } = readPdf((await download("/api/payments/1/receipt", bearer)).rawPayload);
      expect(title).toBe(`Receipt for quote ${reference}`);
      for (const part of ["TEST – no money moves", "Amount received", total, intent])
        expect(text).toContain(part);
    }
    for (const bearer of [stranger.bearer, standard.bearer, link.bearer])
      expect((await download("/api/payments/1/receipt", bearer)).statusCode).toBe(404);
  });

  test("the client's timeline names it", async () => {
    const { body } = await shop.send("GET", `/api/quotes/${id}/timeline`, { bearer: client.bearer });
    expect(body.events).toMatchObject([
      { kind: "requested" },
      { kind: "confirmed" },
      { kind: "paid", payment_id: 1, amount_cents: await totalOf() },
    ]);
    const foreignAnswer = await shop.send("GET", `/api/quotes/${id}/timeline`, { bearer: stranger.bearer });
    expect(foreignAnswer.status).toBe(404);
  });
});

describe("REL-M17 the receipt says what became of the money", () => {
  const textOf = async () =>
    readPdf((await download("/api/payments/1/receipt", client.bearer)).rawPayload).text;
  const set = (fields: object) =>
    services.db.updateTable("payments").set(fields).where("id", "=", 1).execute();

  test.each([
    ["disputed", "open", "are checking it", "Market tote, Small"],
    [null, "won", "Market tote, Small", "are checking it"],
    ["refund-failed", null, "Market tote, Small", "are checking it"],
  ] as const)("marked %s, dispute %s", async (mark, dispute, said, unsaid) => {
    await set({ to_check: mark, dispute });
    const text = await textOf();
    expect(text).toContain(said);
    expect(text).not.toContain(unsaid);
    await set({ to_check: null, dispute: null });
  });

  test("what a lost dispute took is not counted as retained, and a refund that failed stands on no line", async () => {
    await set({ to_check: "dispute-lost", dispute: "lost", lost_cents: 10_000 });
    const refund = {
      payment_id: 1,
      request_key: "k",
      provider_refund_id: "re_1",
      amount_cents: 5_000,
      reason: "",
    };
    const about = {
      status: "failed" as const,
      doer_id: null,
      doer_name: "Ann",
      created_at: "2026-03-02T16:00:00.000Z",
    };
    await services.db
      .insertInto("refunds")
      .values({ ...refund, ...about })
      .execute();
    const text = await textOf();
    for (const part of ["Returned through your bank (dispute)", "− $100.00", "Amount kept"]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain("Refunded on");
    await set({ to_check: null, dispute: null, lost_cents: 0 });
  });
});
