import { logoMediaType } from "#domain/quotes/logo-file.ts";
import type { WaitingFile } from "#server/platform/storage/files.repository.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { checkLogoHeader } from "./check-logo-header.ts";
import { decodeLogo, UndecodableLogo } from "./decode-logo.ts";
import { logoTimeout } from "./logo-limits.ts";

/**
 * Decodes a picture whole and stores its preview beside it. @returns the preview's key; a PDF has none
 * @throws {UndecodableLogo}
 */
export async function makePreview(
  storage: Storage,
  file: Pick<WaitingFile, "storage_key" | "media_type">,
  bytes: Buffer,
  timeout = logoTimeout,
): Promise<string | null> {
  // One that a node of an earlier version took in: there it waits, and a decoder of pictures would refuse it.
  if (file.media_type === logoMediaType("pdf")) {
    if (checkLogoHeader(bytes)) throw new UndecodableLogo("not a whole PDF");
    return null;
  }
  const preview = await decodeLogo(bytes, { timeout });
  const previewKey = file.storage_key.replace(/\.\w+$/, "-preview.png");
  await storage.put(previewKey, preview);
  return previewKey;
}
