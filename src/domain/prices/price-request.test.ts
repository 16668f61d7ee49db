import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { unitPriceE4 } from "../money/unit-price.ts";
import { quoteTotal } from "../quotes/quote-total.ts";
import { noPriceList, type PriceList } from "./price-list.ts";
import { isWorthTaking, type PriceRequest, priceRequest } from "./price-request.ts";
import { anAskedSize, breaksOfE0, listOfE0, placesOfE0, printOfE0 } from "./prices.fixture.ts";
import { printPlaces } from "./print-places.ts";

const ask = (units: number, list: PriceList = listOfE0, places = placesOfE0) =>
  priceRequest({ sizes: [anAskedSize({ units })], places }, list);

describe("the example of the rules", () => {
  test("24,000 bags, and what 1,000 more of them save", () => {
    const { lines, unknown, totalCents, nextBreak } = ask(24_000);
    expect(lines).toEqual([
      { kind: "product", sizeId: 1, productId: 1, units: 24_000, unitPrice: 1800, amountCents: 432_000 },
      { kind: "run", sizeId: null, productId: 1, units: 48_000, unitPrice: 200, amountCents: 96_000 },
      { kind: "setup", sizeId: null, productId: null, units: 3, unitPrice: 450_000, amountCents: 13_500 },
    ]);
    expect([unknown, totalCents]).toEqual([[], 541_500]);
    expect(nextBreak).toEqual({ units: 25_000, moreUnits: 1_000, sizeId: 1, differenceCents: -15_500 });
  });

  test("E0: 25,000 bags, and nothing beyond", () => {
    expect(ask(25_000)).toMatchObject({ totalCents: 412_500 + 100_000 + 13_500, nextBreak: null });
  });

  test.each([
    [22_000, 484_000, 28_500],
    [23_295, 512_490, 10],
    [23_296, 512_512, -12],
    [24_000, 528_000, -15_500],
  ])("%i bags without set-up: %i, and the break %i more", (units, totalCents, differenceCents) => {
    const list = { ...listOfE0, print: { ...printOfE0, setup: unitPriceE4(0) } };
    expect(ask(units, list)).toMatchObject({ totalCents, nextBreak: { units: 25_000, differenceCents } });
  });

  test("a step is worth a word up to a tenth more", () => {
    const next = { units: 25_000, moreUnits: 1, sizeId: 1 };
    expect(isWorthTaking({ ...next, differenceCents: 10_000 }, 100_000)).toBe(true);
    expect(isWorthTaking({ ...next, differenceCents: 10_001 }, 100_000)).toBe(false);
    expect(isWorthTaking({ ...next, differenceCents: -1 }, 0)).toBe(true);
  });
});

describe("a break", () => {
  const priceOf = (sizes: PriceRequest["sizes"], list: PriceList = listOfE0) =>
    priceRequest({ sizes, places: [] }, list).lines.map(({ unitPrice }) => unitPrice);

  test("counts all sizes of a product together, each at its own row (L2.3)", () => {
    const wide = breaksOfE0.map((each) => ({ ...each, unitPrice: unitPriceE4(each.unitPrice + 100) }));
    const breaks = new Map([...listOfE0.breaks, [2, wide]]);
    const sizes = [anAskedSize({ units: 15_000 }), anAskedSize({ sizeId: 2, units: 10_000 })];
    expect(priceOf(sizes, { ...listOfE0, breaks })).toEqual([1650, 1750]);
  });

  test("counts no other product's bags", () => {
    const other = { sizeId: 2, productId: 2 };
    expect(priceOf([anAskedSize({ units: 24_999 }), anAskedSize({ ...other, units: 25_000 })])).toEqual([
      1800, 1650,
    ]);
  });

  test("below the first one its price counts", () => {
    const breaks = new Map([[1, breaksOfE0.slice(1)]]);
    expect(ask(1, { ...listOfE0, breaks }, [])).toMatchObject({ totalCents: 17, nextBreak: null });
  });

  test("of a list that does not name the size does not count: its own price does, at any quantity (L2.7)", () => {
    expect(priceOf([anAskedSize({ sizeId: 3, units: 10_000_000 })])).toEqual([2000]);
  });

  test("is offered for the size that most bags are asked of, and within what a size may have", () => {
    const sizes = [anAskedSize({ units: 10_000 }), anAskedSize({ sizeId: 2, units: 12_000 })];
    expect(priceRequest({ sizes, places: [] }, listOfE0).nextBreak).toMatchObject({
      ...{ units: 25_000, moreUnits: 3_000, sizeId: 2 },
    });
    const far = new Map([[1, [...breaksOfE0, { minUnits: 10_000_001, unitPrice: unitPriceE4(1) }]]]);
    expect(ask(9_999_999, { ...listOfE0, breaks: far }).nextBreak).toBeNull();
  });

  test("that costs as much as now is not offered", () => {
    const same = [...breaksOfE0, { minUnits: 50_000, unitPrice: unitPriceE4(1650) }];
    expect(ask(30_000, { ...listOfE0, breaks: new Map([[1, same]]) }).nextBreak).toBeNull();
  });

  test("of the run charge is offered like one of the bags", () => {
    const run = [...printOfE0.run, { minUnits: 30_000, unitPrice: unitPriceE4(100) }];
    const list = { ...listOfE0, print: { ...printOfE0, run } };
    expect(ask(29_000, list).nextBreak).toMatchObject({ units: 30_000 });
    expect(ask(29_000, list, [{ place: "front", colours: 1 }]).nextBreak).toBeNull();
  });
});

