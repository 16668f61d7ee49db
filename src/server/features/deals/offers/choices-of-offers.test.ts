import { describe, expect, test } from "vitest";
import { bags, signed } from "#tests/support/deals.ts";
import { postedMails } from "#tests/support/quotes.ts";
import { openOfferShop } from "./offer-shop.fixture.ts";

const { services, shop, bearer, draft, newQuote, offered, staff, versionsOf } = await openOfferShop();

const kit = { kind: "fee", name: "Sample kit", amount: "80" };
const rebate = { kind: "fee", name: "Rebate", amount: "-500", reason: "Paid before" };
const few = { ...bags, units: 1_000, reason: "A sample" };
const choiceOf = (other: unknown, more: object = { default: 0 }) => [
  {
    ...{ kind: "one_of", title: "What", ...more },
    choices: [
      { title: "Bags", lines: [bags] },
      { title: "Other", lines: [other] },
    ],
  },
];

describe("FOUND-H9 what is checked of a whole offer holds for each choice", () => {
  test.each([
    [
      "a discount that a fee alone cannot bear",
      { options: choiceOf(kit), discount: { amount: "500" } },
      "discount",
    ],
    [
      "a discount that few bags cannot bear",
      { options: choiceOf(few), discount: { amount: "500" } },
      "discount",
    ],
    ["a rebate that few bags cannot bear", { lines: [rebate], options: choiceOf(few) }, "lines.0.amount"],
  ])("%s", async (_what, offer, field) => {
    const { status, body } = await draft(await newQuote(), { lines: [], ...offer });
    expect([status, body.errors]).toEqual([422, { [field]: [expect.stringContaining("with “Other”")] }]);
  });

  test.each([
    [
      "a discount is cut to what there is",
      { lines: [], options: choiceOf(few), discount: { amount: "100" } },
      ['"cents":10000', '"cents":50000'],
      [200, undefined],
    ],
    [
      "a total below zero is refused with words",
      { lines: [kit], options: choiceOf(few) },
      ['"amountCents":8000', '"amountCents":-80000'],
      [409, expect.stringContaining("below zero")],
    ],
  ] as const)("in a version that was sent before this rule %s", async (_what, offer, [from, to], seen) => {
    const { id, answer } = await offered(offer);
    const { content } = await services.db
      .selectFrom("quote_versions")
      .select("content")
      .where("quote_id", "=", id)
      .executeTakeFirstOrThrow();
    await services.db
      .updateTable("quote_versions")
      .set({ content: content?.replace(from, to) })
      .where("quote_id", "=", id)
      .execute();
    const { status, body } = await answer("accept", { ...signed, choices: { o1: "o1c2" } });
    expect([status, body.message]).toEqual(seen);
  });

  test("a logo price that leaves less than a rebate is refused at its field", async () => {
    const setup = { kind: "setup", name: "Logo", amount: "600" };
    const { id } = await offered({ lines: [setup, rebate] });
    const { status, body } = await staff(`${id}/update-logo-price`, { price_logo_quote: 0 });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["price_logo_quote"]]);
  });
});

describe("FOUND-H10 a ladder of quantities without a default", () => {
  const plan = [
    { kind: "deposit", due: "on-acceptance", percent: 30 },
    { kind: "balance", due: "before-shipping", rest: true },
  ];
  const ladder = choiceOf({ ...bags, units: 50_000 }, {});

  test("has a plan, whose shares are worked out when the choice is made", async () => {
    const { id, answer } = await offered({ lines: [], options: ladder, plan });
    const mail = (await postedMails(services)).find(
      ({ template, content }) => template === "quote-news" && content.quoteId === id,
    );
    expect(mail?.content).toMatchObject({ news: "offer", isTotalOpen: true });
    // What lists show is the least that can be ordered, and not the nothing that stands without a choice.
    const { body } = await shop.send("GET", `/api/quotes/${id}`, { bearer });
    expect(body.quote).toMatchObject({ total: 4_125, total_cents: 412_500 });
    const asPlanned = (...amounts: (number | null)[]) => amounts.map((amount_cents) => ({ amount_cents }));
    expect(await versionsOf(id)).toMatchObject([{ total_cents: null, plan: asPlanned(null, null) }]);
    expect((await answer("accept", { ...signed, choices: { o1: "o1c2" } })).status).toBe(200);
    expect(await versionsOf(id)).toMatchObject([{ total_cents: 825_000, plan: asPlanned(247_500, 577_500) }]);
  });

  test.each([
    ["an amount at once", { plan: [{ ...plan[0], percent: undefined, amount: "500" }, plan[1]] }],
    ["a discount in dollars", { discount: { amount: "100" } }],
  ])("has %s", async (_what, more) => {
    const { status } = await draft(await newQuote(), { lines: [], options: ladder, ...more });
    expect(status).toBe(200);
  });
});
