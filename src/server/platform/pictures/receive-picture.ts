import { type FileKind, fileKindOfBytes } from "#domain/files/file-kind.ts";
import { fileMaxBytes } from "#domain/files/media-type.ts";
import { type Message, withValues } from "#domain/words.ts";
import { AppError } from "../errors/app-error.ts";
import type { UploadedFile } from "../http/read-multipart.ts";
import type { PictureInfo } from "./picture-info.ts";
import { type PictureServices, storePicture } from "./store-files.ts";
import { maxPixels, UnreadablePicture } from "./unreadable-picture.ts";

const tooLarge: Message = /*i18n*/ {
  id: "product.image.tooLarge",
  message: "The image must not exceed {megabytes} MB",
};
const unreadable: Message = /*i18n*/ {
  id: "product.image.unreadable",
  message: "This image cannot be read. Please choose another file.",
};
const tooManyPixels: Message = /*i18n*/ {
  id: "product.image.tooManyPixels",
  message: "This image has more than {megapixels} megapixels. Please choose a smaller one.",
};

interface Asked {
  readonly field: string;
  readonly kinds: readonly FileKind[];
  /** What is said of a file of another kind. */
  readonly wrongKind: Message;
}

/** The kind of a file by its bytes, not by its name. @throws invalid with the field's message */
export function checkFileKind(file: UploadedFile, { field, kinds, wrongKind }: Asked): FileKind {
  if (file.isTruncated || file.bytes.length > fileMaxBytes)
    throw refused(field, withValues(tooLarge, { megabytes: fileMaxBytes / 1_048_576 }));
  const kind = fileKindOfBytes(file.bytes);
  if (!kind || !kinds.includes(kind)) throw refused(field, wrongKind);
  return kind;
}

/**
 * Decodes a picture and encodes it again, so that only its pixels are stored.
 * @throws invalid with the field's message
 */
export async function receivePicture(
  services: PictureServices,
  field: string,
  file: UploadedFile,
  widths?: readonly number[],
): Promise<PictureInfo> {
  try {
    return await storePicture(services, file.bytes, widths);
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    if (error.reason === "unreadable") throw refused(field, unreadable);
    throw refused(field, withValues(tooManyPixels, { megapixels: maxPixels / 1_000_000 }));
  }
}

function refused(field: string, message: Message): AppError {
  return new AppError("invalid", { fields: { [field]: [message] } });
}
