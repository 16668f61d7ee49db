import { createHash, randomBytes } from "node:crypto";
import { logoMediaType, logoTypeOfBytes } from "#domain/quotes/logo-file.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { StorageFault } from "#server/platform/storage/storage-fault.ts";
import type { Services } from "#server/services.ts";
import type { NewLogo } from "./logo-files.repository.ts";

type Receiving = Pick<Services, "storage" | "clock" | "log">;

/**
 * Stores the original of a checked logo under a name of ours, durably. It is nobody's until the quote's transaction
 * writes its row: should the process end before that, the sweeper removes it a day later (D7).
 * @throws 503 when the store cannot be written to (F13)
 */
export async function receiveLogo(services: Receiving, file: UploadedFile): Promise<NewLogo> {
  const type = logoTypeOfBytes(file.bytes);
  if (!type) throw new Error("a logo that was not checked");
  const logo = {
    storage_key: `logos/${randomBytes(16).toString("hex")}.${type}`,
    original_name: file.name.slice(0, 200),
    media_type: logoMediaType(type),
    byte_size: file.bytes.length,
    sha256: createHash("sha256").update(file.bytes).digest("hex"),
    created_at: services.clock().toISOString(),
  };
  try {
    await services.storage.put(logo.storage_key, file.bytes);
  } catch (error) {
    // A store that is silent now would keep the visitor waiting once more.
    if (!(error instanceof StorageFault)) await dropLogo(services, logo);
    throw new AppError("unavailable", { cause: error, retryAfterSeconds: 5 });
  }
  return logo;
}

/** Removes a logo whose quote was not made. What cannot be removed now is left to the sweeper. */
export async function dropLogo({ storage, log }: Receiving, logo: NewLogo): Promise<void> {
  try {
    await storage.remove(logo.storage_key);
  } catch (error) {
    log.warn({ err: error, file: logo.storage_key }, "a logo without a quote is left to the sweeper");
  }
}
