import { logoMediaType } from "#domain/quotes/logo-file.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { checkLogoHeader } from "./check-logo-header.ts";
import { decodeLogo, UndecodableLogo } from "./decode-logo.ts";
import type { LogoFileRow } from "./logo-files.repository.ts";
import { logoTimeout } from "./logo-limits.ts";

/**
 * Decodes a stored picture whole and stores its preview. @returns the preview's key; a PDF has none
 * @throws {UndecodableLogo}
 */
export async function makePreview(
  storage: Storage,
  file: Pick<LogoFileRow, "storage_key" | "media_type">,
  timeout = logoTimeout,
): Promise<string | null> {
  const bytes = await storage.get(file.storage_key);
  // The store answers and knows nothing of it: waiting would not bring it back.
  if (!bytes) throw new UndecodableLogo("its bytes are missing");
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
