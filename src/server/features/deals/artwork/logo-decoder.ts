import { writeSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";
import { fileKindOfBytes } from "#domain/files/file-kind.ts";
import { limitProcessorTime } from "#server/platform/processes/limit-processor-time.ts";
import { refusedFile } from "#server/platform/processes/read-apart.ts";
import { countColours, type Pixels } from "./count-colours.ts";
import type { PictureFacts } from "./decode-logo.ts";
import { countedSide, logoFrames, logoPixels, svgProcessorTime, svgSide } from "./logo-limits.ts";
import { openPdfPage } from "./pdf-page.ts";
import { openSvgPage } from "./svg-page.ts";

/**
 * A program of its own: a picture, a PDF or an SVG on the standard input, its preview on the standard output, or what it
 * holds, as a line of JSON, where the format is `facts`, or one after the other (`both`). Its arguments are the processor time that it may take (milliseconds), and the longest
 * side (px) and the format of the preview. It ends with 0, or with 2 when the file cannot be decoded whole, or not in that
 * time. What a hostile file does to it, it does to this process alone.
 */
const [processorTime = 0, side = 0] = process.argv.slice(2, 4).map(Number);
const format = process.argv[4];

sharp.cache(false);
sharp.concurrency(1);

/** What was decoded: drawn once for each use of it. */
interface Drawing extends Omit<PictureFacts, "counted" | "preview"> {
  /** Its longest side of so many pixels, with no colour that it has not where they are counted. */
  readonly draw: (longest: number, isCounted: boolean) => Sharp;
}

const bytes = await buffer(process.stdin);
const limits = { limitInputPixels: logoPixels, failOn: "error", sequentialRead: true } as const;
try {
  const drawing = await open();
  const answer = Buffer.concat([
    ...(format === "png" || format === "webp" ? [] : [await readFacts(drawing)]),
    ...(format === "facts" ? [] : [await drawPreview(drawing)]),
  ]);
  endWhenTooLong();
  for (let sent = 0; sent < answer.length; ) sent += writeSync(1, answer, sent);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = refusedFile;
}

async function open(): Promise<Drawing> {
  const kind = fileKindOfBytes(bytes);
  if (kind === "pdf") return await openPdf();
  return kind === undefined ? await openSvg() : await openPicture();
}

async function openPicture(): Promise<Drawing> {
  // Pictures are decoded in threads of their own, so this one is free to look at the time.
  setInterval(endWhenTooLong, 50).unref();
  const { pages = 1, autoOrient } = await sharp(bytes, limits).metadata();
  if (pages > logoFrames) throw new Error("too many frames");
  // All of it is decoded, every frame; the output is discarded.
  await sharp(bytes, { ...limits, animated: true })
    .resize({ width: 1 })
    .raw()
    .toBuffer();
  return {
    ...{ widthPx: autoOrient.width, heightPx: autoOrient.height },
    draw: (longest, isCounted) =>
      sharp(bytes, limits)
        .autoOrient()
        .resize({
          ...{ width: longest, height: longest, fit: "inside", withoutEnlargement: true },
          ...(isCounted && { kernel: "nearest" }),
        })
        .toColourspace("srgb"),
  };
}

async function openPdf(): Promise<Drawing> {
  limitProcessorTime(processorTime);
  const page = await openPdfPage(bytes);
  return {
    ...{ widthPx: page.picturePx?.width ?? null, heightPx: page.picturePx?.height ?? null },
    drawing: page.facts,
    draw: (longest) => pictureOf(page.draw(longest)),
  };
}

async function openSvg(): Promise<Drawing> {
  limitProcessorTime(Math.min(processorTime, svgProcessorTime));
  const page = await openSvgPage(bytes);
  return {
    ...{ widthPx: null, heightPx: null },
    drawing: page.facts,
    // No one gets the SVG itself: its picture is large enough to print.
    draw: (longest, isCounted) => pictureOf(page.draw(isCounted ? longest : svgSide)),
  };
}

function pictureOf({ width, height, data }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

async function drawPreview({ draw }: Drawing): Promise<Buffer> {
  const drawn = draw(side, false);
  // A proof is looked at as on paper: a PDF's page has no ground of its own.
  return await (format === "webp"
    ? drawn.flatten({ background: "white" }).webp({ quality: 90 })
    : drawn.png({ compressionLevel: 9 })
  ).toBuffer();
}

/** Its own size, and its colours as a small copy shows them. */
async function readFacts({ draw, ...known }: Drawing): Promise<Buffer> {
  const drawn = draw(countedSide, true);
  const { data, info } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const counted = countColours({ width: info.width, height: info.height, data });
  // Who asks for both gets the preview beside the facts.
  const isShown = format === "facts" && known.drawing !== undefined;
  const preview = isShown ? (await draw(countedSide, false).png().toBuffer()).toString("base64") : null;
  return Buffer.from(`${JSON.stringify({ ...known, counted, preview } satisfies PictureFacts)}
`);
}

function endWhenTooLong() {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > processorTime) process.exit(refusedFile);
}
