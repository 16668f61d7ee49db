import { describe, expect, test } from "vitest";
import { bags, example, freight, run, setup, signed } from "#tests/support/deals.ts";
import { askForQuote, markPaid, postedMails } from "#tests/support/quotes.ts";
import { pdf, upload } from "../artwork/logo.fixture.ts";
import { openOfferShop } from "./offer-shop.fixture.ts";

const { services, shop, tote, bearer, staff, draft, newQuote, versionsOf, rowOf, expire, offered } =
  await openOfferShop();

describe("an offer", () => {
  test("L3.2 is frozen with its hash and its last day, and may be paid at its total", async () => {
    const { id } = await offered({ ...example, valid_days: 30 });
    expect(await versionsOf(id)).toMatchObject([
      {
        state: "sent",
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        valid_until: "2026-04-01",
        is_expired: false,
      },
    ]);
    expect(await rowOf(id)).toEqual({ stage: "offered", status: "approved", total_cents: 542_375 });
    expect((await postedMails(services)).at(-1)).toMatchObject({
      template: "quote-news",
      content: { news: "offer", totalCents: 542_375 },
    });
  });

  test("sent as it stands is not sent again", async () => {
    const { id } = await offered();
    expect((await staff(`${id}/send-offer`)).status).toBe(409);
  });

  test("L3.4 is superseded by the next one, which says what changed", async () => {
    const { id, client, answer } = await offered();
    await draft(id, { ...example, lines: [{ ...bags, units: 20_000 }, run, setup, freight] });
    await staff(`${id}/send-offer`);
    expect(await versionsOf(id, client.bearer)).toMatchObject([
      { state: "superseded" },
      { number: 2, state: "sent" },
    ]);
    const { body } = await shop.send("GET", `/api/quotes/${id}/versions/2/changes`, {
      bearer: client.bearer,
    });
    expect(body).toMatchObject({ total_before_cents: 542_375, total_cents: 464_000 });
    expect(body.changes).toEqual(expect.arrayContaining([expect.stringContaining("Bags L")]));
    const late = await answer("accept", signed);
    expect([late.status, late.body.fresh]).toMatchObject([409, { id }]);
  });

  test("recalled is withdrawn, and its copy is the draft", async () => {
    const { id, answer } = await offered();
    expect((await staff(`${id}/recall`)).status).toBe(200);
    expect(await versionsOf(id)).toMatchObject([
      { state: "withdrawn" },
      { number: 2, state: "draft", total_cents: 542_375 },
    ]);
    expect((await answer("accept", signed)).status).toBe(409);
  });

  test("L4.4 that has expired is neither accepted nor paid, until it is extended", async () => {
    const { id, answer } = await offered({ ...example, valid_days: 1 });
    await expire(id);
    const refused = await answer("accept", signed);
    expect([refused.status, refused.body.code]).toEqual([409, "quote_expired"]);
    expect(await markPaid(services, id)).toBe(false);
    expect((await staff(`${id}/extend`, { valid_until: "2026-03-01" })).status).toBe(422);
    expect((await staff(`${id}/extend`, { valid_until: "2026-03-20" })).status).toBe(200);
    expect((await answer("accept", signed)).status).toBe(200);
  });

  test("L1.6 without a number for freight is not accepted and not paid", async () => {
    const { id, answer } = await offered({
      lines: [bags, { kind: "freight", name: "Freight", freight: "to-be-confirmed" }],
    });
    expect(await versionsOf(id)).toMatchObject([{ is_freight_open: true }]);
    expect((await answer("accept", signed)).status).toBe(409);
    expect(await markPaid(services, id)).toBe(false);
  });
});

