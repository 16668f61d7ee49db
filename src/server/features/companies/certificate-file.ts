import { hash, randomUUID } from "node:crypto";
import { fileStartBytes } from "#domain/files/file-kind.ts";
import { safeFileName } from "#domain/files/safe-file-name.ts";
import { logoFileRule, logoMediaType, logoTypeOfBytes } from "#domain/quotes/logo-file.ts";
import type { Message } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { hasPdfEnd } from "#server/platform/pdf/pdf-file.ts";
import { readPictureHeader } from "#server/platform/pictures/picture-header.ts";
import { UnreadablePicture } from "#server/platform/pictures/unreadable-picture.ts";
import type { Services } from "#server/services.ts";

const unreadable: Message = /*i18n*/ {
  id: "certificate.file.unreadable",
  message: "This file cannot be read. It may have arrived damaged; please choose it again.",
};

/**
 * Stores the paper of a certificate under a name of ours, as it came: looked at as a logo's header is, never decoded. It
 * belongs to no certificate until its row names it; one that never does is swept.
 * @throws 422 for another kind of file or a damaged one, 503 when the store cannot be written to
 */
export async function storeCertificateFile(
  { storage }: Pick<Services, "storage">,
  { name, mediaType, bytes, isTruncated }: UploadedFile,
) {
  const start = bytes.subarray(0, fileStartBytes);
  // A longer one was cut at the limit.
  const size = isTruncated ? bytes.length + 1 : bytes.length;
  const type = logoTypeOfBytes(start);
  const refusal = logoFileRule({ name, type: mediaType, size, start });
  const problem = refusal ?? (type && isWhole(type === "pdf", bytes) ? undefined : unreadable);
  if (problem || !type) throw new AppError("invalid", { fields: { paper: [problem ?? unreadable] } });
  const storage_key = `certificates/${randomUUID()}.${type}`;
  try {
    await storage.put(storage_key, bytes);
  } catch (error) {
    throw new AppError("unavailable", { cause: error, retryAfterSeconds: 5 });
  }
  return {
    ...{ storage_key, file_name: safeFileName(name, `certificate.${type}`) },
    ...{ media_type: logoMediaType(type), byte_size: bytes.length, sha256: hash("sha256", bytes) },
  };
}

function isWhole(isPdf: boolean, bytes: Buffer): boolean {
  if (isPdf) return hasPdfEnd(bytes);
  try {
    return readPictureHeader(bytes) !== undefined;
  } catch (error) {
    if (error instanceof UnreadablePicture) return false;
    throw error;
  }
}
