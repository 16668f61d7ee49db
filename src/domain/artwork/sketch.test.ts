import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { millimetres } from "./drawing/drawing.fixture.ts";
import { type PrintArea, printAreaLimits, printAreasRule } from "./print-area.ts";
import {
  isSketchOpen,
  keptInside,
  pictureOfSketch,
  placesOfSketch,
  type Sketch,
  sketchRule,
  widestMm,
} from "./sketch.ts";

const front: PrintArea = {
  ...{ id: "front", name: "front", picture: "/storage/pictures/front.webp", widthMm: 250, heightMm: 230 },
  corners: [
    [0, 0],
    [100, 0],
    [100, 90],
    [0, 90],
  ],
};
const back: PrintArea = { ...front, id: "back", name: "back", picture: "/storage/pictures/back.webp" };
const place = { area: "front", file: "logo", widthMm: 100, xMm: 0, yMm: 0, inks: ["#1A7F37"] };
const sketch: Sketch = { product: 1, size: null, dye: "#FFFFFF", places: [place] };

describe("where a product is printed", () => {
  test.each([
    ["one area", [front], undefined],
    [
      "too many",
      Array.from({ length: printAreaLimits.areas + 1 }, (_, at) => ({ ...front, id: `a${at}` })),
      "printArea.tooMany",
    ],
    ["one id twice", [front, front], "printArea.idTwice"],
    [
      "counter-clockwise",
      [
        {
          ...front,
          corners: [
            [0, 0],
            [0, 90],
            [100, 90],
            [100, 0],
          ] as const,
        },
      ],
      "printArea.twisted",
    ],
    [
      "crossed",
      [
        {
          ...front,
          corners: [
            [0, 0],
            [100, 90],
            [100, 0],
            [0, 90],
          ] as const,
        },
      ],
      "printArea.twisted",
    ],
    [
      "a line",
      [
        {
          ...front,
          corners: [
            [0, 0],
            [50, 0],
            [100, 0],
            [0, 0],
          ] as const,
        },
      ],
      "printArea.twisted",
    ],
  ])("%s", (_, areas, id) => {
    expect(printAreasRule(areas)?.id).toBe(id);
  });
});

describe("a sketch", () => {
  test.each([
    ["obeys", sketch, undefined],
    ["has no logo", { ...sketch, places: [] }, undefined],
    ["has another area", { ...sketch, places: [{ ...place, area: "side" }] }, "sketch.unknownArea"],
    ["has an area twice", { ...sketch, places: [place, place] }, "sketch.areaTwice"],
    ["lies outside", { ...sketch, places: [{ ...place, xMm: 76 }] }, "sketch.outside"],
    ["is too wide", { ...sketch, places: [{ ...place, widthMm: 251 }] }, "sketch.outside"],
    ["has a colour that is none", { ...sketch, dye: "green" }, "quote.colours.invalid"],
    [
      "has an ink that is none",
      { ...sketch, places: [{ ...place, inks: ["url(#a)"] }] },
      "quote.colours.invalid",
    ],
  ])("%s", (_, given, id) => {
    expect(sketchRule(given, [front])?.id).toBe(id);
  });

  test("of a product without print areas is none", () => {
    expect(sketchRule({ ...sketch, places: [] }, [])?.id).toBe("sketch.unknownArea");
  });

  test("says what is printed where; a logo as it is has as many colours as are known of it (L2)", () => {
    const both = { ...sketch, places: [place, { ...place, area: "back", inks: [] }] };
    expect(placesOfSketch(both, [front, back], 3)).toEqual([
      { place: "front", colours: 1 },
      { place: "back", colours: 3 },
    ]);
    expect(placesOfSketch(both, [front, back], 40)[1]?.colours).toBe(12);
  });

  test("is drawn on the picture of its first place", () => {
    const both = { places: [{ ...place, area: "back" }, place] };
    const shown = pictureOfSketch(both, [front, back]);
    expect([shown?.picture, shown?.places.map(({ area }) => area.id)]).toEqual([back.picture, ["back"]]);
    expect(pictureOfSketch({ places: [] }, [front])).toEqual({ picture: front.picture, places: [] });
    expect(pictureOfSketch({ places: [] }, [])).toBeUndefined();
  });

  test("its client changes it until an offer is sent, staff until that is answered", () => {
    const open = (
      side: "staff" | "client",
      stage: "drafting" | "changes_asked" | "accepted",
      wasOffered: boolean,
    ) => isSketchOpen(side, { stage, wasOffered });
    expect([open("client", "drafting", false), open("client", "drafting", true)]).toEqual([true, false]);
    expect([open("staff", "changes_asked", true), open("staff", "accepted", true)]).toEqual([true, false]);
  });

  test("is printed at most as wide as its area, and no higher", () => {
    expect([widestMm(front, { width: 10, height: 1 }), widestMm(front, { width: 1, height: 2 })]).toEqual([
      250, 115,
    ]);
  });

  test("kept inside it stays inside, whatever its size and place", () => {
    const side = fc.double({ min: 1, max: 5_000, noNaN: true });
    const given = fc.record({
      widthMm: fc.double({ min: 1, max: 3_000, noNaN: true }),
      ...{ xMm: millimetres(4_000), yMm: millimetres(4_000), width: side, height: side },
    });
    fc.assert(
      fc.property(given, ({ width, height, ...where }) => {
        const kept = keptInside({ ...place, ...where }, front, { width, height });
        const heightMm = (kept.widthMm * height) / width;
        expect(Math.abs(kept.xMm) + kept.widthMm / 2).toBeLessThanOrEqual(front.widthMm / 2 + 0.11);
        expect(Math.abs(kept.yMm) + heightMm / 2).toBeLessThanOrEqual(
          front.heightMm / 2 + 0.06 + (0.05 * height) / width,
        );
        const sent = { ...sketch, places: [kept] };
        if (kept.widthMm > 0) expect(sketchRule(sent, [front])).toBeUndefined();
      }),
    );
  });
});