describe("the specified flow on top", () => {
  test("confirming freezes the draft that was written, without an end", async () => {
    const id = await newQuote();
    await draft(id, example);
    services.clock.advance(1);
    expect((await staff(`${id}/confirm`)).status).toBe(200);
    expect(await rowOf(id)).toEqual({ stage: "offered", status: "confirmed", total_cents: 542_375 });
    expect(await versionsOf(id)).toMatchObject([{ state: "sent", valid_until: null }]);
    await staff(`${id}/undo-decision`);
    expect(await rowOf(id)).toMatchObject({ stage: "drafting", status: "pending" });
    expect(await versionsOf(id)).toMatchObject([{ state: "draft", total_cents: 542_375 }]);
  });

  test("confirming an offer leaves it as it was sent, and so does taking that back", async () => {
    const { id } = await offered();
    const [before] = (await versionsOf(id)) as { hash: string }[];
    services.clock.advance(1_000);
    await staff(`${id}/confirm`);
    expect(await versionsOf(id)).toMatchObject([{ state: "sent", hash: before?.hash }]);
    await staff(`${id}/undo-decision`);
    expect(await versionsOf(id)).toMatchObject([{ state: "sent", hash: before?.hash }]);
    expect(await rowOf(id)).toMatchObject({ stage: "offered", status: "approved" });
  });

  test("L3.8 the logo price of an offer makes the next version, with everything else of it", async () => {
    const id = (await askForQuote(services, tote, { fields: { isLogo: "1" }, logo: upload(pdf, "pdf") })).id;
    await draft(id, { ...example, intro: "As agreed." });
    await staff(`${id}/send-offer`);
    const { status } = await staff(`${id}/update-logo-price`, { price_logo_quote: "30" });
    expect(status).toBe(200);
    expect(await versionsOf(id)).toMatchObject([
      { state: "superseded" },
      { number: 2, state: "sent", total_cents: 545_375, intro: "As agreed." },
    ]);
    expect(await rowOf(id)).toMatchObject({ total_cents: 545_375 });
  });

  test("FOUND-H18 L3.8 a draft beside it holds the logo price as well, and stays the last version, sent or opened again", async () => {
    const id = (await askForQuote(services, tote, { fields: { isLogo: "1" }, logo: upload(pdf, "pdf") })).id;
    await draft(id, example);
    await staff(`${id}/send-offer`);
    await draft(id, { ...example, lines: [{ ...bags, units: 20_000 }, run, setup, freight] });
    await staff(`${id}/update-logo-price`, { price_logo_quote: "30" });
    expect(await versionsOf(id)).toMatchObject([
      { number: 1, state: "superseded", total_cents: 542_375 },
      { number: 2, state: "sent", total_cents: 545_375 },
      { number: 3, state: "draft", total_cents: 467_000 },
    ]);
    await staff(`${id}/reject`, { reason: "Out of stock" });
    expect((await staff(`${id}/reopen`)).status).toBe(200);
    await staff(`${id}/send-offer`);
    expect(await versionsOf(id)).toMatchObject([
      { number: 1 },
      { number: 2, state: "superseded" },
      { number: 3, state: "sent", total_cents: 467_000 },
    ]);
    expect(await rowOf(id)).toMatchObject({ total_cents: 467_000 });
  });
});

test("L3.3 a printed page is verified by number and code, and says nothing else", async () => {
  const { id } = await offered();
  const [first] = (await versionsOf(id)) as { hash: string }[];
  const { reference } = (await shop.send("GET", `/api/quotes/${id}`, { bearer })).body.quote as {
    reference: string;
  };
  const verify = async (code = "") =>
    (await shop.send("GET", `/api/verify?reference=${reference}-v1&code=${code}`)).body;
  expect(await verify(first?.hash.slice(0, 16))).toEqual({ result: "current", version: 1 });
  expect(await verify("0000000000000000")).toEqual({ result: "unknown" });
  expect(await verify(first?.hash.slice(0, 4))).toEqual({ result: "unknown" });
  await draft(id, { ...example, lines: [bags] });
  await staff(`${id}/send-offer`);
  expect(await verify(first?.hash.slice(0, 16))).toMatchObject({ result: "replaced", version: 2 });
});
