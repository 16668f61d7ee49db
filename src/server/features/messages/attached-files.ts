import { hash, randomUUID } from "node:crypto";
import { fileStartBytes } from "#domain/files/file-kind.ts";
import { safeFileName } from "#domain/files/safe-file-name.ts";
import { type AttachedType, attachedMediaType, attachedTypeOf } from "#domain/messages/attached-file.ts";
import { type Message, withValues } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { hasPdfEnd, pdfProtection } from "#server/platform/pdf/pdf-file.ts";
import { readPictureHeader } from "#server/platform/pictures/picture-header.ts";
import { UnreadablePicture } from "#server/platform/pictures/unreadable-picture.ts";
import type { NewFile } from "#server/platform/storage/files.repository.ts";
import { StorageError } from "#server/platform/storage/storage-error.ts";
import type { Services } from "#server/services.ts";

const unreadable: Message = /*i18n*/ {
  id: "message.file.unreadable",
  message: "{name} cannot be read. It may have arrived damaged; please choose it again.",
};

type Storing = Pick<Services, "storage" | "clock" | "log">;

/**
 * Stores the files of a message under names of ours, durably, as they came: they are looked at as a logo's header is, and
 * never decoded (L8.2). They belong to no message until its transaction writes their rows.
 * @throws 422 with each that cannot be read, 503 when the store cannot be written to
 */
export async function storeAttachedFiles(
  services: Storing,
  files: readonly UploadedFile[],
): Promise<NewFile[]> {
  const read = files.map((file) => ({ file, type: typeOf(file) }));
  const damaged = read.filter(({ file, type }) => !hasWholeForm(type, file.bytes));
  if (damaged.length > 0) {
    const words = damaged.map(({ file }) => withValues(unreadable, { name: file.name }));
    throw new AppError("invalid", { fields: { files: words } });
  }
  const stored: NewFile[] = [];
  for (const { file, type } of read) {
    const row = newFile(file, type, services.clock());
    stored.push(row);
    try {
      await services.storage.put(row.storage_key, file.bytes);
    } catch (error) {
      // A store that does not answer would take as long again to refuse the removal.
      if (!(error instanceof StorageError)) await dropAttachedFiles(services, stored);
      throw new AppError("unavailable", { cause: error, retryAfterSeconds: 5 });
    }
  }
  return stored;
}

/** Removes the files of a message that was not written. What cannot be removed now is left to the sweeper. */
export async function dropAttachedFiles({ storage, log }: Storing, files: readonly NewFile[]): Promise<void> {
  for (const { storage_key } of files) {
    try {
      await storage.remove(storage_key);
    } catch (error) {
      log.warn({ err: error, file: storage_key }, "a file without a message is left to the sweeper");
    }
  }
}

function typeOf({ name, bytes }: UploadedFile): AttachedType {
  const type = attachedTypeOf(name, bytes.subarray(0, fileStartBytes));
  if (!type) throw new Error("a file that was not checked");
  return type;
}

/** Whether a file has its end, as far as its kind has one that plain code can find. */
function hasWholeForm(type: AttachedType, bytes: Buffer): boolean {
  if (type === "pdf") return hasPdfEnd(bytes);
  if (type === "zip") return bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1") >= 0;
  if (type === "ai" || type === "eps") return true;
  try {
    return readPictureHeader(bytes) !== undefined;
  } catch (error) {
    if (error instanceof UnreadablePicture) return false;
    throw error;
  }
}

function newFile({ name, bytes }: UploadedFile, type: AttachedType, at: Date): NewFile {
  return {
    storage_key: `messages/${randomUUID()}.${type}`,
    original_name: safeFileName(name, `file.${type}`),
    media_type: attachedMediaType(type),
    byte_size: bytes.length,
    sha256: hash("sha256", bytes),
    state: "ready",
    preview_key: null,
    protection: type === "pdf" ? pdfProtection(bytes) : null,
    created_at: at.toISOString(),
  };
}
