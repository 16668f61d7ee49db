import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Corners, Point } from "../print-area.ts";
import { boxOf, drawSketch, dyed, fullLight, layLogo, type Placed, takesDye } from "./draw-sketch.ts";
import { millimetres } from "./drawing.fixture.ts";
import { inkLogo } from "./ink-logo.ts";
import { perspectiveOf } from "./perspective.ts";
import { emptyRaster, type Raster, type Rgb } from "./raster.ts";

const corners: Corners = [
  [60, 80],
  [210, 100],
  [200, 260],
  [70, 230],
];
const areaMm = { widthMm: 250, heightMm: 230 };
const whole: Placed = { corners, areaMm, widthMm: 250, xMm: 0, yMm: 0 };

/** A picture of one colour; `alpha` of its ground is 0 where it is cut out. */
function plain(width: number, height: number, [red, green, blue]: Rgb, alpha = 255): Raster {
  const raster = emptyRaster(width, height);
  for (let at = 0; at < raster.data.length; at += 4) raster.data.set([red, green, blue, alpha], at);
  return raster;
}

/** A cut-out of white cloth: its first row is nothing. */
function cutOut(): Raster {
  const bag = plain(300, 300, [255, 255, 255]);
  bag.data.fill(0, 0, 300 * 4);
  return bag;
}

const colourAt = ({ width, data }: Raster, [x, y]: Point) => {
  const at = (Math.round(y) * width + Math.round(x)) * 4;
  return [...data.subarray(at, at + 3)];
};
const black: Rgb = [0, 0, 0];

describe("a logo on a bag", () => {
  test("that fills its area ends at the corners that were marked, within 2 px", () => {
    const drawn = drawSketch(cutOut(), "#FFFFFF", [{ logo: plain(250, 230, black), placed: whole }]);
    const middle: Point = [135, 167];
    for (const [x, y] of corners) {
      const away = Math.hypot(x - middle[0], y - middle[1]);
      const along = (px: number): Point => [
        x + ((x - middle[0]) / away) * px,
        y + ((y - middle[1]) / away) * px,
      ];
      expect(colourAt(drawn, along(-2.5))).toEqual([0, 0, 0]);
      expect(colourAt(drawn, along(2.5))).toEqual([255, 255, 255]);
    }
  });

  test("is as wide as its millimetres say, within 1 %", () => {
    const flat: Corners = [
      [20, 20],
      [270, 20],
      [270, 250],
      [20, 250],
    ];
    for (const widthMm of [50, 100, 200]) {
      const placed = { corners: flat, areaMm, widthMm, xMm: 10, yMm: -5 };
      const drawn = drawSketch(cutOut(), "#FFFFFF", [{ logo: plain(200, 100, black), placed }]);
      let darkness = 0;
      for (let x = 0; x < 300; x += 1) darkness += 255 - (colourAt(drawn, [x, 130])[0] ?? 0);
      expect(Math.abs(darkness / 255 - widthMm)).toBeLessThanOrEqual(widthMm / 100);
    }
  });

  test("takes the folds of the cloth, and the cloth its dye", () => {
    const bag = cutOut();
    for (let at = 300 * 150 * 4; at < bag.data.length; at += 4) bag.data.set([128, 128, 128], at);
    const drawn = drawSketch(bag, "#C8102E", [
      { logo: plain(250, 230, [255, 255, 255]), placed: { ...whole, widthMm: 100 } },
    ]);
    expect(takesDye(bag)).toBe(true);
    expect(colourAt(drawn, [10, 50])).toEqual([200, 16, 46]);
    expect(colourAt(drawn, [135, 190])).toEqual([128, 128, 128]);
    expect(colourAt(drawn, [135, 145])).toEqual([255, 255, 255]);
  });

  test("laid again onto the dyed bag it changes its own part alone, and gives the whole picture", () => {
    const bag = cutOut();
    const placed = { ...whole, widthMm: 80, xMm: 20 };
    const logo = plain(60, 40, black);
    const picture = dyed(bag, "#C8102E");
    const before = picture.data.slice();
    const part = layLogo(picture, bag, logo, placed, fullLight(bag, corners));
    expect(picture.data).toEqual(drawSketch(bag, "#C8102E", [{ logo, placed }]).data);
    const area = boxOf(bag, corners);
    expect([part.left > area.left, part.right < area.right]).toEqual([true, true]);
    for (let at = 0; at < before.length; at += 1) {
      const [x, y] = [(at >> 2) % 300, Math.floor(at / 1_200)];
      const isInside = x >= part.left && x < part.right && y >= part.top && y < part.bottom;
      if (!isInside && picture.data[at] !== before[at]) throw new Error(`changed at ${x}, ${y}`);
    }
  });

  test("leaves a photo in its own colours", () => {
    const photo = plain(300, 300, [200, 190, 180]);
    const drawn = drawSketch(photo, "#C8102E", [{ logo: plain(250, 230, black), placed: whole }]);
    expect(colourAt(drawn, [10, 10])).toEqual([200, 190, 180]);
    expect(colourAt(drawn, [135, 160])).toEqual([0, 0, 0]);
  });
});

describe("the inks of a logo", () => {
  const [green, red]: readonly Rgb[] = [
    [26, 127, 55],
    [200, 16, 46],
  ];
  if (!green || !red) throw new Error("two colours");
  const half = plain(2, 1, green);
  half.data.set([...red, 255], 4);

  test("one ink takes the place of its darkest colour; softened edges are thinner", () => {
    const logo = plain(3, 1, [0, 0, 0]);
    logo.data.set([128, 128, 128, 255], 4);
    logo.data.set([255, 255, 255, 255], 8);
    const { data } = inkLogo(logo, { inks: ["#F2A900"], isWhiteLeftOut: true });
    expect([...data.subarray(0, 3)]).toEqual([242, 169, 0]);
    expect([data[3], data[11]]).toEqual([255, 0]);
    expect(data[7]).toBeGreaterThan(120);
    expect(data[7]).toBeLessThan(135);
  });

  test("two inks take the place of its own colours, one for one", () => {
    const { data } = inkLogo(half, { inks: ["#000000", "#FFFFFF"], colours: ["#1A7F37", "#C8102E"] });
    expect([...data]).toEqual([0, 0, 0, 255, 255, 255, 255, 255]);
  });

  test("as it is, with or without its white", () => {
    expect(inkLogo(half, { inks: [] })).toBe(half);
    const logo = plain(2, 1, [255, 255, 255]);
    logo.data.set([...green, 255], 4);
    const { data } = inkLogo(logo, { inks: [], isWhiteLeftOut: true });
    expect([data[3], ...data.subarray(4)]).toEqual([0, ...green, 255]);
  });
});

test("from the cloth to the picture and back is the same place", () => {
  const { toPicture, toCloth } = perspectiveOf(corners, areaMm);
  fc.assert(
    fc.property(fc.tuple(millimetres(125), millimetres(115)), ([x, y]) => {
      const [backX, backY] = toCloth(...toPicture(x, y));
      expect(Math.hypot(backX - x, backY - y)).toBeLessThan(1e-6);
    }),
  );
});
