import { expect, test } from "vitest";
import type { DraftBody } from "#contracts/quotes/drafts.ts";
import type { QuoteVersionAnswer, VersionLine } from "#contracts/quotes/versions.ts";
import { firstOfferSettings } from "#domain/offers/offer-settings.ts";
import { quoteForTest } from "../quote.fixture.ts";
import { asSettled, typedOfRequest, typedOfVersion } from "./read-offer.ts";
import { typedOfDraftLine } from "./typed-draft-line.ts";
import { toDraft, toLine } from "./typed-offer.ts";

const line = (given: Partial<VersionLine>): VersionLine => ({
  ...{ kind: "product", name: "Bag L", size_id: null, units: null, unit_price: null, amount_cents: 0 },
  ...{ taxable: null, discountable: null, freight: null, reason: null },
  ...given,
});

const version: QuoteVersionAnswer = {
  ...{ number: 2, state: "draft", rounding: "per-line", discount: { percent: 5 }, discount_cents: 25_625 },
  ...{
    goods_cents: 500_375,
    freight_cents: 0,
    is_freight_open: true,
    tax_profile_id: 3,
    taxes: [],
    tax_cents: 0,
    freight_taxable: false,
    setup_taxable: true,
  },
  ...{ total_cents: 500_375, tolerance_percent: 2.5, intro: "Hello", note: "Mind the ink", valid_days: null },
  tolerance_under_percent: 0,
  ...{
    valid_until: null,
    is_expired: false,
    hash: null,
    sent_at: null,
    first_viewed_at: null,
    acceptance: null,
  },
  lines: [
    line({ size_id: 4, units: 25_000, unit_price: 0.165, amount_cents: 412_500 }),
    line({ kind: "fee", name: "Sample", amount_cents: -500, reason: "Paid before", discountable: false }),
    line({ kind: "freight", name: "Freight", freight: "to-be-confirmed" }),
    line({ kind: "text", name: "On pallets" }),
  ],
  plan: [
    {
      ...{ kind: "deposit", percent: 30, amount: null, rest: false, due: "on-acceptance", days: null },
      amount_cents: 150_113,
    },
    {
      ...{ kind: "balance", percent: null, amount: null, rest: true, due: "net-days", days: 30 },
      amount_cents: 350_262,
    },
  ],
  options: [
    {
      ...{ id: "o1", kind: "any_of", title: "Extras" },
      choices: [
        {
          ...{ id: "o1c1", title: "Ribbon", is_default: true, difference_cents: 100 },
          lines: [line({ kind: "fee", name: "Ribbon", amount_cents: 100 })],
        },
      ],
    },
  ],
};

test.each(["en-US", "fr-FR"])("a draft is sent back as it was read: %s", (locale) => {
  const unit_costs = { "lines.0": 0.0825, "options.0.choices.0.lines.0": 0.5 };
  const costed = { ...version, unit_costs };
  expect(toDraft(typedOfVersion(costed, { locale, isWritten: true }), locale)).toEqual({
    lines: [
      { kind: "product", name: "Bag L", size_id: 4, units: 25_000, unit_price: 0.165, unit_cost: 0.0825 },
      { kind: "fee", name: "Sample", amount: -5, reason: "Paid before", discountable: false },
      { kind: "freight", name: "Freight", freight: "to-be-confirmed" },
      { kind: "text", name: "On pallets" },
    ],
    options: [
      {
        ...{ kind: "any_of", title: "Extras", default: [0] },
        choices: [{ title: "Ribbon", lines: [{ kind: "fee", name: "Ribbon", amount: 1, unit_cost: 0.5 }] }],
      },
    ],
    discount: { percent: 5 },
    plan: [
      { kind: "deposit", percent: 30, due: "on-acceptance" },
      { kind: "balance", rest: true, due: "net-days", days: 30 },
    ],
    ...{ tax_profile_id: 3, valid_days: null, tolerance_percent: 2.5, intro: "Hello", note: "Mind the ink" },
    tolerance_under_percent: 0,
  });
});

test("the next offer, copied from one that was sent, holds as long as offers usually do", () => {
  const copy = typedOfVersion({ ...version, state: "sent" }, { locale: "en-US", isWritten: false });
  expect({ hasEnd: copy.hasEnd, days: copy.validDays }).toEqual({ hasEnd: true, days: "30" });
});

