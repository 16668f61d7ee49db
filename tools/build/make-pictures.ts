import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import { pictureWidths, sceneWidths } from "#domain/catalogue/picture-widths.ts";
import { builtPicturesFolder, readBuiltPictures } from "#server/platform/pictures/built-pictures.ts";
import { derivePicture, pictureHash } from "#server/platform/pictures/derive-picture.ts";
import { filesOf, type PictureInfo } from "#server/platform/pictures/picture-info.ts";

/*
 * Derives what pages load from the originals in assets/pictures, once, while the program is built: product pictures in the
 * widths of a product, wider ones (the hero, scenes) in two more. The files carry hashed names and are served like those
 * that staff upload, under /storage/pictures/; `manifest.json` tells their names and measures to the pages, through
 * `readBuiltPictures`. A picture that is there already is not made again.
 */
const originals = join(import.meta.dirname, "../../assets/pictures");
/** Above this an original is a scene; products are rendered at this width. */
const productWidth = 1000;
/** Deriving is heavy on processor and memory. */
const twoAtATime = pLimit(2);

async function make(path: string, known: PictureInfo | undefined): Promise<PictureInfo> {
  const original = readFileSync(path);
  const { width } = await sharp(original).metadata();
  const widths = width > productWidth ? sceneWidths : pictureWidths;
  const isThere = (file: string) => existsSync(join(builtPicturesFolder, file));
  if (known?.hash === pictureHash(original, widths) && filesOf(known).every(isThere)) return known;
  const { info, files } = await twoAtATime(() => derivePicture(original, widths));
  for (const { name, bytes } of files) writeFileSync(join(builtPicturesFolder, name), bytes);
  return info;
}

const known = readBuiltPictures().infos;
mkdirSync(builtPicturesFolder, { recursive: true });
const names = readdirSync(originals).filter((file) => file.endsWith(".jpg"));
const made = await Promise.all(
  names.map(async (file): Promise<[string, PictureInfo]> => {
    const name = basename(file, ".jpg");
    return [name, await make(join(originals, file), known.get(name))];
  }),
);
writeFileSync(join(builtPicturesFolder, "manifest.json"), JSON.stringify(Object.fromEntries(made), null, 2));
const wanted = new Set(["manifest.json", ...made.flatMap(([, info]) => filesOf(info))]);
for (const file of readdirSync(builtPicturesFolder)) {
  if (!wanted.has(file)) rmSync(join(builtPicturesFolder, file));
}
