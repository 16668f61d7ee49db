import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { pictureWidths } from "#domain/catalogue/picture-widths.ts";
import { composeOpenGraph } from "./compose-open-graph.ts";
import { readPictureHeader } from "./picture-header.ts";
import { type PictureInfo, pictureFile, widthsFor } from "./picture-info.ts";
import { maxPixels, UnreadablePicture } from "./unreadable-picture.ts";

/** Part of every hash: raise it when the recipe below changes, because the files are cached for ever under their names. */
const recipe = "1";

export interface DerivedPicture {
  readonly info: PictureInfo;
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
}

/** The name under which an original's variants are stored. */
export function pictureHash(original: Uint8Array, widths: readonly number[] = pictureWidths): string {
  const hash = createHash("sha256")
    .update(`${recipe} ${widths.join(",")}\n`)
    .update(original);
  return hash.digest("hex").slice(0, 24);
}

/**
 * Makes the files that pages load from the bytes of a PNG, JPEG, WebP or GIF (its first frame): AVIF and WebP
 * in the wanted widths, a JPEG of the widest for browsers without either, and the picture of shared links.
 * Rotated as its EXIF says; metadata is dropped. AVIF with effort 2: a tenth larger than the default and ten
 * times as fast. The picture of shared links bears the demo's mark where `isMarked`.
 * @throws {UnreadablePicture}
 */
export async function derivePicture(
  original: Uint8Array,
  wanted: readonly number[] = pictureWidths,
  isMarked = true,
): Promise<DerivedPicture> {
  const base = await decodeOnce(original, Math.max(...wanted));
  const hash = pictureHash(original, wanted);
  const widths = widthsFor(base.width, wanted);
  const files: { name: string; bytes: Buffer }[] = [];
  const keep = async (name: string, picture: Sharp) => files.push({ name, bytes: await picture.toBuffer() });
  for (const width of widths) {
    const sized = base.open().resize({ width });
    await keep(pictureFile(hash, width, "avif"), sized.clone().avif({ quality: 55, effort: 2 }));
    await keep(pictureFile(hash, width, "webp"), sized.clone().webp({ quality: 78 }));
  }
  const jpeg = base.open().flatten({ background: "#fff" }).jpeg({ quality: 80, mozjpeg: true });
  await keep(pictureFile(hash, base.width, "jpg"), jpeg);
  await keep(pictureFile(hash, "og", "jpg"), await composeOpenGraph(base.open(), isMarked));
  const tiny = await base.open().resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString("base64")}`;
  return { info: { hash, width: base.width, height: base.height, widths, placeholder }, files };
}

interface Base {
  readonly width: number;
  readonly height: number;
  readonly open: () => Sharp;
}

/** Decodes the original once, no wider than is needed; the variants are made from these pixels. */
async function decodeOnce(original: Uint8Array, width: number): Promise<Base> {
  // Anything worse than a warning, a cut-off file included, is refused: half a bag is no picture.
  const options = { limitInputPixels: maxPixels, failOn: "error", pages: 1 } as const;
  try {
    // In plain code, before the decoder unpacks texts and profiles in the shop's own threads.
    readPictureHeader(original);
    // Its pixels are counted here, since sharp's own refusal of too many has no code.
    const header = await sharp(original, { ...options, limitInputPixels: false }).metadata();
    if (header.width * header.height > maxPixels) throw new UnreadablePicture("too_many_pixels");
    const { data, info } = await sharp(original, options)
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    return { width: info.width, height: info.height, open: () => sharp(data, { raw }) };
  } catch (error) {
    if (error instanceof UnreadablePicture) throw error;
    throw new UnreadablePicture("unreadable", error);
  }
}
