import { printAreaLimits } from "#domain/artwork/print-area.ts";
import type { Sketch } from "#domain/artwork/sketch.ts";
import { maximumPrintColours } from "#domain/prices/print-places.ts";
import { fileAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, id, time, wholeNumber } from "../fields.ts";
import { z } from "../zod.ts";

const millimetres = z.number().min(-printAreaLimits.mostMm).max(printAreaLimits.mostMm);
const codes = z.array(z.string().max(20)).max(maximumPrintColours);

/** A logo on a print area; its centre counts from the middle of the area, right and down. */
const sketchPlace = z.strictObject({
  area: z.string().min(1).max(40),
  /** `logo`, `artwork-0` … of the form, or the id of a file of the deal. */
  file: z.string().regex(/^(logo|artwork-[0-2]|[1-9]\d{0,9})$/),
  width_mm: z.number().positive().max(printAreaLimits.mostMm),
  x_mm: millimetres,
  y_mm: millimetres,
  /** The colours that it is drawn in; empty: as it is. */
  inks: codes,
  /** The file's own colours that become the inks, one for one. */
  colours: codes.optional(),
  /** Its white is cloth. */
  leaves_white_out: z.boolean().optional(),
});

/** A bag with its logos: what draws the same picture in a browser and here. */
export const sketch = z
  .strictObject({
    product: id,
    size: id.nullable(),
    dye: z.string().max(20),
    places: z.array(sketchPlace).max(printAreaLimits.areas),
  })
  .meta({ id: "Sketch" });
export type SketchAnswer = z.infer<typeof sketch>;

const keptSketch = z.object({
  sketch: sketch
    .extend({
      /** Whether its picture is there; it is drawn when a decoder is free. */
      is_drawn: z.boolean(),
      /** Its product was changed or deleted since: the picture stays as it was. */
      is_of_the_past: z.boolean(),
      created_at: time,
    })
    .nullable(),
});

export const getSketch = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/sketch",
  summary: "How the bag of a quote is to look; null where there is none",
  params: byId,
  answers: { 200: keptSketch },
});

/** Its client until an offer is sent, staff until it is accepted; what was sent keeps the picture that it had. */
export const putSketch = defineCall({
  method: "PUT",
  path: "/api/quotes/{id}/sketch",
  summary: "Say anew how the bag of a quote is to look",
  params: byId,
  body: sketch,
  errors: ["conflict"],
  answers: { 200: keptSketch },
});

/** WebP of 800 px, or a PNG on white where no more than 400 px are asked for. */
export const getSketchPicture = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/sketch/picture",
  summary: "The picture of a quote's sketch, once it is drawn",
  params: byId,
  query: z.strictObject({ width: wholeNumber(1, 4_000).optional() }),
  ...fileAnswer,
});

/** As the rules know it. */
export function sketchOf({ product, size, dye, places }: SketchAnswer): Sketch {
  return {
    ...{ product, size, dye },
    places: places.map(({ width_mm, x_mm, y_mm, leaves_white_out, ...place }) => ({
      ...place,
      ...{ widthMm: width_mm, xMm: x_mm, yMm: y_mm, isWhiteLeftOut: leaves_white_out },
    })),
  };
}

/** As a request sends it. */
export function showSketch({ places, ...bag }: Sketch): SketchAnswer {
  return {
    ...bag,
    places: places.map(({ widthMm, xMm, yMm, isWhiteLeftOut, inks, colours, ...place }) => ({
      ...place,
      ...{ width_mm: widthMm, x_mm: xMm, y_mm: yMm, inks: [...inks] },
      ...(colours && { colours: [...colours] }),
      ...(isWhiteLeftOut && { leaves_white_out: true }),
    })),
  };
}
