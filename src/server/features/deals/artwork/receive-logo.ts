import { hash, randomUUID } from "node:crypto";
import { safeFileName } from "#domain/files/safe-file-name.ts";
import { logoMediaType, logoTypeOfBytes } from "#domain/quotes/logo-file.ts";
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

/**
 * Checks a logo's header, stores the original under a name of ours, durably, and decodes it if a decoder is free
 * soon. It belongs to no quote until the quote's transaction writes its row: should the process end before that, the
 * sweeper removes it a day later.
 * @throws 422 when it cannot be read or is too large to decode, 503 when the store cannot be written to
 */
export async function receiveLogo(services: Receiving, { name, bytes }: UploadedFile): Promise<NewFile> {
  const type = logoTypeOfBytes(bytes);
  if (!type) throw new Error("a logo that was not checked");
  const words = checkLogoHeader(bytes);
  if (words) throw new AppError("invalid", { fields: { logo: [words] } });
  const logo = {
    storage_key: `logos/${randomUUID()}.${type}`,
    original_name: safeFileName(name, `logo.${type}`),
    media_type: logoMediaType(type),
    byte_size: bytes.length,
    preview_key: null,
    created_at: services.clock().toISOString(),
    sha256: hash("sha256", bytes),
    protection: type === "pdf" ? pdfProtection(bytes) : null,
  };
  await store(services, logo, bytes);
  return await prepareNow(services, logo, bytes);
}

async function store(services: Receiving, logo: Omit<NewFile, "state">, bytes: Buffer): Promise<void> {
  try {
    await services.storage.put(logo.storage_key, bytes);
  } catch (error) {
    // A store that does not answer would take as long again to refuse the removal.
    if (!(error instanceof StorageError)) await dropLogo(services, logo);
    throw new AppError("unavailable", { cause: error, retryAfterSeconds: 5 });
  }
}

/** What could not be decoded in time stays `waiting` for the worker. */
async function prepareNow(
  services: Receiving,
  stored: Omit<NewFile, "state">,
  bytes: Buffer,
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
    await dropLogo(services, stored);
    throw new AppError("invalid", { fields: { logo: [unreadableLogo] } });
  }
}

/** Removes a logo whose quote was not made, and its preview. What cannot be removed now is left to the sweeper. */
export async function dropLogo(
  { storage, log }: Pick<Receiving, "storage" | "log">,
  logo: Pick<NewFile, "storage_key" | "preview_key">,
): Promise<void> {
  try {
    await storage.remove(logo.storage_key);
    if (logo.preview_key !== null) await storage.remove(logo.preview_key);
  } catch (error) {
    log.warn({ err: error, file: logo.storage_key }, "a logo without a quote is left to the sweeper");
  }
}
