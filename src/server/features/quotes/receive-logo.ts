import { randomUUID } from "node:crypto";
import { safeFileName } from "#domain/files/safe-file-name.ts";
import { logoMediaType, logoTypeOfBytes } from "#domain/quotes/logo-file.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { Services } from "#server/services.ts";
import { askLogoThread } from "./ask-logo-thread.ts";
import { unreadableLogo } from "./check-logo-header.ts";
import { UndecodableLogo } from "./decode-logo.ts";
import type { NewLogo } from "./logo-files.repository.ts";
import { makePreview } from "./make-preview.ts";
import type { TakenIn } from "./take-in-logo.ts";

type Receiving = Pick<Services, "config" | "storage" | "clock" | "log" | "metrics" | "logoDecoders">;

/**
 * Looks at a logo's header, stores the original under a name of ours, durably, and decodes a picture if a decoder is free
 * soon. It is nobody's until the quote's transaction writes its row: should the process end before that, the sweeper
 * removes it a day later (REL-D7). The file's bytes are given away.
 * @throws 422 when it cannot be read or is too large to decode (REL-I6), 503 when the store cannot be written to (REL-F13)
 */
export async function receiveLogo(services: Receiving, file: UploadedFile): Promise<NewLogo> {
  const type = logoTypeOfBytes(file.bytes);
  if (!type) throw new Error("a logo that was not checked");
  const storageKey = `logos/${randomUUID()}.${type}`;
  const logo = {
    storage_key: storageKey,
    original_name: safeFileName(file.name, `logo.${type}`),
    media_type: logoMediaType(type),
    byte_size: file.bytes.length,
    preview_key: null,
    created_at: services.clock().toISOString(),
  };
  const taken = await takeIn(services, storageKey, file.bytes);
  if (taken.is === "refused") throw new AppError("invalid", { fields: { logo: [taken.words] } });
  if (taken.is === "stored") {
    const stored = { ...logo, sha256: taken.sha256, protection: taken.protection };
    // Of a PDF nothing is left to be looked at (ADR-27).
    return type === "pdf" ? { ...stored, state: "ready" } : await prepareNow(services, stored);
  }
  if (!taken.isSilent) await dropLogo(services, logo);
  throw new AppError("unavailable", { cause: taken.error, retryAfterSeconds: 5 });
}

/** A picture that nobody could look into in time stays `waiting` for the worker (SPEC-3.3). */
async function prepareNow(services: Receiving, stored: Omit<NewLogo, "state">): Promise<NewLogo> {
  const { storage, logoDecoders, log } = services;
  try {
    const previewKey = await logoDecoders.runSoon((left) => makePreview(storage, stored, left));
    return previewKey
      ? { ...stored, state: "ready", preview_key: previewKey }
      : { ...stored, state: "waiting" };
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

/** The store's time is told with the little that looking at the header takes. */
async function takeIn({ config, metrics }: Receiving, storageKey: string, bytes: Buffer): Promise<TakenIn> {
  const { STORAGE_URL, DATA_DIR } = config;
  const began = performance.now();
  const taken = await askLogoThread({
    bytes: own(bytes),
    storageKey,
    place: { STORAGE_URL, DATA_DIR },
  }).catch((error: unknown): TakenIn => ({ is: "failed", error, isSilent: false }));
  if (taken.is !== "refused") {
    const outcome = taken.is === "stored" ? "done" : "failed";
    metrics.storage.observe({ operation: "put", outcome }, (performance.now() - began) / 1000);
  }
  return taken;
}

/** Small files lie side by side in one buffer of Node's, which cannot be given away. */
function own(bytes: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isAlone ? new Uint8Array(buffer) : new Uint8Array(bytes);
}

/** Removes a logo whose quote was not made, and its preview. What cannot be removed now is left to the sweeper. */
export async function dropLogo(
  { storage, log }: Pick<Receiving, "storage" | "log">,
  logo: Pick<NewLogo, "storage_key" | "preview_key">,
): Promise<void> {
  try {
    await storage.remove(logo.storage_key);
    if (logo.preview_key !== null) await storage.remove(logo.preview_key);
  } catch (error) {
    log.warn({ err: error, file: logo.storage_key }, "a logo without a quote is left to the sweeper");
  }
}
