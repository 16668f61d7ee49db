import { join, resolve } from "node:path";
import { folderStorage } from "./folder-storage.ts";
import { readS3Address } from "./s3-address.ts";
import { s3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";

/** What of the configuration says where files are. */
export type StoragePlace = { readonly STORAGE_URL: string; readonly DATA_DIR: string };

/** The store that STORAGE_URL names; without it, the folder `storage` of DATA_DIR. It is not accessed yet. */
export function openStorage(place: StoragePlace): Storage {
  if (place.STORAGE_URL === "") return folderStorage(join(resolve(place.DATA_DIR), "storage"));
  const address = readS3Address(place.STORAGE_URL);
  if (!address) throw new Error("STORAGE_URL was not checked");
  return s3Storage(address);
}
