import { describe, expect, test } from "vitest";
import { getQuoteCosts } from "#contracts/quotes/quote-costs.ts";
import { signed } from "#tests/support/deals.ts";
import { markPaid } from "#tests/support/quotes.ts";
import { addUser } from "#tests/support/staff.ts";
import { openOfferShop } from "./offer-shop.fixture.ts";

const { services, shop, tote, bearer, staff, draft, newQuote, offered } = await openOfferShop();
const sizeId = tote.sizes[0]?.id ?? 0;
const setCost = (unit_cost_e4: number | null) =>
  services.db.updateTable("sizes").set({ unit_cost_e4 }).where("id", "=", sizeId).execute();
const costsOf = async (id: number, as = bearer) => {
  const answer = await shop.send("GET", `/api/quotes/${id}/costs`, { bearer: as });
  expect(answer.status, answer.text).toBe(200);
  return getQuoteCosts.answers[200].parse(answer.body).versions;
};
const bags = { kind: "product", size_id: sizeId, units: 10_000, unit_price: "0.2" };
const fee = { kind: "fee", name: "Folding", amount: "120" };
const typedFee = { ...fee, unit_cost: "35.5" };
await setCost(800);

describe("L1.11 what an offer costs the shop", () => {
  test("follows the catalogue while it is a draft, except where staff typed it, and is frozen when it is sent", async () => {
    const id = await newQuote();
    const saved = await draft(id, { lines: [bags, { ...bags, unit_cost: "0.09" }, fee, typedFee] });
    expect([saved.status, saved.body.unit_costs]).toEqual([200, { "lines.1": 0.09, "lines.3": 35.5 }]);
    const [drafted] = await costsOf(id);
    // 2 × 2,000.00 + 120.00 of 4,240.00 have a cost: 800.00 + 900.00 + 35.50.
    expect(drafted).toMatchObject({
      ...{ net_cents: 424_000, costed_cents: 412_000, cost_cents: 173_550, unknown_lines: 1 },
      unit_costs: { "lines.0": 0.08, "lines.1": 0.09, "lines.3": 35.5 },
    });
    await setCost(700);
    expect(await costsOf(id)).toMatchObject([{ unit_costs: { "lines.0": 0.07, "lines.1": 0.09 } }]);
    expect((await staff(`${id}/send-offer`)).status).toBe(200);
    await setCost(800);
    expect(await costsOf(id)).toMatchObject([{ unit_costs: { "lines.0": 0.07, "lines.1": 0.09 } }]);
  });

  test("of a request that is confirmed as it stands is what the catalogue says", async () => {
    const id = await newQuote();
    expect((await staff(`${id}/send-offer`)).status).toBe(200);
    const [only] = await costsOf(id);
    expect(only).toMatchObject({ typed: {}, unit_costs: { "lines.0": 0.08 }, unknown_lines: 0 });
  });

  test("of one that is paid without an offer is frozen, too", async () => {
    const id = await newQuote();
    // Confirmed before offers were versions: it has the draft of its request alone.
    await services.db.updateTable("quotes").set({ status: "approved" }).where("id", "=", id).execute();
    expect(await markPaid(services, id)).toBe(true);
    await setCost(700);
    expect(await costsOf(id)).toMatchObject([{ unit_costs: { "lines.0": 0.08 } }]);
    await setCost(800);
  });

  test("is that of each quantity, and once it is accepted of the one that was chosen", async () => {
    const quantities = [{ units: 10_000 }, { units: 25_000 }];
    const { id, answer } = await offered({
      lines: [{ ...bags, units: undefined, quantities, unit_cost: "0.09" }],
    });
    expect(await costsOf(id)).toMatchObject([
      { typed: { "options.0.choices.0.lines.0": 0.09, "options.0.choices.1.lines.0": 0.09 }, cost_cents: 0 },
    ]);
    expect((await answer("accept", { ...signed, choices: { o1: "o1c2" } })).status).toBe(200);
    expect(await costsOf(id)).toMatchObject([{ net_cents: 500_000, cost_cents: 225_000, unknown_lines: 0 }]);
  });

  test("stays with its line when a logo fee comes beside it in an offer that follows", async () => {
    const { id } = await offered({ lines: [typedFee, bags] });
    await setCost(700);
    await services.db.updateTable("quotes").set({ is_logo_required: 1 }).where("id", "=", id).execute();
    expect((await staff(`${id}/update-logo-price`, { price_logo_quote: "50.00" })).status).toBe(200);
    expect((await costsOf(id)).at(-1)).toMatchObject({
      ...{ number: 2, unit_costs: { "lines.0": 35.5, "lines.1": 0.08 }, unknown_lines: 1 },
    });
    await setCost(800);
  });

  test("a cost that is none is refused at its field", async () => {
    const refused = await draft(await newQuote(), { lines: [bags, { ...fee, unit_cost: "-1" }] });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ["lines.1.unit_cost"]]);
  });
});

describe("L1.11 what becomes of typed costs", () => {
  test("a copy, the next version and a template keep them; the catalogue's are looked up anew", async () => {
    const { id } = await offered({ lines: [bags, typedFee] });
    await setCost(650);
    const copied = (await staff(`${id}/duplicate`)).body.quote as { id: number };
    const template = await shop.send("POST", "/api/templates", {
      ...{ bearer, body: { name: "Folded", body: { lines: [bags, typedFee] } } },
    });
    const other = await newQuote();
    const { id: template_id } = template.body.template as { id: number };
    const taken = await staff(`${other}/draft/from-template`, { template_id });
    expect(taken.body.unit_costs).toEqual({ "lines.1": 35.5 });
    for (const quoteId of [copied.id, other])
      expect((await costsOf(quoteId)).at(-1)).toMatchObject({
        ...{ typed: { "lines.1": 35.5 }, unit_costs: { "lines.0": 0.065, "lines.1": 35.5 } },
      });
    expect((await staff(`${id}/recall`)).status).toBe(200);
    expect(await costsOf(id)).toMatchObject([
      { unit_costs: { "lines.0": 0.08 } },
      { typed: { "lines.1": 35.5 }, unit_costs: { "lines.0": 0.065 } },
    ]);
    await setCost(800);
  });
});

test("costs are read by staff that reads prices", async () => {
  const { id, client } = await offered({ lines: [bags, typedFee] });
  const { bearer: reader } = await addUser(services, { role: "reader" });
  expect(await costsOf(id, reader)).toHaveLength(1);
  const { bearer: production } = await addUser(services, { role: "production" });
  for (const [as, status] of [
    [production, 403],
    [client.bearer, 403],
    [undefined, 401],
  ] as const)
    expect((await shop.send("GET", `/api/quotes/${id}/costs`, { bearer: as })).status).toBe(status);
});
