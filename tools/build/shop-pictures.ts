import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { pictureWidths, sceneWidths } from "#domain/catalogue/picture-widths.ts";
import { pictureHash } from "#server/platform/pictures/derive-picture.ts";
import { ROOT } from "../run.ts";

const folder = join(ROOT, "assets", "pictures");
/** Above this an original is a scene; products are rendered at this width. */
const productWidth = 1000;

/** A picture that comes with the shop. */
export interface ShopPicture {
  readonly name: string;
  readonly original: Buffer;
  /** In px, of the files that pages load. */
  readonly widths: readonly number[];
  /** Of the files that are made of it: it changes with the original and with how they are made. */
  readonly hash: string;
}

/** The originals of `assets/pictures`. */
export async function shopPictures(): Promise<readonly ShopPicture[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".jpg"));
  return await Promise.all(
    files.map(async (file) => {
      const original = readFileSync(join(folder, file));
      const { width } = await sharp(original).metadata();
      const widths = width > productWidth ? sceneWidths : pictureWidths;
      return { name: basename(file, ".jpg"), original, widths, hash: pictureHash(original, widths) };
    }),
  );
}
