import { hash, randomUUID } from "node:crypto";
import { type ArtworkType, artworkMediaType } from "#domain/artwork/artwork-file.ts";
import { safeFileName } from "#domain/files/safe-file-name.ts";
import { logoTypeOfBytes } from "#domain/quotes/logo-file.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { pdfProtection } from "#server/platform/pdf/pdf-file.ts";
import type { NewFile } from "#server/platform/storage/files.repository.ts";
import { StorageError } from "#server/platform/storage/storage-error.ts";
import type { Services } from "#server/services.ts";
import { checkLogoHeader, unreadableLogo } from "./check-logo-header.ts";
import { UndecodableLogo } from "./decode-logo.ts";
import { makePreview } from "./make-preview.ts";

type Receiving = Pick<Services, "storage" | "clock" | "log" | "logoDecoders">;

interface Received {
  /** Whose name and bytes agree on it. */
  readonly type: ArtworkType;
  readonly folder: "logos" | "artwork";
  /** Where a refusal stands. */
  readonly field: string;
}

/**
 * Checks a file's header, stores the original under a name of ours, durably, and decodes it if a decoder is free soon; what
 * cannot be read here (EPS) is kept as it came. It belongs to no quote until the quote's transaction writes its row: should
 * the process end before that, the sweeper removes it a day later.
 * @throws 422 when it cannot be read or is too large to decode, 503 when the store cannot be written to
 */
export async function receiveFile(
  services: Receiving,
  { name, bytes }: UploadedFile,
  { type, folder, field }: Received,
): Promise<NewFile> {
  const kind = logoTypeOfBytes(bytes);
  const words = kind && checkLogoHeader(bytes);
  if (words) throw refused(field, words);
  const file = {
    storage_key: `${folder}/${randomUUID()}.${type}`,
    original_name: safeFileName(name, `logo.${type}`),
    media_type: artworkMediaType(type),
    byte_size: bytes.length,
    preview_key: null,
    created_at: services.clock().toISOString(),
    sha256: hash("sha256", bytes),
    protection: kind === "pdf" ? pdfProtection(bytes) : null,
  };
  await store(services, file, bytes);
  if (!kind && type !== "svg") return { ...file, state: "ready" };
  return await prepareNow(services, file, { bytes, field });
}

async function store(services: Receiving, file: Omit<NewFile, "state">, bytes: Buffer): Promise<void> {
  try {
    await services.storage.put(file.storage_key, bytes);
  } catch (error) {
    // A store that does not answer would take as long again to refuse the removal.
    if (!(error instanceof StorageError)) await dropFile(services, file);
    throw new AppError("unavailable", { cause: error, retryAfterSeconds: 5 });
  }
}

/** What could not be decoded in time stays `waiting` for the worker. */
async function prepareNow(
  services: Receiving,
  stored: Omit<NewFile, "state">,
  { bytes, field }: { readonly bytes: Buffer; readonly field: string },
): Promise<NewFile> {
  const { storage, logoDecoders, log } = services;
  try {
    const found = await logoDecoders.runSoon((left) => makePreview(storage, stored, bytes, left));
    return found ? { ...stored, state: "ready", ...found } : { ...stored, state: "waiting" };
  } catch (error) {
    if (!(error instanceof UndecodableLogo)) {
      log.warn({ err: error, file: stored.storage_key }, "a logo is left to the worker");
      return { ...stored, state: "waiting" };
    }
    log.warn({ err: error, file: stored.storage_key }, "a logo was refused");
    await dropFile(services, stored);
    throw refused(field, unreadableLogo);
  }
}

function refused(field: string, words: typeof unreadableLogo): AppError {
  return new AppError("invalid", { fields: { [field]: [words] } });
}

/** Removes a file whose quote was not made, and its preview. What cannot be removed now is left to the sweeper. */
export async function dropFile(
  { storage, log }: Pick<Receiving, "storage" | "log">,
  file: Pick<NewFile, "storage_key" | "preview_key">,
): Promise<void> {
  try {
    await storage.remove(file.storage_key);
    if (file.preview_key !== null) await storage.remove(file.preview_key);
  } catch (error) {
    log.warn({ err: error, file: file.storage_key }, "a logo without a quote is left to the sweeper");
  }
}
