import { z } from "zod";
import type { Picture } from "#contracts/catalogue/picture.ts";
import { pictureWidths } from "#domain/catalogue/picture-widths.ts";

/** A picture's data beside its files: enough to write a `<picture>` that does not jump while it loads. */
export const pictureInfo = z.object({
  /** Names the files, which never change: for a picture of the build it stands for its bytes and how they are derived. */
  hash: z.string().regex(/^[0-9a-f]{24}$/),
  /** Of the largest variant, in px. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The widths that exist as AVIF and WebP, the smallest first. */
  widths: z.array(z.int().positive()).min(1),
  /** 16 px wide, as data. */
  placeholder: z.string(),
});
export type PictureInfo = z.infer<typeof pictureInfo>;

export type PictureFormat = "avif" | "webp" | "jpg";

/** The name of one variant: `3f…-640.avif`, or `3f…-og.jpg` for shared links. */
export function pictureFile(hash: string, width: number | "og", format: PictureFormat): string {
  return `${hash}-${width}.${format}`;
}

/** The names of all files of a picture. */
export function filesOf({ hash, width, widths }: PictureInfo): string[] {
  const sized = widths.flatMap((each) => [pictureFile(hash, each, "avif"), pictureFile(hash, each, "webp")]);
  return [...sized, pictureFile(hash, width, "jpg"), pictureFile(hash, "og", "jpg")];
}

/** The storage key of a variant. */
export function pictureKey(file: string): string {
  return `pictures/${file}`;
}

/** The path of the shop under which a storage key is public. */
export function publicPath(key: string): string {
  return `/storage/${key}`;
}

/** The storage key of a path that `publicPath` made. */
export function storedKey(path: string): string {
  return path.replace(/^\/storage\//, "");
}

/** The widths a picture is derived in: those of the pages that it reaches, and its own when it is narrower than the widest. */
export function widthsFor(original: number, wanted: readonly number[] = pictureWidths): number[] {
  const widest = Math.min(original, Math.max(...wanted));
  return [...wanted.filter((width) => width < widest), widest].sort((a, b) => a - b);
}

/** The picture as the calls answer it. */
export function answerPicture({ hash, width, height, widths, placeholder }: PictureInfo): Picture {
  const path = (file: string) => publicPath(pictureKey(file));
  const srcset = (format: PictureFormat) =>
    widths.map((each) => `${path(pictureFile(hash, each, format))} ${each}w`).join(", ");
  return {
    src: path(pictureFile(hash, width, "jpg")),
    width,
    height,
    sources: [
      { type: "image/avif", srcset: srcset("avif") },
      { type: "image/webp", srcset: srcset("webp") },
    ],
    placeholder,
    open_graph: path(pictureFile(hash, "og", "jpg")),
  };
}
