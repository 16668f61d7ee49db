import { join } from "node:path";
import { z } from "zod";
import { joinParts, splitParts } from "#server/platform/processes/byte-parts.ts";
import { readApart } from "#server/platform/processes/read-apart.ts";
import { drawingProcessorTime, drawingTimeout, smallPx } from "./sketch-limits.ts";

const point = z.tuple([z.number(), z.number()]).readonly();

/** What is drawn, as the drawer is told; `logo` counts the files that follow. */
export const drawing = z.object({
  dye: z.string(),
  places: z.array(
    z.object({
      logo: z.int(),
      inks: z.array(z.string()).readonly(),
      colours: z.array(z.string()).readonly().optional(),
      isWhiteLeftOut: z.boolean().optional(),
      placed: z.object({
        corners: z.tuple([point, point, point, point]).readonly(),
        areaMm: z.object({ widthMm: z.number(), heightMm: z.number() }),
        widthMm: z.number(),
        xMm: z.number(),
        yMm: z.number(),
      }),
    }),
  ),
});
export type Drawing = z.infer<typeof drawing>;

/** A sketch as pages show it, and on white as mails, papers and proofs do. */
export interface DrawnSketch {
  readonly webp: Buffer;
  readonly png: Buffer;
}

interface Material {
  readonly drawing: Drawing;
  readonly bag: Buffer;
  readonly logos: readonly Buffer[];
}

const path = join(import.meta.dirname, "sketch-drawer.ts");

/**
 * Draws a sketch in a process of its own, as the browser does.
 * @throws UnreadableFile where a picture of it cannot be decoded; any other error is ours, and it may be tried again
 */
export async function drawApart(
  { drawing, bag, logos }: Material,
  { timeout = drawingTimeout, pngPx = smallPx } = {},
): Promise<DrawnSketch> {
  const [webp, png] = await ask({ drawing, bag, logos }, { timeout, pngPx });
  if (!webp || !png) throw new Error("the drawer answered no pictures");
  return { webp, png };
}

/** Draws each logo alone as its place prints it, as a PNG. @throws as `drawApart` */
export async function drawPrintsApart(material: Omit<Material, "bag">): Promise<readonly Buffer[]> {
  return await ask({ ...material, bag: Buffer.alloc(0) }, { timeout: drawingTimeout, pngPx: 0 });
}

async function ask(
  { drawing, bag, logos }: Material,
  { timeout, pngPx }: { readonly timeout: number; readonly pngPx: number },
): Promise<readonly Buffer[]> {
  const sent = joinParts([Buffer.from(JSON.stringify(drawing)), bag, ...logos]);
  const args = [drawingProcessorTime, pngPx].map(String);
  return splitParts(await readApart(sent, { path, args, timeout }));
}
