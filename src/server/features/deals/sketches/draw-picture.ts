import { hash, randomUUID } from "node:crypto";
import { printAreaOf } from "#contracts/catalogue/print-area.ts";
import { type SketchAnswer, sketchOf } from "#contracts/quotes/sketches.ts";
import { sketchPx } from "#domain/artwork/drawing/draw-sketch.ts";
import type { PrintArea } from "#domain/artwork/print-area.ts";
import { type PlaceOnArea, pictureOfSketch, placesOnAreas } from "#domain/artwork/sketch.ts";
import { readPictureHeader } from "#server/platform/pictures/picture-header.ts";
import { storedKey } from "#server/platform/pictures/picture-info.ts";
import type { FileRow, NewFile } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import type { CheckedSketch } from "./check-sketch.ts";
import { drawApart, drawPrintsApart } from "./drawing.ts";

/** A file that is laid on the bag, as far as it can be seen. */
export type DrawnFile = Pick<FileRow, "state" | "preview_key">;

/** What a picture is drawn from: the description, the areas of its day, and its files by the names that it gives them. */
export interface Sketched {
  readonly description: SketchAnswer;
  readonly areas: readonly PrintArea[];
  readonly files: ReadonlyMap<string, DrawnFile>;
}

/** There is nothing that could be drawn, and there will be nothing. */
export class UndrawableSketch extends Error {}

/** Whether one of its files still waits for a decoder: then the sketch comes after it. */
export function waitsForFile({ description, files }: Sketched): boolean {
  return description.places.some(({ file }) => files.get(file)?.state === "waiting");
}

/**
 * Draws a sketch and stores its picture, beside it the small one.
 * @throws UndrawableSketch, UnreadableFile; any other error is ours
 */
export async function drawPicture(
  { storage, clock }: Pick<Services, "storage" | "clock">,
  sketched: Sketched,
  timeout?: number,
): Promise<NewFile> {
  const { webp, png } = await drawApart(await readMaterial(storage, sketched), timeout ? { timeout } : {});
  const stem = `sketches/${randomUUID()}`;
  const file = {
    ...{ storage_key: `${stem}.webp`, preview_key: `${stem}-small.png` },
    ...{ original_name: "sketch.webp", media_type: "image/webp", byte_size: webp.length },
    ...{ sha256: hash("sha256", webp), protection: null, created_at: clock().toISOString() },
  };
  await storage.put(file.storage_key, webp);
  await storage.put(file.preview_key, png);
  return { ...file, state: "ready" };
}

/** The same picture as one PNG on white, as large as it is drawn, and how high its logos are for their width, by their names. */
export async function drawOnWhite({ storage }: Pick<Services, "storage">, sketched: Sketched) {
  const material = await readMaterial(storage, sketched);
  const { png } = await drawApart(material, { pngPx: sketchPx });
  const heights = material.logos.map((logo) => {
    const header = readPictureHeader(logo);
    return header ? header.height / header.width : 1;
  });
  return { png, heightOf: new Map(material.names.map((name, at) => [name, heights[at] ?? 1])) };
}

/** Each print by itself, in its inks, in the order of the description's places. */
export async function drawPrints({ storage }: Pick<Services, "storage">, sketched: Sketched) {
  const sketch = sketchOf(sketched.description);
  const { logos, drawing } = await readLogos(storage, sketched, placesOnAreas(sketch, sketched.areas));
  return await drawPrintsApart({ logos, drawing });
}

async function readMaterial(storage: Services["storage"], sketched: Sketched) {
  const shown = pictureOfSketch(sketchOf(sketched.description), sketched.areas);
  if (!shown) throw new UndrawableSketch("no print area");
  const bag = await readStored(storage, storedKey(shown.picture));
  return { bag, ...(await readLogos(storage, sketched, shown.places)) };
}

async function readLogos(
  storage: Services["storage"],
  { description: { dye }, files }: Sketched,
  placed: readonly PlaceOnArea[],
) {
  const names = [...new Set(placed.map(({ place }) => place.file))];
  return {
    names,
    logos: await Promise.all(names.map((name) => readStored(storage, files.get(name)?.preview_key))),
    drawing: {
      dye,
      places: placed.map(({ place, area }) => ({
        logo: names.indexOf(place.file),
        ...{ inks: place.inks, colours: place.colours },
        isWhiteLeftOut: place.isWhiteLeftOut,
        placed: {
          corners: area.corners,
          areaMm: { widthMm: area.widthMm, heightMm: area.heightMm },
          ...{ widthMm: place.widthMm, xMm: place.xMm, yMm: place.yMm },
        },
      })),
    },
  };
}

async function readStored(storage: Services["storage"], key: string | null | undefined): Promise<Buffer> {
  const bytes = key && (await storage.get(key));
  if (!bytes) throw new UndrawableSketch("a picture of it is missing");
  return bytes;
}

/** The same if a decoder is free soon; what is not drawn now is left to the worker. */
export async function drawSoon(
  services: Pick<Services, "storage" | "clock" | "log" | "logoDecoders">,
  sketched: Sketched,
): Promise<NewFile | undefined> {
  if (waitsForFile(sketched)) return undefined;
  try {
    return await services.logoDecoders.runSoon((left) => drawPicture(services, sketched, left));
  } catch (error) {
    services.log.warn({ err: error }, "a sketch is left to the worker");
    return undefined;
  }
}

/** The picture of a request's sketch, if there is one and it can be drawn soon. */
export async function drawRequested(
  services: Parameters<typeof drawSoon>[0],
  sketch: CheckedSketch | undefined,
  files: ReadonlyMap<string, DrawnFile>,
): Promise<NewFile | undefined> {
  if (!sketch) return undefined;
  return await drawSoon(services, { ...sketch, areas: sketch.areas.map(printAreaOf), files });
}
