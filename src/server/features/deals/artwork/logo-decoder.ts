import { writeSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";
import { refusedFile } from "#server/platform/processes/read-apart.ts";
import { countColours } from "./count-colours.ts";
import type { PictureFacts } from "./decode-logo.ts";
import { logoFrames, logoPixels } from "./logo-limits.ts";

/**
 * A program of its own: a picture on the standard input, its preview on the standard output, or what it holds, as JSON, where
 * the format is `facts`. Its arguments are the processor time that it may take (milliseconds), and the longest side (px) and
 * the format of the preview. It ends with 0, or with 2 when the picture cannot be decoded whole, or not in that time. What a hostile picture does to it, it does to
 * this process alone.
 */
const [processorTime = 0, side = 0] = process.argv.slice(2, 4).map(Number);
const format = process.argv[4];

sharp.cache(false);
sharp.concurrency(1);
// Pictures are decoded in threads of their own, so this one is free to look at the time.
setInterval(endWhenTooLong, 50).unref();

const bytes = await buffer(process.stdin);
const limits = { limitInputPixels: logoPixels, failOn: "error", sequentialRead: true } as const;
try {
  const { pages = 1 } = await sharp(bytes, limits).metadata();
  if (pages > logoFrames) throw new Error("too many frames");
  // All of it is decoded, every frame; the output is discarded.
  await sharp(bytes, { ...limits, animated: true })
    .resize({ width: 1 })
    .raw()
    .toBuffer();
  const sized = sharp(bytes, limits)
    .autoOrient()
    // A copy whose colours are counted has no colour that the picture has not.
    .resize({
      ...{ width: side, height: side, fit: "inside", withoutEnlargement: true },
      ...(format === "facts" && { kernel: "nearest" }),
    })
    .toColourspace("srgb");
  const answer = format === "facts" ? await readFacts(sized) : await drawPreview(sized);
  endWhenTooLong();
  for (let sent = 0; sent < answer.length; ) sent += writeSync(1, answer, sent);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = refusedFile;
}

async function drawPreview(sized: Sharp): Promise<Buffer> {
  return await (format === "webp"
    ? sized.webp({ quality: 90 })
    : sized.png({ compressionLevel: 9 })
  ).toBuffer();
}

/** The picture's own size, and its colours as a small copy shows them. */
async function readFacts(sized: Sharp): Promise<Buffer> {
  const { autoOrient } = await sharp(bytes, limits).metadata();
  const { data, info } = await sized.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const counted = countColours({ width: info.width, height: info.height, data });
  const facts: PictureFacts = { widthPx: autoOrient.width, heightPx: autoOrient.height, counted };
  return Buffer.from(JSON.stringify(facts));
}

function endWhenTooLong() {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > processorTime) process.exit(refusedFile);
}
