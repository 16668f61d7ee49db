import { describe, expect, test } from "vitest";
import { signed } from "#tests/support/deals.ts";
import { postedMails } from "#tests/support/quotes.ts";
import { openOfferShop } from "./offer-shop.fixture.ts";

const { shop, services, tote, staff, draft, newQuote, versionsOf, rowOf, offered } = await openOfferShop();
const sizeId = tote.sizes[0]?.id ?? 0;
await services.db.updateTable("sizes").set({ unit_price_e4: 1_800 }).where("id", "=", sizeId).execute();

const quantities = [
  { units: 10_000 },
  { units: 25_000, unit_price: "0.165" },
  { units: 50_000, unit_price: "0.15" },
];
const section = { kind: "section", name: "Spring fair" };
const bags = { kind: "product", size_id: sizeId, name: "Bags L", quantities };
const run = { kind: "run", name: "Run", units: 20_001, unit_price: "0.02" };
const setup = { kind: "setup", name: "Set-up", units: 3, unit_price: "45" };
const freight = { kind: "freight", name: "Freight", freight: "fixed", amount: "420" };
const plan = [
  { kind: "deposit", percent: "50", due: "on-acceptance" },
  { kind: "balance", rest: true, due: "before-shipping" },
];
const ladder = { lines: [section, bags, run, { ...section, name: "Once" }, setup, freight], plan };

describe("L9.4 an offer in several quantities", () => {
  test("is answered as columns, each with its bags, its total and what a bag costs", async () => {
    const id = await newQuote();
    const { status, body } = await draft(id, ladder);
    expect([status, body.version]).toMatchObject([
      200,
      {
        total_cents: null,
        lines: [
          { kind: "section", amount_cents: 0 },
          { kind: "section", subtotal_cents: 13_500 },
          { name: "Set-up" },
          { name: "Freight" },
        ],
        options: [
          {
            ...{ id: "o1", kind: "one_of", title: "Quantity", at: 1 },
            choices: [
              {
                ...{ id: "o1c1", title: "10,000", is_default: false, units: 10_000, total_cents: 275_502 },
                per_bag: 0.2755,
                lines: [
                  { units: 10_000, unit_price: 0.18 },
                  { units: 20_001, amount_cents: 40_002 },
                ],
              },
              { units: 25_000, lines: [{ unit_price: 0.165 }, { units: 50_002 }] },
              { units: 50_000, lines: [{ unit_price: 0.15 }, { units: 100_005 }] },
            ],
          },
        ],
        plan: [{ amount_cents: null }, { amount_cents: null }],
      },
    ]);
    expect((body.version as { lines: object[] }).lines[0]).not.toHaveProperty("subtotal_cents");
  });

  test("is mailed with each quantity as its reader writes numbers", async () => {
    const id = await newQuote();
    await services.db.updateTable("quotes").set({ language: "fr" }).where("id", "=", id).execute();
    await draft(id, ladder);
    expect((await staff(`${id}/send-offer`)).status).toBe(200);
    const sent = (await postedMails(services)).findLast(({ template }) => template === "quote-news")?.content;
    const titles = ["10", "25", "50"].map((thousands) => `${thousands}\u202f000`);
    expect(sent).toMatchObject({ quantities: titles.map((title) => ({ title })) });
  });

  test("is accepted in one of them, which stands where its line stood, in its section", async () => {
    const { id, answer, client } = await offered(ladder);
    expect((await answer("accept", signed)).status).toBe(409);
    const choices = { o1: "o1c2" };
    // 4,125.00 + 1,000.04 + 135.00 + 420.00
    const shown = { ...signed, choices, total_cents: 568_004 };
    expect((await answer("accept", { ...shown, total_cents: 568_005 })).status).toBe(409);
    expect((await answer("accept", shown)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ stage: "accepted", total_cents: 568_004 });
    const { quote } = (await shop.send("GET", `/api/quotes/${id}`, { bearer: client.bearer })).body;
    expect(quote).toMatchObject({
      agreed: {
        units: 25_000,
        lines: [
          { kind: "section", subtotal_cents: 512_504 },
          { name: "Bags L", units: 25_000 },
          { name: "Run", units: 50_002 },
          { kind: "section", name: "Once", subtotal_cents: 13_500 },
          { name: "Set-up" },
          { name: "Freight" },
        ],
      },
    });
    expect(await versionsOf(id, client.bearer)).toMatchObject([
      {
        lines: [{ subtotal_cents: 512_504 }, {}, {}, {}],
        plan: [{ amount_cents: 284_002 }, { amount_cents: 284_002 }],
      },
    ]);
  });

  test("says what is wrong at the column that it was typed in", async () => {
    const id = await newQuote();
    const wrong = [
      { ...quantities[0], units: 10_000.5 },
      { ...quantities[1], unit_price: "0.12345" },
    ];
    const { status, body } = await draft(id, { lines: [section, { ...bags, quantities: wrong }] });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([
      422,
      ["lines.1.quantities.0.units", "lines.1.quantities.1.unit_price"],
    ]);
    const one = await draft(id, { lines: [{ ...bags, quantities: quantities.slice(1, 2) }] });
    expect([one.status, Object.keys(one.body.errors ?? {})]).toEqual([422, ["lines.0.quantities"]]);
  });

  test("FOUND-H9 takes a discount in dollars that each of them can bear, and no more", async () => {
    const id = await newQuote();
    expect((await draft(id, { ...ladder, discount: { amount: "2200.02" } })).status).toBe(200);
    const { status, body } = await draft(id, { ...ladder, discount: { amount: "2200.03" } });
    expect([status, body.errors]).toMatchObject([422, { discount: [expect.stringContaining("10,000")] }]);
  });
});
