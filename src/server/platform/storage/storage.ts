import type { Readable } from "node:stream";

/** File storage: a folder, or an S3-compatible store for many hosts. Keys are ours, never a client's path. */
export interface Storage {
  /** Resolves when the bytes are durable. Writing the same key again replaces it whole. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** All the bytes, or nothing when there is no such key. */
  get(key: string): Promise<Buffer | undefined>;
  open(key: string): Promise<{ stream: Readable; byteSize: number } | undefined>;
  remove(key: string): Promise<void>;
  /** Every key, in no promised order: for backups. */
  list(): AsyncIterable<string>;
  /** Throws when the store cannot be written to; for /readyz. */
  check(): Promise<void>;
}

/** Keys look like `logos/3f/3f9a….png`: lower case, no dot but one before the ending, nothing that climbs. */
export function assertKey(key: string): void {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/.test(key))
    throw new Error("a storage key of a wrong form");
}
