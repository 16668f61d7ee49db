import { randomBytes } from "node:crypto";
import type { LimitFunction } from "p-limit";
import type { Storage } from "../storage/storage.ts";
import type { DerivedPicture } from "./derive-picture.ts";
import { type PictureInfo, pictureKey } from "./picture-info.ts";

export interface PictureServices {
  readonly storage: Storage;
  readonly pictureQueue: LimitFunction;
  /** Pictures for shared links bear the demo's mark in the demo alone. */
  readonly shop: { readonly facts: () => { readonly isDemo: boolean } };
}

/** Unique, and as long as a hash: the sweeper never takes it for an earlier file. */
const freshName = () => randomBytes(12).toString("hex");
const freshNames = /\b[0-9a-f]{24}\b/g;

/** Which of the storage keys are named in the texts. */
export function keysNamedIn(texts: readonly string[], keys: readonly string[]): ReadonlySet<string> {
  const names = new Set(texts.flatMap((text) => text.match(freshNames) ?? []));
  return new Set(keys.filter((key) => names.has(key.match(freshNames)?.[0] ?? "")));
}

/**
 * Derives a picture from an original and stores its files, under new names each time. Resolves when they are
 * durable.
 */
export async function storePicture(
  { storage, pictureQueue, shop }: PictureServices,
  original: Uint8Array,
  widths?: readonly number[],
): Promise<PictureInfo> {
  // Loaded with the first upload: a shop that only shows pictures starts sooner without a decoder.
  const { derivePicture } = await import("./derive-picture.ts");
  const derived = await pictureQueue(() => derivePicture(original, widths, shop.facts().isDemo));
  const hash = freshName();
  const renamed = derived.files.map(({ name, bytes }) => ({
    name: name.replace(derived.info.hash, hash),
    bytes,
  }));
  await storeFiles(storage, renamed);
  return { ...derived.info, hash };
}

/** Stores the files of a picture in parallel. Resolves when they are durable. */
export async function storeFiles(storage: Storage, files: DerivedPicture["files"]): Promise<void> {
  await Promise.all(files.map(({ name, bytes }) => storage.put(pictureKey(name), bytes)));
}

/** Stores a PDF as it is. @returns its storage key */
export async function storeDocument(storage: Storage, bytes: Uint8Array): Promise<string> {
  const key = `documents/${freshName()}.pdf`;
  await storage.put(key, bytes);
  return key;
}
