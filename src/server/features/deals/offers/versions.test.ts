import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, markPaid } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { pdf, upload } from "../artwork/logo.fixture.ts";
import { quoteRoutes } from "../quotes.routes.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [quoteRoutes]);
const tote = await addProduct(services);
const { bearer } = await addAdministrator(services, { name: "Dana" });

const post = (path: string, body: unknown = {}) => shop.send("POST", `/api/quotes/${path}`, { bearer, body });
const versionsOf = async (id: number) =>
  (await shop.send("GET", `/api/quotes/${id}/versions`, { bearer })).body.versions;
const newQuote = async () => (await askForQuote(services, tote, {})).id;
const withLogo = async () =>
  (await askForQuote(services, tote, { fields: { isLogo: "1" }, logo: upload(pdf, "pdf") })).id;
const standingOf = (id: number) =>
  services.db.selectFrom("quotes").select(["stage", "status"]).where("id", "=", id).executeTakeFirstOrThrow();

describe("a request", () => {
  test("is the draft of version 1, with its lines and its total", async () => {
    const id = await newQuote();
    expect(await versionsOf(id)).toEqual([
      expect.objectContaining({
        ...{ number: 1, state: "draft", rounding: "once", hash: null, sent_at: null },
        ...{ goods_cents: 140_000, freight_cents: 0, tax_cents: 0, total_cents: 140_000 },
        lines: [
          expect.objectContaining({
            kind: "product",
            units: 10_000,
            unit_price: 0.14,
            amount_cents: 140_000,
          }),
        ],
      }),
    ]);
    expect(await standingOf(id)).toEqual({ stage: "new", status: "pending" });
  });

  test("the specified logo price is a line of its draft", async () => {
    const id = await withLogo();
    await post(`${id}/update-logo-price`, { price_logo_quote: "45.25" });
    await post(`${id}/update-logo-price`, { price_logo_quote: "20" });
    expect(await versionsOf(id)).toMatchObject([
      { state: "draft", total_cents: 142_000, lines: [{}, { kind: "setup", amount_cents: 2_000 }] },
    ]);
  });
});

describe("the specified confirmation", () => {
  test("L3.2 freezes the draft under the hash of its snapshot", async () => {
    const id = await newQuote();
    await post(`${id}/confirm`);
    const row = await services.db
      .selectFrom("quote_versions")
      .selectAll()
      .where("quote_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ number: 1, state: "sent", total_cents: 140_000 });
    expect(row.hash).toBe(
      createHash("sha256")
        .update(row.snapshot ?? "")
        .digest("hex"),
    );
    expect(JSON.parse(row.snapshot ?? "{}")).toMatchObject({ version: 1, total_cents: 140_000 });
    expect(await standingOf(id)).toEqual({ stage: "offered", status: "confirmed" });
  });

  test("undone before its mail left, is a draft again", async () => {
    const id = await newQuote();
    await post(`${id}/confirm`);
    await post(`${id}/undo-decision`);
    expect(await versionsOf(id)).toMatchObject([{ number: 1, state: "draft", hash: null, sent_at: null }]);
    expect(await standingOf(id)).toEqual({ stage: "new", status: "pending" });
  });

  test("L3.8 followed by another logo price, is superseded by the next version", async () => {
    const id = await withLogo();
    await post(`${id}/update-logo-price`, { price_logo_quote: "20" });
    await post(`${id}/confirm`);
    await post(`${id}/update-logo-price`, { price_logo_quote: "45" });
    expect(await versionsOf(id)).toMatchObject([
      { number: 1, state: "superseded", total_cents: 142_000 },
      { number: 2, state: "sent", total_cents: 144_500 },
    ]);
  });
});

test("paying accepts what was offered", async () => {
  const id = await newQuote();
  await post(`${id}/confirm`);
  expect(await markPaid(services, id)).toBe(true);
  expect(await versionsOf(id)).toMatchObject([{ number: 1, state: "accepted" }]);
  expect(await standingOf(id)).toEqual({ stage: "accepted", status: "paid" });
});

test("rejecting leaves the draft, and the quote refused", async () => {
  const id = await newQuote();
  await post(`${id}/reject`, { reason: "Out of stock" });
  expect(await versionsOf(id)).toMatchObject([{ state: "draft" }]);
  expect(await standingOf(id)).toEqual({ stage: "refused", status: "rejected" });
});

test("a quote that was written straight into the database gets its version when it is confirmed", async () => {
  const id = await newQuote();
  await services.db.deleteFrom("quote_versions").where("quote_id", "=", id).execute();
  await post(`${id}/confirm`);
  expect(await versionsOf(id)).toMatchObject([{ number: 1, state: "sent", total_cents: 140_000 }]);
});

test("L3.1 a quote has one draft at most", async () => {
  const id = await newQuote();
  const [first] = await services.db
    .selectFrom("quote_versions")
    .selectAll()
    .where("quote_id", "=", id)
    .execute();
  if (!first) throw new Error("no version");
  const { id: _, ...row } = first;
  const second = services.db.insertInto("quote_versions").values({ ...row, number: 2 });
  await expect(second.execute()).rejects.toThrow(/unique/i);
});
