import { describe, expect, test } from "vitest";
import { unitPriceE4 } from "../money/unit-price.ts";
import type { OfferContent } from "../offers/offer.ts";
import { workOutOffer } from "../offers/work-out-offer.ts";
import { listOfE0, printOfE0 } from "../prices/prices.fixture.ts";
import { printedColours } from "../prices/print-places.ts";
import type { Message } from "../words.ts";
import { bagsToCompare, linesAgain, offerAgain } from "./offer-again.ts";
import { compareRepeat, type PlateFacts, repeatSentence, requestedPlaces } from "./repeat.ts";

const front = { place: "front", colours: 2, widthMm: 200, heightMm: 150, inks: ["348 C", "Black"] } as const;
const back = { place: "back", colours: 1, widthMm: 100, heightMm: 80, inks: ["185 C"] } as const;
const before: PlateFacts = {
  ...{ productIds: [1], sizeIds: [1], fabricColours: ["natural"], artworkSha256: "a1" },
  places: [front, back],
};
const stored = { platesUntil: "2029-12-07", today: "2027-06-01" };
const money = { locale: "en", currency: "USD" } as const;

/** The words with their values, as a page would translate them. */
function say({ message, values }: Message): string {
  return Object.entries(values ?? {}).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    message,
  );
}

describe("L20.2 an exact repeat", () => {
  test.each<[string, Partial<PlateFacts>, string[], string]>([
    ["the same", {}, [], "Exact repeat: your plates are stored, there is no setup fee."],
    [
      "another ink",
      { places: [front, { ...back, inks: ["186 C"] }] },
      ["back"],
      "Back print: ink 186 C instead of 185 C, setup fee $45.00",
    ],
    [
      "another size of the print",
      { places: [{ ...front, widthMm: 210 }, back] },
      ["front"],
      "Front print: 210 × 150 mm instead of 200 × 150 mm, setup fee $90.00",
    ],
    [
      "another size and ink of it",
      { places: [front, { ...back, heightMm: 90, inks: ["186 C"] }] },
      ["back"],
      "Back print: 100 × 90 mm instead of 100 × 80 mm; Back print: ink 186 C instead of 185 C, setup fee $45.00",
    ],
    [
      "a place in words of its own",
      { places: [front, back, { place: "Bottom fold", colours: 1, inks: ["Black"] }] },
      ["Bottom fold"],
      "Bottom fold print: new, setup fee $45.00",
    ],
    [
      "another place",
      { places: [front, back, { place: "gusset", colours: 1 }] },
      ["gusset"],
      "Gusset print: new, setup fee $45.00",
    ],
    [
      "more colors where inks are not known",
      { places: [front, { place: "back", colours: 2 }] },
      ["back"],
      "Back print: 2 colors instead of 1, setup fee $90.00",
    ],
    ["a place less", { places: [front] }, [], "Exact repeat: your plates are stored, there is no setup fee."],
    ["another file", { artworkSha256: "b2" }, ["front", "back"], "Another artwork file, setup fee $135.00"],
    ["other sizes", { sizeIds: [1, 2] }, ["front", "back"], "Other sizes, setup fee $135.00"],
    [
      "another fabric",
      { fabricColours: ["red"] },
      ["front", "back"],
      "Another fabric color, setup fee $135.00",
    ],
    ["another product", { productIds: [2] }, ["front", "back"], "Another product, setup fee $135.00"],
  ])("%s", (_, now, places, sentence) => {
    const repeat = compareRepeat(before, { ...before, ...now }, stored);
    expect(repeat.setUp.map(({ place }) => place)).toEqual(places);
    const setUpCents = printedColours(repeat.setUp) * 4_500;
    expect(repeatSentence(repeat, { setUpCents, money, say })).toBe(sentence);
  });

  test.each([
    ["2027-06-01", true],
    ["2027-05-31", false],
    [null, false],
  ])("plates stored until %s", (platesUntil, isExact) => {
    const repeat = compareRepeat(before, before, { platesUntil, today: "2027-06-01" });
    expect(repeat.setUp.length === 0).toBe(isExact);
    expect(printedColours(repeat.setUp)).toBe(isExact ? 0 : 3);
  });

  test("an order that was not printed has no plates to speak of", () => {
    const repeat = compareRepeat(before, before, stored);
    expect(repeatSentence(repeat, { setUpCents: 0, isPrinted: false, money, say })).toBe(
      "Exact repeat: nothing is printed, there is no setup fee.",
    );
  });

  test("several reasons stand in one sentence, and an unknown rate is no 0", () => {
    const now = { ...before, artworkSha256: "b2", places: [front, { ...back, inks: ["186 C"] }] };
    const repeat = compareRepeat(before, now, stored);
    expect(repeatSentence(repeat, { setUpCents: null, money, say })).toBe(
      "Another artwork file; Back print: ink 186 C instead of 185 C, setup fee to be confirmed",
    );
  });
});

