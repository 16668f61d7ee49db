import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuiltPictures } from "#server/platform/pictures/built-pictures.ts";
import { keepFiles, keepPicture } from "#server/platform/pictures/keep-files.ts";
import { filesOf, type PictureInfo } from "#server/platform/pictures/picture-info.ts";
import type { Storage } from "#server/platform/storage/storage.ts";

const originals = join(import.meta.dirname, "../../../../../assets/pictures");

/**
 * Puts the picture of a demo product into the storage, where it stays when a later version of the program comes with other
 * pictures. The build has derived it already; without a build it is derived now.
 */
export async function keepDemoPicture(
  storage: Storage,
  built: BuiltPictures,
  name: string,
): Promise<PictureInfo> {
  const info = built.infos.get(name);
  if (!info) return await keepPicture(storage, await readFile(join(originals, `${name}.jpg`)));
  const files = await Promise.all(
    filesOf(info).map(async (name) => ({ name, bytes: await built.read(name) })),
  );
  await keepFiles(storage, files);
  return info;
}
