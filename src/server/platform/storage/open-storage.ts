import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { seconds } from "#domain/time/durations.ts";
import { folderStorage } from "./folder-storage.ts";
import { readS3Address } from "./s3-address.ts";
import { s3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";
import { StorageError } from "./storage-error.ts";

/** What of the configuration says where files are. */
export type StoragePlace = { readonly STORAGE_URL: string; readonly DATA_DIR: string };

/** The store that STORAGE_URL names; without it, the folder `storage` of DATA_DIR. It is not accessed yet. */
export function openStorage(place: StoragePlace): Storage {
  if (place.STORAGE_URL === "") return folderStorage(join(resolve(place.DATA_DIR), "storage"));
  const address = readS3Address(place.STORAGE_URL);
  if (!address) throw new Error("STORAGE_URL was not checked");
  return s3Storage(address);
}

/** A start keeps no visitor waiting: it has more time for a store than a request has. */
const longestWait = seconds(30);

/**
 * Returns once the store takes a file. One that does not answer yet is asked again: it may be starting beside the shop, or
 * the machine is busy.
 * @throws StorageError
 */
export async function awaitStorage(storage: Pick<Storage, "check">, log: FastifyBaseLogger): Promise<void> {
  const until = performance.now() + longestWait;
  for (;;) {
    try {
      return await storage.check();
    } catch (error) {
      const mayPass = error instanceof StorageError && error.isPassing;
      if (!mayPass || performance.now() > until) throw error;
      log.warn({ err: error }, "the start waits for the store");
      await wait(seconds(1));
    }
  }
}