describe("printing", () => {
  test.each([
    ["a list that says nothing of it", null, ["run", "setup"], 432_000],
    ["a list without a run charge", { ...printOfE0, run: [] }, ["run"], 445_500],
    ["a list without a set-up", { ...printOfE0, setup: null }, ["setup"], 528_000],
  ])("is not known to %s, and never 0 (L2.1)", (_, print, unknown, totalCents) => {
    const priced = ask(24_000, { ...listOfE0, print });
    expect(priced).toMatchObject({ unknown, totalCents });
    expect(priced.lines.every(({ amountCents }) => amountCents > 0)).toBe(true);
  });

  test("costs no run charge within the included colours, and its set-up once for all sizes and products", () => {
    const sizes = [
      anAskedSize(),
      anAskedSize({ sizeId: 2 }),
      anAskedSize({ sizeId: 3, productId: 2, units: 10_000 }),
    ];
    const one = priceRequest({ sizes, places: [{ place: "back", colours: 1 }] }, listOfE0);
    expect(one.lines.slice(3)).toEqual([expect.objectContaining({ kind: "setup", amountCents: 4_500 })]);
    const three = priceRequest({ sizes, places: placesOfE0 }, listOfE0);
    expect(three.lines.slice(3).map(({ kind, units }) => [kind, units])).toEqual([
      ["run", 96_000],
      ["run", 20_000],
      ["setup", 3],
    ]);
  });
});

describe("whatever is asked for", () => {
  const units = fc.integer({ min: 1, max: 10_000_000 });
  const price = fc.integer({ min: 0, max: 1_000_000 }).map(unitPriceE4);
  const breaks = fc.array(fc.record({ minUnits: units, unitPrice: price }), { maxLength: 5 });
  const print = fc.option(fc.record({ includedColours: fc.nat(3), run: breaks, setup: fc.option(price) }));
  const list = fc.record({ breaks: fc.array(fc.tuple(fc.nat(3), breaks)), print }).map((given) => ({
    ...given,
    breaks: new Map(given.breaks),
  }));
  const size = fc.record({ sizeId: fc.nat(5), productId: fc.option(fc.nat(2)), unitPrice: price, units });
  const sizes = fc.uniqueArray(size, { minLength: 1, maxLength: 6, selector: ({ sizeId }) => sizeId });
  const places = fc.uniqueArray(
    fc.record({ place: fc.constantFrom(...printPlaces), colours: fc.integer({ min: 1, max: 12 }) }),
    { selector: ({ place }) => place },
  );

  test("the total is what the lines say and never below 0; what is unknown has no line", () => {
    fc.assert(
      fc.property(sizes, places, list, (asked, printed, given) => {
        const { lines, unknown, totalCents, nextBreak } = priceRequest(
          { sizes: asked, places: printed },
          given,
        );
        const sum = lines.reduce((total, { amountCents }) => total + amountCents, 0);
        expect(totalCents).toBeGreaterThanOrEqual(0);
        expect(Math.abs(totalCents - sum)).toBeLessThanOrEqual(lines.length);
        for (const part of unknown) expect(lines.some(({ kind }) => kind === part)).toBe(false);
        if (nextBreak) expect(nextBreak.moreUnits).toBeGreaterThan(0);
      }),
    );
  });

  test("without a list bags cost the specified total, to the cent", () => {
    fc.assert(
      fc.property(sizes, (asked) => {
        const { totalCents } = priceRequest({ sizes: asked, places: [] }, noPriceList);
        expect(totalCents).toBe(quoteTotal(asked, cents(0)));
      }),
    );
  });

  test("taking the next break costs exactly what was said", () => {
    fc.assert(
      fc.property(sizes, places, list, (asked, printed, given) => {
        const before = priceRequest({ sizes: asked, places: printed }, given);
        const next = before.nextBreak;
        if (!next) return;
        const grown = asked.map((each) =>
          each.sizeId === next.sizeId ? { ...each, units: each.units + next.moreUnits } : each,
        );
        const after = priceRequest({ sizes: grown, places: printed }, given);
        expect(after.totalCents - before.totalCents).toBe(next.differenceCents);
      }),
    );
  });
});
