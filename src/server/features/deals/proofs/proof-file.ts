import { hash, randomUUID } from "node:crypto";
import { fileStartBytes } from "#domain/files/file-kind.ts";
import { safeFileName } from "#domain/files/safe-file-name.ts";
import { proofFileRule } from "#domain/orders/proofs/proof-file.ts";
import { type LogoType, logoMediaType, logoTypeOfBytes } from "#domain/quotes/logo-file.ts";
import type { Message } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { pdfProtection } from "#server/platform/pdf/pdf-file.ts";
import type { NewFile } from "#server/platform/storage/files.repository.ts";
import { StorageError } from "#server/platform/storage/storage-error.ts";
import type { Services } from "#server/services.ts";
import { checkLogoHeader, unreadableLogo } from "../artwork/check-logo-header.ts";
import { decodeLogo, UndecodableLogo } from "../artwork/decode-logo.ts";

const locked: Message = /*i18n*/ {
  id: "proof.file.password",
  message: "This PDF opens only with a password. Please save it without one.",
};

/** Small print stays readable when a phone zooms in. */
const preview = { side: 2_000, format: "webp" } as const;

/**
 * Checks a file's header and stores it under a name of ours, as it came. A preview of the picture, or of a PDF's first
 * page, is made beside it, in the decoder's own process, as of a logo (ADR-30, ADR-98). It belongs to nothing until a
 * transaction writes its row: one that never does is swept.
 * @throws 422 at the field, 503 when it cannot be stored or looked at now
 */
export async function storeProofFile(services: Services, upload: UploadedFile | undefined): Promise<NewFile> {
  const { name, bytes, type } = checked(upload);
  const stem = `proofs/${randomUUID()}`;
  const stored = {
    storage_key: `${stem}.${type}`,
    original_name: safeFileName(name, `proof.${type}`),
    ...{ media_type: logoMediaType(type), byte_size: bytes.length, sha256: hash("sha256", bytes) },
    ...{ state: "ready" as const, protection: type === "pdf" ? pdfProtection(bytes) : null },
    created_at: services.clock().toISOString(),
  };
  if (stored.protection === "password") throw refused(locked);
  const preview_key = `${stem}-preview.webp`;
  const withPreview: NewFile = { ...stored, preview_key };
  const withoutPreview: NewFile = { ...stored, preview_key: null };
  try {
    await services.storage.put(stored.storage_key, bytes);
    const picture = await services.proofQueue(() => draw(bytes, type));
    if (!picture) return withoutPreview;
    await services.storage.put(preview_key, picture);
    return withPreview;
  } catch (error) {
    // A store that does not answer would take as long again to refuse the removal.
    if (!(error instanceof StorageError)) await dropProofFile(services, withPreview);
    if (error instanceof UndecodableLogo) throw refused(unreadableLogo);
    throw new AppError("unavailable", { cause: error, retryAfterSeconds: 5 });
  }
}

/** A whole PDF that cannot be drawn is taken without a picture, as a logo is. @throws UndecodableLogo for a picture */
async function draw(bytes: Buffer, type: LogoType): Promise<Buffer | undefined> {
  // No process is begun for what holds no object at all.
  if (type === "pdf" && !bytes.includes(" obj")) return undefined;
  try {
    return await decodeLogo(bytes, { preview });
  } catch (error) {
    if (type === "pdf" && error instanceof UndecodableLogo) return undefined;
    throw error;
  }
}

/** Removes a file whose proof or answer was not written. What cannot be removed now is left to the sweeper. */
export async function dropProofFile(
  { storage, log }: Pick<Services, "storage" | "log">,
  file: NewFile,
): Promise<void> {
  try {
    await storage.remove(file.storage_key);
    if (file.preview_key !== null) await storage.remove(file.preview_key);
  } catch (error) {
    log.warn({ err: error, file: file.storage_key }, "a file without a proof is left to the sweeper");
  }
}

function checked(upload: UploadedFile | undefined) {
  const given = upload && {
    ...{ name: upload.name, type: upload.mediaType, start: upload.bytes.subarray(0, fileStartBytes) },
    // A longer one was cut at the limit.
    size: upload.isTruncated ? upload.bytes.length + 1 : upload.bytes.length,
  };
  const refusal = proofFileRule(given);
  if (refusal) throw refused(refusal);
  const type = upload && logoTypeOfBytes(upload.bytes);
  if (!upload || type === undefined) throw refused(unreadableLogo);
  const { name, bytes } = upload;
  const problem = checkLogoHeader(bytes);
  if (problem) throw refused(problem);
  return { name, bytes, type };
}

function refused(message: Message): AppError {
  return new AppError("invalid", { fields: { file: [message] } });
}
