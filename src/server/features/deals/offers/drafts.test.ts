import { describe, expect, test } from "vitest";
import { bags, example } from "#tests/support/deals.ts";
import { holdLinkOf } from "#tests/support/quotes.ts";
import { openOfferShop } from "./offer-shop.fixture.ts";

const { services, shop, tote, bearer, draft, newQuote, versionsOf, rowOf, offered } = await openOfferShop();

describe("a draft", () => {
  test("L1.3 is answered with every amount worked out, and leaves the total that stands", async () => {
    const id = await newQuote();
    const { status, body } = await draft(id, example);
    expect(status).toBe(200);
    expect(body.version).toMatchObject({
      ...{
        number: 1,
        state: "draft",
        rounding: "per-line",
        discount: { percent: 5 },
        discount_cents: 25_625,
      },
      ...{ goods_cents: 500_375, freight_cents: 42_000, tax_cents: 0, total_cents: 542_375, valid_days: 30 },
    });
    expect(await rowOf(id)).toEqual({ stage: "drafting", status: "pending", total_cents: 140_000 });
  });

  test("stands in the history whenever it is written, with its total, but not when the same is written again", async () => {
    const id = await newQuote();
    for (const given of [example, example, { ...example, intro: "As we said on the telephone" }])
      expect((await draft(id, given)).status).toBe(200);
    const entries = await services.db
      .selectFrom("history")
      .select(["doer", "after"])
      .where("subject_id", "=", id)
      .where("action", "=", "quote.edit")
      .execute();
    const entry = { doer: "staff", after: JSON.stringify({ total_cents: 542_375 }) };
    expect(entries).toEqual([entry, entry]);
  });

  test("a line that names a size is called and priced as the catalogue has it", async () => {
    const id = await newQuote();
    const { body } = await draft(id, {
      lines: [{ kind: "product", size_id: tote.sizes[0]?.id, units: 10_000 }],
    });
    expect(body.version).toMatchObject({ total_cents: 140_000, lines: [{ unit_price: 0.14 }] });
  });

  test("what is wrong is said at its field, and nothing is written", async () => {
    const id = await newQuote();
    const { status, body } = await draft(id, {
      lines: [bags, { kind: "fee", name: "Rebate", amount: "-10" }],
    });
    expect([status, body.errors]).toEqual([422, { "lines.1.amount": [expect.stringContaining("reason")] }]);
    expect(await rowOf(id)).toMatchObject({ stage: "new" });
  });

  test("of two people who write, the second gets the fresh row and overwrites nothing", async () => {
    const id = await newQuote();
    const seen = (await shop.send("GET", `/api/quotes/${id}`, { bearer })).headers.etag;
    const write = (name: string) =>
      shop.send("PUT", `/api/quotes/${id}/draft`, {
        bearer,
        headers: { "if-match": String(seen) },
        body: { lines: [{ ...bags, name }] },
      });
    expect((await write("First")).status).toBe(200);
    const late = await write("Second");
    expect([late.status, late.body.code]).toEqual([409, "conflict"]);
    expect(await versionsOf(id)).toMatchObject([{ lines: [{ name: "First" }] }]);
  });

  test("is no business of clients", async () => {
    const { id, client } = await offered();
    await draft(id, { lines: [bags], note: "Margin 12 %" });
    expect(await versionsOf(id)).toHaveLength(2);
    for (const reader of [client, await holdLinkOf(services, id)]) {
      const versions = await versionsOf(id, reader.bearer);
      expect(versions).toMatchObject([{ number: 1, state: "sent", note: null }]);
    }
  });
});