describe("L20.3 the example once more", () => {
  const accepted: OfferContent = {
    rounding: "per-line",
    lines: [
      { kind: "product", name: "Non-woven bag L", sizeId: 1, units: 25_000, unitPriceE4: 1_500 },
      { kind: "run", name: "2 more colours", units: 50_000, unitPriceE4: 250 },
      { kind: "setup", name: "3 screens", units: 3, unitPriceE4: 400_000 },
      { kind: "freight", name: "Freight", amountCents: 42_000, freight: "fixed" },
    ],
    options: [],
    discount: { ppm: 50_000 },
    tax: {
      ...{ name: "Illustration", freightTaxable: false, setupTaxable: true },
      jurisdictions: [{ name: "All of it", ppm: 82_500 }],
    },
  };
  const today = { list: listOfE0, ownPrices: new Map([[1, 2_000]]), productOf: new Map([[1, 1]]) };

  test("as an exact repeat it has no set-up: 5,690.42", () => {
    const again = offerAgain(accepted, { ...today, setUpColours: 0 });
    expect(workOutOffer(again)).toMatchObject({
      ...{ goodsCents: 486_875, freightCents: 42_000, taxCents: 40_167, totalCents: 569_042 },
    });
  });

  test("with its set-up it costs what it did, by today's list", () => {
    for (const setUpColours of [3, "as-before"] as const)
      expect(workOutOffer(offerAgain(accepted, { ...today, setUpColours })).totalCents).toBe(583_656);
  });

  test("FOUND-U23 with other bags: print runs follow by their share, prices by today's break, fees and freight stay", () => {
    const again = offerAgain(accepted, { ...today, setUpColours: 0, bags: [24_999] });
    expect(again.lines.map(({ units, unitPriceE4 }) => [units, unitPriceE4])).toEqual([
      [24_999, 1_800],
      [49_998, 200],
      [undefined, undefined],
    ]);
    const [before, now] = [accepted, again].map((offer) => workOutOffer(offer).lines);
    expect(linesAgain(before ?? [], now ?? []).map((line) => line.now?.amountCents)).toEqual([
      ...[449_982, 99_996, undefined, 42_000],
    ]);
  });

  test("quantities to compare: as many as before, and the steps of the list that may be asked for", () => {
    const breaks = [1, 10_000, 25_000, 50_000].map((minUnits) => ({ minUnits, unitPrice: unitPriceE4(1) }));
    expect(bagsToCompare(30_000, { breaks, least: 10_000 })).toEqual([10_000, 25_000, 30_000, 50_000]);
    expect(bagsToCompare(25_000, { breaks: [], least: 10_000 })).toEqual([25_000]);
  });

  test("what the list does not know stays as it was, for staff to look at", () => {
    const list = { breaks: new Map(), print: { ...printOfE0, run: [], setup: null } };
    const again = offerAgain(accepted, { ...today, list, ownPrices: new Map(), setUpColours: 1 });
    expect(again.lines.map(({ unitPriceE4 }) => unitPriceE4)).toEqual([1_500, 250, 400_000, undefined]);
  });
});

test("a request names the places that were proofed: known ones, each once, with at most 12 colours", () => {
  const places = [
    { place: "back", colours: 1 },
    { place: "Bottom fold", colours: 1 },
    { place: "front", colours: 8 },
    { place: "front", colours: 6 },
  ];
  expect(requestedPlaces(places)).toEqual([
    { place: "front", colours: 12 },
    { place: "back", colours: 1 },
  ]);
});
