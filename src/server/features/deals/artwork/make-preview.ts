import { logoMediaType } from "#domain/quotes/logo-file.ts";
import type { WaitingFile } from "#server/platform/storage/files.repository.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { checkLogoHeader } from "./check-logo-header.ts";
import { decodeLogo, UndecodableLogo } from "./decode-logo.ts";
import { logoTimeout } from "./logo-limits.ts";

/**
 * Decodes a picture or a PDF and stores its preview beside it. A whole PDF that cannot be drawn has none (ADR-98).
 * @throws {UndecodableLogo}
 */
export async function makePreview(
  storage: Storage,
  file: Pick<WaitingFile, "storage_key" | "media_type">,
  bytes: Buffer,
  timeout = logoTimeout,
): Promise<{ readonly preview_key: string | null }> {
  const isPdf = file.media_type === logoMediaType("pdf");
  if (isPdf && checkLogoHeader(bytes)) throw new UndecodableLogo("not a whole PDF");
  const preview = await drawPreview(bytes, { isPdf, timeout });
  if (!preview) return { preview_key: null };
  const preview_key = file.storage_key.replace(/\.\w+$/, "-preview.png");
  await storage.put(preview_key, preview);
  return { preview_key };
}

async function drawPreview(
  bytes: Buffer,
  { isPdf, timeout }: { readonly isPdf: boolean; readonly timeout: number },
): Promise<Buffer | undefined> {
  try {
    return await decodeLogo(bytes, { timeout });
  } catch (error) {
    if (isPdf && error instanceof UndecodableLogo) return undefined;
    throw error;
  }
}
