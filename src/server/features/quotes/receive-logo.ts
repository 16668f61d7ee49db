import { createHash, randomBytes } from "node:crypto";
import { logoMediaType, logoTypeOfBytes } from "#domain/quotes/logo-file.ts";
import { writeTogether } from "#server/platform/database/transact-together.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { StorageFault } from "#server/platform/storage/storage-fault.ts";
import type { Services } from "#server/services.ts";
import { addArrivingFile, deleteFileRow, giveUpFile } from "./logo-files.repository.ts";

/** A logo that is durably stored, and waits for the quote that it belongs to. */
export interface StoredLogo {
  readonly fileId: number;
  readonly storageKey: string;
}

/**
 * Stores the original of a checked logo under a name of ours. The row comes before the bytes: should the process end
 * in between, the sweeper knows what to remove.
 * @throws 503 when the store cannot be written to (F13)
 */
export async function receiveLogo(
  services: Pick<Services, "db" | "storage" | "clock" | "log">,
  file: UploadedFile,
): Promise<StoredLogo> {
  const type = logoTypeOfBytes(file.bytes);
  if (!type) throw new Error("a logo that was not checked");
  const storageKey = `logos/${randomBytes(16).toString("hex")}.${type}`;
  const row = {
    storage_key: storageKey,
    original_name: file.name.slice(0, 200),
    media_type: logoMediaType(type),
    byte_size: file.bytes.length,
    sha256: createHash("sha256").update(file.bytes).digest("hex"),
    created_at: services.clock().toISOString(),
  };
  const fileId = await writeTogether(services.db, (db) => addArrivingFile(db, row));
  const stored = { fileId, storageKey };
  try {
    await services.storage.put(storageKey, file.bytes);
  } catch (error) {
    // A store that is silent now would keep the visitor waiting once more.
    if (error instanceof StorageFault) await giveUpFile(services.db, fileId);
    else await dropLogo(services, stored);
    throw new AppError("unavailable", { cause: error, retryAfterSeconds: 5 });
  }
  return stored;
}

/**
 * Removes a logo whose quote was not made after all. Whether it was is asked of the database, because an answer may
 * be lost on the way. What cannot be removed now is left to the sweeper.
 */
export async function dropLogo(
  { db, storage, log }: Pick<Services, "db" | "storage" | "log">,
  { fileId, storageKey }: StoredLogo,
): Promise<void> {
  try {
    if (!(await giveUpFile(db, fileId))) return;
    await storage.remove(storageKey);
    await deleteFileRow(db, fileId);
  } catch (error) {
    log.warn({ err: error, file: fileId }, "a logo without a quote is left to the sweeper");
  }
}
