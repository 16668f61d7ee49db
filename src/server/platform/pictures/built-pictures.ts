import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Picture } from "#contracts/catalogue/picture.ts";
import { isMissing } from "../storage/missing.ts";
import { answerPicture, filesOf, type PictureInfo, pictureInfo } from "./picture-info.ts";

/** Where `npm run pictures` puts what it derives from the originals in assets/pictures. */
export const builtPicturesFolder = join(import.meta.dirname, "../../../../assets/pictures/made");

const manifest = z.record(z.string(), pictureInfo);

/** The pictures that come with the program: the demo catalogue's and those of the pages. */
export interface BuiltPictures {
  readonly infos: ReadonlyMap<string, PictureInfo>;
  /** Whether the manifest speaks for a file of this name. */
  has(file: string): boolean;
  /** The bytes of such a file. A name that the manifest does not know is looked up nowhere. */
  read(file: string): Promise<Buffer>;
}

/** Reads the build's manifest. A program without one (never built) has no pictures of its own. */
export function readBuiltPictures(folder = builtPicturesFolder): BuiltPictures {
  const infos = new Map(Object.entries(readManifest(folder)));
  const files = new Set([...infos.values()].flatMap(filesOf));
  return {
    infos,
    has: (file) => files.has(file),
    async read(file) {
      if (!files.has(file)) throw new Error("the build has no picture of this name");
      return await readFile(join(folder, file));
    },
  };
}

/** The same pictures as pages write them, by name: `hero`, `market-tote`… */
export function picturesForPages({ infos }: BuiltPictures): Readonly<Record<string, Picture>> {
  return Object.fromEntries([...infos].map(([name, info]) => [name, answerPicture(info)]));
}

function readManifest(folder: string): Record<string, PictureInfo> {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
  } catch (error) {
    if (isMissing(error)) return {};
    throw error;
  }
}
