import { type PrintArea, printAreaLimits } from "#domain/artwork/print-area.ts";
import { printPlaces } from "#domain/prices/print-places.ts";
import { z } from "../zod.ts";

const pixels = z.number().min(0).max(printAreaLimits.mostPx);
const corner = z.tuple([pixels, pixels]);
const millimetres = z.number().min(printAreaLimits.leastMm).max(printAreaLimits.mostMm);

/** Corners in pixels of the picture, clockwise from the upper left; an id is the owner's to choose. */
export const printArea = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    name: z.enum(printPlaces),
    picture: z.string().min(1).max(300),
    corners: z.tuple([corner, corner, corner, corner]),
    width_mm: millimetres,
    height_mm: millimetres,
  })
  .meta({ id: "PrintArea" });
export type PrintAreaAnswer = z.infer<typeof printArea>;

/** As the rules know it. */
export function printAreaOf({ width_mm, height_mm, ...area }: PrintAreaAnswer): PrintArea {
  return { ...area, widthMm: width_mm, heightMm: height_mm };
}

export function showPrintArea({ widthMm, heightMm, ...area }: PrintArea): PrintAreaAnswer {
  const [a, b, c, d] = area.corners;
  return { ...area, corners: [[...a], [...b], [...c], [...d]], width_mm: widthMm, height_mm: heightMm };
}
