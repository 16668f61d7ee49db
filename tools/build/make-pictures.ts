// npm run pictures: makes of the originals in assets/pictures what pages load, for each that changed: product pictures in
// the widths of a product, wider ones (the hero, scenes) in two more. `assets/pictures/made` is kept with the originals
// (ADR-125); its manifest tells names and measures to the pages, which load the files under /storage/pictures/.
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import { builtPicturesFolder, readBuiltPictures } from "#server/platform/pictures/built-pictures.ts";
import { derivePicture } from "#server/platform/pictures/derive-picture.ts";
import { filesOf, type PictureInfo } from "#server/platform/pictures/picture-info.ts";
import { exitWith } from "../say.ts";
import { type ShopPicture, shopPictures } from "./shop-pictures.ts";

/** Deriving is heavy on processor and memory. */
const twoAtATime = pLimit(2);

await exitWith(async () => {
  const known = readBuiltPictures().infos;
  const made = await Promise.all(
    (await shopPictures()).map(
      async (picture) => [picture.name, await make(picture, known.get(picture.name))] as const,
    ),
  );
  const manifest = JSON.stringify(Object.fromEntries(made), null, 2);
  writeFileSync(join(builtPicturesFolder, "manifest.json"), `${manifest}\n`);
  const wanted = new Set(["manifest.json", ...made.flatMap(([, info]) => filesOf(info))]);
  for (const file of readdirSync(builtPicturesFolder)) {
    if (!wanted.has(file)) rmSync(join(builtPicturesFolder, file));
  }
  return 0;
});

async function make({ original, widths, hash }: ShopPicture, known?: PictureInfo): Promise<PictureInfo> {
  const isThere = (file: string) => existsSync(join(builtPicturesFolder, file));
  if (known?.hash === hash && filesOf(known).every(isThere)) return known;
  const { info, files } = await twoAtATime(() => derivePicture(original, widths));
  for (const { name, bytes } of files) writeFileSync(join(builtPicturesFolder, name), bytes);
  return info;
}
