import { writeSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { drawSketch, logoPx, sketchPx } from "#domain/artwork/drawing/draw-sketch.ts";
import { inkLogo } from "#domain/artwork/drawing/ink-logo.ts";
import type { Raster } from "#domain/artwork/drawing/raster.ts";
import { joinParts, splitParts } from "#server/platform/processes/byte-parts.ts";
import { refusedFile } from "#server/platform/processes/read-apart.ts";
import { drawing } from "./drawing.ts";
import { printPx } from "./sketch-limits.ts";

/**
 * A program of its own: on the standard input what is to be drawn, the picture of the bag, and the logos; on the standard
 * output the sketch as WebP, and a PNG of it on white. Its arguments are the processor time that it may take
 * (milliseconds), and the width of the PNG (px); with 0 it answers each logo as it is printed instead, as a PNG. It ends
 * with 2 when a picture cannot be decoded whole, or not in that time.
 */
const [processorTime = 0, pngPx = 0] = process.argv.slice(2, 4).map(Number);

sharp.cache(false);
sharp.concurrency(1);
setInterval(endWhenTooLong, 50).unref();

const [description = Buffer.alloc(0), bag = Buffer.alloc(0), ...logos] = splitParts(
  await buffer(process.stdin),
);
/** How wide and high a logo is decoded at most: on paper it is as large as on the bag. */
const longestSide = pngPx === 0 ? printPx : logoPx;
try {
  const { dye, places } = drawing.parse(JSON.parse(description.toString()));
  const placed = [];
  for (const { logo, placed: where, ...inking } of places) {
    const decoded = await decode(logos[logo] ?? Buffer.alloc(0), longestSide);
    placed.push({ logo: inkLogo(decoded, inking), placed: where });
  }
  const answer = joinParts(
    pngPx === 0 ? await Promise.all(placed.map(({ logo }) => pngOf(logo))) : await drawBag(dye, placed),
  );
  for (let sent = 0; sent < answer.length; ) sent += writeSync(1, answer, sent);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = refusedFile;
}

function pngOf({ data, width, height }: Raster): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

async function drawBag(dye: string, placed: Parameters<typeof drawSketch>[2]): Promise<Buffer[]> {
  const { data, width, height } = drawSketch(await decode(bag), dye, placed);
  endWhenTooLong();
  const drawn = sharp(data, { raw: { width, height, channels: 4 } });
  const sized = (px: number) => drawn.clone().resize({ width: px, withoutEnlargement: true });
  const webp = await sized(sketchPx).webp({ quality: 85 }).toBuffer();
  const png = await sized(pngPx).flatten({ background: "#fff" }).png({ compressionLevel: 9 }).toBuffer();
  return [webp, png];
}

async function decode(bytes: Buffer, longestSide?: number): Promise<Raster> {
  const { data, info } = await sharp(bytes, { failOn: "error", sequentialRead: true })
    .autoOrient()
    .resize({
      ...(longestSide && { width: longestSide, height: longestSide }),
      fit: "inside",
      withoutEnlargement: true,
    })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

function endWhenTooLong() {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > processorTime) process.exit(refusedFile);
}
