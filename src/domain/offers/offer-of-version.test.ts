import { describe, expect, test } from "vitest";
import { type AnsweredVersion, offerOfVersion } from "./offer-of-version.ts";
import { workOutOffer } from "./work-out-offer.ts";

const nothing = { size_id: null, taxable: null, discountable: null, freight: null, reason: null };

/** The example of the rules, as the call answers it. */
const answered: AnsweredVersion = {
  rounding: "per-line",
  lines: [
    { ...nothing, kind: "product", name: "Bag L", units: 25_000, unit_price: 0.165, amount_cents: 412_500 },
    {
      ...nothing,
      kind: "run",
      name: "2 more colours",
      units: 50_000,
      unit_price: 0.02,
      amount_cents: 100_000,
    },
    { ...nothing, kind: "setup", name: "3 screens", units: 3, unit_price: 45, amount_cents: 13_500 },
    {
      ...nothing,
      ...{
        kind: "freight",
        name: "Freight",
        units: null,
        unit_price: null,
        amount_cents: 42_000,
        freight: "fixed",
      },
    },
  ],
  plan: [],
  options: [],
  discount: { percent: 5 },
  tax_profile_id: 1,
  taxes: [{ name: "All of it", percent: 8.25 }],
  freight_taxable: false,
  setup_taxable: true,
};

describe("an answered version is worked out as the server did", () => {
  test("the example of the rules, to the cent", () => {
    expect(workOutOffer(offerOfVersion(answered))).toMatchObject({
      ...{ discountCents: 25_625, goodsCents: 500_375, freightCents: 42_000 },
      ...{ taxCents: 41_281, totalCents: 583_656 },
    });
  });

  test("a discount in dollars, and no tax without a profile", () => {
    const version = { ...answered, discount: { amount: 256.25 }, tax_profile_id: null, taxes: [] };
    expect(workOutOffer(offerOfVersion(version))).toMatchObject({ discountCents: 25_625, taxCents: 0 });
    expect(offerOfVersion(version).tax).toBeUndefined();
  });

  test("what a line says itself, and freight without a number", () => {
    const [bags, run] = answered.lines;
    const open = {
      ...nothing,
      ...{ kind: "freight", name: "Freight", units: null, unit_price: null, amount_cents: 0 },
      freight: "to-be-confirmed",
    } as const;
    const lines = [{ ...bags, taxable: false }, { ...run, discountable: false }, open];
    const offer = workOutOffer(offerOfVersion({ ...answered, lines: lines as typeof answered.lines }));
    expect(offer.isFreightOpen).toBe(true);
    expect(offer.lines.map(({ isTaxed, discountCents }) => [isTaxed, discountCents])).toEqual([
      [false, 20_625],
      [true, 0],
      [false, 0],
    ]);
  });

  test("options keep their ids, and their defaults", () => {
    const choice = (id: string, is_default: boolean, units: number) => ({
      ...{ id, title: id, is_default },
      lines: [
        { ...nothing, kind: "product" as const, name: id, units, unit_price: 0.1, amount_cents: units * 10 },
      ],
    });
    const { options } = offerOfVersion({
      ...answered,
      options: [
        {
          id: "o1",
          kind: "one_of",
          title: "How many",
          choices: [choice("a", false, 10), choice("b", true, 20)],
        },
        { id: "o2", kind: "any_of", title: "Also", choices: [choice("c", true, 30), choice("d", false, 40)] },
        { id: "o3", kind: "one_of", title: "Colour", choices: [choice("e", false, 50)] },
      ],
    });
    expect(options[0]).toMatchObject({ id: "o1", kind: "one_of", defaultChoice: "b" });
    expect(options[1]).toMatchObject({ id: "o2", kind: "any_of", defaultChoices: ["c"] });
    expect(options[2]).not.toHaveProperty("defaultChoice");
  });
});
