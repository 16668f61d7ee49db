import type { PrintPlaceName } from "../prices/print-places.ts";
import { type Message, withValues } from "../words.ts";

/** A point of a picture, in its pixels, right and down. */
export type Point = readonly [x: number, y: number];

/** Upper left, upper right, lower right and lower left, as the bag's wearer reads it: the cloth may be seen at an angle. */
export type Corners = readonly [Point, Point, Point, Point];

/** Where a product is printed: four corners in one of its pictures, and how large that is on the cloth. */
export interface PrintArea {
  /** Unique within its product, and the same as long as it stays. */
  readonly id: string;
  readonly name: PrintPlaceName;
  /** A picture of the product, by its address. */
  readonly picture: string;
  readonly corners: Corners;
  readonly widthMm: number;
  readonly heightMm: number;
}

export const printAreaLimits = { areas: 6, leastMm: 10, mostMm: 2_000, mostPx: 10_000 } as const;

const tooMany: Message = /*i18n*/ {
  id: "printArea.tooMany",
  message: "Please mark at most {most} print areas.",
};
const idTwice: Message = /*i18n*/ {
  id: "printArea.idTwice",
  message: "Two print areas have the same id.",
};
const twisted: Message = /*i18n*/ {
  id: "printArea.twisted",
  message: "Please mark the four corners clockwise from the upper left, as the cloth lies.",
};

/** The print areas of a product: few, told apart, and each a piece of cloth that is seen from its front. */
export function printAreasRule(areas: readonly Pick<PrintArea, "id" | "corners">[]): Message | undefined {
  if (areas.length > printAreaLimits.areas) return withValues(tooMany, { most: printAreaLimits.areas });
  if (new Set(areas.map(({ id }) => id)).size < areas.length) return idTwice;
  return areas.every(({ corners }) => isSeenFromItsFront(corners)) ? undefined : twisted;
}

/** The least angle at a corner, as the share of the two sides that meet there: narrower ones are a line. */
const flattest = 0.02;

/** Whether it is convex and runs clockwise: what else cannot be cloth in perspective. */
function isSeenFromItsFront(corners: Corners): boolean {
  return corners.every((corner, index) => {
    const [before, after] = [corners[(index + 3) % 4], corners[(index + 1) % 4]];
    if (!before || !after) return false;
    const [inX, inY] = [corner[0] - before[0], corner[1] - before[1]];
    const [outX, outY] = [after[0] - corner[0], after[1] - corner[1]];
    const sides = Math.hypot(inX, inY) * Math.hypot(outX, outY);
    return sides > 0 && inX * outY - inY * outX > flattest * sides;
  });
}
