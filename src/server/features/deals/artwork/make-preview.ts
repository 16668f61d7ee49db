import { fileKindOfBytes } from "#domain/files/file-kind.ts";
import type { WaitingFile } from "#server/platform/storage/files.repository.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { checkLogoHeader } from "./check-logo-header.ts";
import { decodeArtwork, UndecodableLogo } from "./decode-logo.ts";
import { logoTimeout } from "./logo-limits.ts";

/** What was made of a file, and what is known of it now (JSON). */
interface Made {
  readonly preview_key: string | null;
  readonly facts: string | null;
}

/**
 * Decodes a file and stores its preview beside it. A whole PDF that cannot be drawn has none (ADR-98).
 * @throws {UndecodableLogo}
 */
export async function makePreview(
  storage: Storage,
  { storage_key }: Pick<WaitingFile, "storage_key">,
  bytes: Buffer,
  timeout = logoTimeout,
): Promise<Made> {
  const isPdf = fileKindOfBytes(bytes) === "pdf";
  if (isPdf && checkLogoHeader(bytes)) throw new UndecodableLogo("not a whole PDF");
  const decoded = await decode(bytes, { isPdf, timeout });
  if (!decoded) return { preview_key: null, facts: null };
  const preview_key = storage_key.replace(/\.\w+$/, "-preview.png");
  await storage.put(preview_key, decoded.preview);
  return { preview_key, facts: JSON.stringify(decoded.facts) };
}

async function decode(
  bytes: Buffer,
  { isPdf, timeout }: { readonly isPdf: boolean; readonly timeout: number },
) {
  try {
    return await decodeArtwork(bytes, { timeout });
  } catch (error) {
    if (isPdf && error instanceof UndecodableLogo) return undefined;
    throw error;
  }
}
