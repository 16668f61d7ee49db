import { describe, expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, historyOf, markPaid, postedMails } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { pdf, upload } from "../artwork/logo.fixture.ts";
import { readQuoteForSystem } from "../model/quote-for-payment.ts";
import { quoteRoutes } from "../quotes.routes.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [quoteRoutes]);
const tote = await addProduct(services);
const { bearer } = await addAdministrator(services, { name: "Dana" });

const post = (path: string, body: unknown = {}, ifMatch?: string) =>
  shop.send("POST", `/api/quotes/${path}`, {
    bearer,
    body,
    ...(ifMatch && { headers: { "if-match": ifMatch } }),
  });
const newQuote = async (fields: Record<string, string> = {}) =>
  (await askForQuote(services, tote, { fields })).id;
const withLogo = async () =>
  (await askForQuote(services, tote, { fields: { isLogo: "1" }, logo: upload(pdf, "pdf") })).id;
const mailsFor = async (id: number) =>
  (await postedMails(services))
    .filter(({ content }) => content.quoteId === id)
    .map(({ template }) => template);

describe("confirm", () => {
  test("freezes the total, mails the client, and raises the version", async () => {
    const id = await newQuote();
    const answer = await post(`${id}/confirm`);
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe('"2"');
    expect(answer.body).toMatchObject({
      success: true,
      quote: { id, status: "confirmed", total_cents: 140_000, total_quote: 1400, version: 2 },
    });
    expect(await mailsFor(id)).toEqual(["request-received", "staff-request-received", "quote-confirmed"]);
    expect(await historyOf(services, id)).toEqual(["quote.request", "quote.confirm"]);
    expect(services.changedQuotes).toContain(id);
  });

  test("REL-P2 the history says who, before and after", async () => {
    const id = await newQuote();
    await post(`${id}/confirm`);
    const entry = await services.db
      .selectFrom("history")
      .selectAll()
      .where("action", "=", "quote.confirm")
      .where("subject_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ doer: "staff", doer_name: "Dana" });
    expect(JSON.parse(entry.before ?? "")).toEqual({
      ...{ status: "pending", stage: "new", answered_at: null, rejection_reason: null },
      total_cents: 140_000,
    });
    expect(JSON.parse(entry.after ?? "")).toEqual({ status: "confirmed", total_cents: 140_000 });
  });

  test("a second time is a conflict, with the quote as it stands", async () => {
    const id = await newQuote();
    await post(`${id}/confirm`);
    const again = await post(`${id}/confirm`);
    expect(again.status).toBe(409);
    expect(again.body.fresh).toMatchObject({ id, status: "confirmed", version: 2 });
    expect(await mailsFor(id)).toHaveLength(3);
  });

  test("SPEC-1.27 a quote that requires a logo needs its fee first", async () => {
    const id = await withLogo();
    const early = await post(`${id}/confirm`);
    expect(early.status).toBe(409);
    expect(early.body.message).toBe("Please set the logo price first, then confirm the quote.");
    expect((await post(`${id}/update-logo-price`, { price_logo_quote: 20.5 })).status).toBe(200);
    const answer = await post(`${id}/confirm`);
    expect(answer.body.quote).toMatchObject({
      status: "confirmed",
      price_logo_quote: 20.5,
      total_cents: 142_050,
    });
  });
});

describe("reject", () => {
  test("mails the client the reason", async () => {
    const id = await newQuote();
    const answer = await post(`${id}/reject`, { reason: "  Out of <b>stock</b>  " });
    expect(answer.body.quote).toMatchObject({
      status: "rejected",
      rejection_reason: "Out of stock",
      confirmed_at: null,
    });
    const mails = (await postedMails(services)).filter(({ content }) => content.quoteId === id);
    expect(mails.at(-1)).toMatchObject({ template: "quote-rejected", content: { reason: "Out of stock" } });
  });

  test.each(["", "   ", "<i></i>", "x".repeat(1001)])("SPEC-2.31 refuses the reason %j", async (reason) => {
    const id = await newQuote();
    expect((await post(`${id}/reject`, { reason })).status).toBe(422);
    expect((await post(`${id}/confirm`)).status).toBe(200);
  });
});

describe("SPEC-0.2 the logo price", () => {
  test.each([0, -1, "1,5", "0.001", 1e308, "NaN", "1000000"])("refuses %j", async (price) => {
    const id = await newQuote();
    const answer = await post(`${id}/update-logo-price`, { price_logo_quote: price });
    expect(answer.status).toBe(422);
  });

  test("on a confirmed quote makes a new total, which payments under way are not for", async () => {
    const id = await withLogo();
    await post(`${id}/update-logo-price`, { price_logo_quote: "20" });
    await post(`${id}/confirm`);
    const before = await readQuoteForSystem(services.db, id);
    const answer = await post(`${id}/update-logo-price`, { price_logo_quote: "45.25" });
    expect(answer.body.quote).toMatchObject({ status: "confirmed", total_cents: 144_525 });
    const after = await readQuoteForSystem(services.db, id);
    expect(after.version).toBeGreaterThan(before.version);
    expect(services.changedQuotes.at(-1)).toBe(id);
    const mails = (await postedMails(services)).filter(({ content }) => content.quoteId === id);
    expect(mails.at(-1)).toMatchObject({
      template: "quote-price-changed",
      content: {
        ...{ logoFeeCents: 4_525, previousLogoFeeCents: 2_000 },
        ...{ totalCents: 144_525, previousTotalCents: 142_000 },
      },
    });
  });

  test("mails the client only when a total that was mailed before has changed", async () => {
    const pending = await withLogo();
    await post(`${pending}/update-logo-price`, { price_logo_quote: 20 });
    await post(`${pending}/update-logo-price`, { price_logo_quote: 30 });
    expect(await mailsFor(pending)).not.toContain("quote-price-changed");
    await post(`${pending}/confirm`);
    await post(`${pending}/update-logo-price`, { price_logo_quote: 30 });
    const plain = await newQuote();
    await post(`${plain}/confirm`);
    await post(`${plain}/update-logo-price`, { price_logo_quote: 30 });
    expect([...(await mailsFor(pending)), ...(await mailsFor(plain))]).not.toContain("quote-price-changed");
  });

  test("set again as it is changes nothing", async () => {
    const id = await withLogo();
    const first = await post(`${id}/update-logo-price`, { price_logo_quote: 20 });
    const again = await post(`${id}/update-logo-price`, { price_logo_quote: "20.00" });
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(await historyOf(services, id)).toEqual(["quote.request", "quote.set-logo-price"]);
  });

  test("on a paid quote is too late", async () => {
    const id = await withLogo();
    await post(`${id}/update-logo-price`, { price_logo_quote: 20 });
    await post(`${id}/confirm`);
    expect(await markPaid(services, id)).toBe(true);
    const late = await post(`${id}/update-logo-price`, { price_logo_quote: 30 });
    expect(late.status).toBe(409);
    expect(late.body.fresh).toMatchObject({ status: "paid", total_cents: 142_000 });
  });

  test("counts only where a logo is required, and never beyond the highest total", async () => {
    const plain = await newQuote();
    const fee = await post(`${plain}/update-logo-price`, { price_logo_quote: 20 });
    expect(fee.body.quote).toMatchObject({ total_cents: 140_000, price_logo_quote: 20 });
    const logo = await withLogo();
    const answer = await post(`${logo}/update-logo-price`, { price_logo_quote: 999_999.99 });
    expect(answer.body.errors).toEqual({
      price_logo_quote: ["With this logo price the total would exceed $999,999.99."],
    });
  });
});

describe("SPEC-0.13 If-Match", () => {
  test.each(["confirm", "reject", "update-logo-price"])(
    "%s with a stale version is a conflict",
    async (verb) => {
      const id = await newQuote();
      const body = { confirm: {}, reject: { reason: "No" }, "update-logo-price": { price_logo_quote: 1 } }[
        verb
      ];
      for (const stale of ['"7"', "nonsense"]) {
        const answer = await post(`${id}/${verb}`, body, stale);
        expect(answer.status).toBe(409);
        expect(answer.body.fresh).toMatchObject({ id, status: "pending", version: 1 });
      }
      expect((await post(`${id}/${verb}`, body, '"1"')).status).toBe(200);
    },
  );

  test("a note about printing is a change too, and leaves the price's version alone", async () => {
    const id = await newQuote();
    const before = await readQuoteForSystem(services.db, id);
    const put = (printing: string, ifMatch: string) =>
      shop.send("PUT", `/api/quotes/${id}`, {
        bearer,
        body: { printing_type: printing },
        headers: { "if-match": ifMatch },
      });
    expect((await put("Screen print", '"1"')).body.quote).toMatchObject({
      printing_type: "Screen print",
      version: 2,
    });
    expect((await put("Transfer", '"1"')).status).toBe(409);
    expect((await readQuoteForSystem(services.db, id)).version).toBe(before.version);
  });
});

describe("SPEC-1.15 delete and restore", () => {
  const remove = (id: number) => shop.send("DELETE", `/api/quotes/${id}`, { bearer });

  test("hides the quote everywhere, and brings it back as it was", async () => {
    const id = await newQuote();
    await post(`${id}/confirm`);
    expect((await remove(id)).body).toEqual({ success: true });
    expect((await shop.send("GET", `/api/quotes/${id}`, { bearer })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect(await markPaid(services, id)).toBe(false);
    const restored = await post(`${id}/restore`);
    expect(restored.body).toMatchObject({ success: true, quote: { id, status: "confirmed" } });
    expect((await post(`${id}/restore`)).status).toBe(200);
    expect(await historyOf(services, id)).toEqual([
      "quote.request",
      "quote.confirm",
      "quote.delete",
      "quote.restore",
    ]);
    expect(await markPaid(services, id)).toBe(true);
  });

  test("there is nothing to restore where there was never anything", async () => {
    expect((await post("999999/restore")).status).toBe(404);
  });
});