test("a new offer ends and is taxed as the shop has settled; a copy keeps its taxes", () => {
  const settings = { ...firstOfferSettings, offer_valid_days: 14, default_tax_profile_id: 8 };
  const copy = typedOfVersion(version, { locale: "en-US", isWritten: false });
  expect(asSettled(copy, settings, false)).toMatchObject({ taxProfileId: 8, hasEnd: true, validDays: "14" });
  expect(asSettled(copy, { ...settings, offer_valid_days: null }, true)).toMatchObject({
    taxProfileId: 3,
    hasEnd: false,
  });
});

test("a first offer begins with the request and the logo fee, which is asked for where it is not named", () => {
  const quote = quoteForTest({ status: "pending", isLogoRequired: true, hasFile: true, fee: null });
  const lines = [
    { size_id: 4, product_id: 1, product_name: "Tote", size_name: "Large", label: null, units: 10_000 },
  ].map((each) => ({
    ...each,
    buyer_names: { product_name: "Cabas", size_name: "Grand" },
    unit_price: 0.14,
    line_total: 1400,
    line_total_cents: 140_000,
  }));
  expect(toDraft(typedOfRequest({ ...quote, lines }, "en-US"), "en-US").lines).toEqual([
    { kind: "product", size_id: 4, name: "Cabas, Grand", units: 10_000, unit_price: 0.14 },
    { kind: "setup", name: "Logo" },
  ]);
});

test("L2.7 what the printing of a request costs stands apart, until a logo fee is set", () => {
  const quote = quoteForTest({ status: "pending", isLogoRequired: true, hasFile: true, fee: null });
  const print_lines = [
    { kind: "run" as const, units: 48_000, unit_price: 0.02, amount_cents: 96_000 },
    { kind: "setup" as const, units: 3, unit_price: 45, amount_cents: 13_500 },
  ].map((each) => ({ ...each, size_id: null, product_id: null }));
  const lines = (fee: number | null) =>
    toDraft(typedOfRequest({ ...quote, print_lines, price_logo_quote: fee }, "en-US"), "en-US").lines;
  expect(lines(null)).toEqual([
    { kind: "run", name: "Printing, more colors", units: 48_000, unit_price: 0.02 },
    { kind: "setup", name: "Printing, setup fee", units: 3, unit_price: 45 },
  ]);
  expect(lines(25)).toEqual([{ kind: "setup", name: "Logo", amount: 25 }]);
});

test("L9.4 a stored ladder is written on as lines in several quantities, where it stood", () => {
  const column = (units: number, price: number, isDefault: boolean) => ({
    ...{ id: `o1c${units}`, title: `${units}`, is_default: isDefault, difference_cents: 0 },
    lines: [
      line({ size_id: 4, units, unit_price: price, amount_cents: Math.round(units * price * 100) }),
      line({ kind: "run", name: "Run", units: units * 2, unit_price: 0.02, amount_cents: units * 4 }),
    ],
  });
  const choices = [column(10_000, 0.18, false), column(25_000, 0.165, true)];
  const ladder = { id: "o1", kind: "one_of" as const, title: "Quantity", at: 1, choices };
  const draft = toDraft(
    typedOfVersion({ ...version, options: [ladder] }, { locale: "en-US", isWritten: true }),
    "en-US",
  );
  expect(draft.options).toEqual([]);
  expect(draft.lines.slice(1, 3)).toEqual([
    {
      ...{ kind: "product", name: "Bag L", size_id: 4, unit_price: 0.18 },
      quantities: [
        { units: 10_000, unit_price: 0.18 },
        { units: 25_000, unit_price: 0.165, default: true },
      ],
    },
    {
      ...{ kind: "run", name: "Run", units: 20_000, unit_price: 0.02 },
      quantities: [
        { units: 20_000, unit_price: 0.02 },
        { units: 50_000, unit_price: 0.02, default: true },
      ],
    },
  ]);
});

test.each(["en-US", "fr-FR"])("L9.5 a saved line is added as it was saved: %s", (locale) => {
  const saved: DraftBody["lines"][number] = {
    ...{ kind: "product", name: "Bag L", size_id: 4, unit_price: "0.165", reason: "A trial" },
    ...{ discount: { percent: "2.5" }, taxable: false, discountable: true },
    quantities: [
      { units: 10_000, unit_price: 0.18 },
      { units: 25_000, default: true },
    ],
  };
  const typed = typedOfDraftLine(saved, locale);
  expect(toLine({ ...typed, key: 1 }, locale)).toEqual({
    ...saved,
    ...{ unit_price: 0.165, discount: { percent: 2.5 } },
  });
  const freight = { kind: "freight", name: "Freight", freight: "fixed", amount: "1420.50" } as const;
  expect(toLine({ ...typedOfDraftLine(freight, locale), key: 1 }, locale)).toEqual({
    ...freight,
    amount: 1420.5,
  });
});
