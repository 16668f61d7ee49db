import { expect, test } from "vitest";
import { openOfferShop } from "#server/features/deals/offers/offer-shop.fixture.ts";
import { mountFeatures } from "#server/features.ts";
import { bags, signed } from "#tests/support/deals.ts";
import { holdLinkOf } from "#tests/support/quotes.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const { services, bearer, offered, versionsOf } = await openOfferShop();
const shop = await createTestShop(services, [mountFeatures]);
const paper = async (path: string, as: string) => {
  const headers = { authorization: `Bearer ${as}` };
  const { rawPayload } = await shop.app.inject({ url: `/api/quotes/${path}?language=en`, headers });
  return readPdf(rawPayload).text.replace(/\s+/gu, " ");
};

/** $4,125.00 as it stands, and what was chosen makes it $6,125.00. */
const fee = (name: string, amount: string) => ({ kind: "fee", name, amount });
const gifts = { kind: "product", name: "Gift bags", units: 10_000, unit_price: "0.1" };
const withOptions = {
  lines: [bags],
  options: [
    {
      ...{ kind: "one_of", title: "Handles", default: 0 },
      choices: [
        { title: "Short", lines: [] },
        { title: "Long", lines: [fee("Longer handles", "1000")] },
      ],
    },
    {
      ...{ kind: "any_of", title: "Extras" },
      choices: [
        { title: "Gifts", lines: [gifts] },
        { title: "Cards", lines: [fee("Gift cards", "150")] },
      ],
    },
  ],
};

test("L9.3 what was accepted with choices has their lines and sums on every paper, and names the rest as not chosen", async () => {
  const { id, client, answer } = await offered(withOptions);
  const before = await paper(`${id}/versions/1/document`, client.bearer);
  for (const said of [
    "Our offer. It waits for your answer.",
    ...["Short: included", "Long: +$1,000.00", "– Longer handles: $1,000.00"],
    ...["– Gift bags · #1A7F37: 10,000 × $0.10 = $1,000.00", "Total $4,125.00"],
  ])
    expect(before).toContain(said);

  const choices = { o1: "o1c2", o2: ["o2c1"] };
  expect((await answer("accept", { ...signed, choices })).status).toBe(200);
  expect(await versionsOf(id)).toMatchObject([
    { state: "accepted", goods_cents: 612_500, total_cents: 612_500, lines: [{ name: "Bags L" }] },
  ]);
  for (const path of [`${id}/versions/1/document`, `${id}/document`]) {
    const accepted = await paper(path, client.bearer);
    for (const said of [
      ...["Bags L · #1A7F37 25,000 $0.165 $4,125.00", "Longer handles $1,000.00"],
      "Gift bags · #1A7F37 10,000 $0.10 $1,000.00",
      ...["Total $6,125.00", "Short: not chosen Long: chosen", "Gifts: chosen Cards: not chosen"],
      ...["33,250 and 36,750 bags", "for $6,125.00. Evidence:"],
    ])
      expect(accepted).toContain(said);
    expect(accepted).not.toMatch(/\+\$|Gift cards/);
  }
  const forLink = await paper(`${id}/document`, (await holdLinkOf(services, id)).bearer);
  expect(forLink).toContain("The sums count them.");
  expect(forLink).toContain("Total $6,125.00");
  expect(forLink).not.toMatch(/Longer handles|Gift bags/);

  const { id: orderId } = await services.db
    .selectFrom("orders")
    .select("id")
    .where("quote_id", "=", id)
    .executeTakeFirstOrThrow();
  const order = await shop.send("GET", `/api/orders/${orderId}`, { bearer });
  expect(order.body.order).toMatchObject({
    lines: [
      { name: "Bags L", units_ordered: 25_000 },
      { name: "Gift bags", units_ordered: 10_000 },
    ],
  });
  const invoice = await shop.send("POST", `/api/quotes/${id}/invoices`, {
    bearer,
    body: { kind: "invoice" },
  });
  expect(invoice.body.invoice).toMatchObject({
    total_cents: 612_500,
    snapshot: { lines: [{ name: "Bags L" }, { name: "Longer handles" }, { name: "Gift bags" }] },
  });
});
