import { artworkTypes } from "#domain/artwork/artwork-file.ts";
import { artworkLevels, widestPrintMm } from "#domain/artwork/artwork-report.ts";
import { colourCounts } from "#domain/artwork/counted-colours.ts";
import { fontsFound } from "#domain/artwork/drawing-facts.ts";
import { defineCall } from "../call.ts";
import { wholeNumber } from "../fields.ts";
import { z } from "../zod.ts";

const millimetres = z.number().nonnegative();

/** What a file is good for in print; the sentences are in the caller's language. */
export const artworkReport = z
  .object({
    type: z.enum(artworkTypes),
    /** Null for a drawing, which has no pixels of its own. */
    width_px: z.int().nullable(),
    height_px: z.int().nullable(),
    /** These four are of a PDF or AI file: its first page, and what of its fonts is in the file. */
    pages: z.int().nullable(),
    size_mm: z.object({ width: millimetres, height: millimetres }).nullable(),
    fonts: z.enum(fontsFound).nullable(),
    spot_colours: z.array(z.string()),
    /** Null for a PDF that could not be drawn. */
    is_vector: z.boolean().nullable(),
    has_transparency: z.boolean(),
    /** All of it stands on white that is part of the picture: a sketch may take it as transparent. */
    has_white_box: z.boolean(),
    /** Flat colours, the largest first; none of a photo, and none that were not counted. `share` of what is printed. */
    colours: z.array(z.object({ hex: z.string(), share: z.number() })),
    colour_count: z.literal(colourCounts).nullable(),
    /** How wide it prints at 300 and at 150 dots an inch; null for what has no pixels. */
    sharp_up_to_mm: z.object({ good: millimetres, lowest: millimetres }).nullable(),
    level: z.enum(artworkLevels),
    notes: z.array(z.string()),
  })
  .meta({ id: "ArtworkReport" });
export type ArtworkReportAnswer = z.infer<typeof artworkReport>;

/** Nothing is kept. 20 an hour from an address; 503 while buyers' logos take the decoders. */
export const checkArtwork = defineCall({
  method: "POST",
  path: "/api/artwork/check",
  key: "unused",
  summary: "Look at a logo's file: its colours, how large it prints sharp, and what to do about it",
  form: {
    fields: z.strictObject({ width_mm: wholeNumber(1, widestPrintMm).optional() }),
    files: ["file"],
  },
  answers: {
    200: z.object({
      report: artworkReport,
      /** The first page of a PDF as a PNG, as data: for what a browser does not show as a picture itself. */
      preview: z.string().nullable(),
    }),
  },
});
