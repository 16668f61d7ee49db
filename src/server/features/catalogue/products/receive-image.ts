import { fileKindOfBytes } from "#domain/files/file-kind.ts";
import { fileMaxBytes } from "#domain/files/media-type.ts";
import { type Message, withValues } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { answerPicture, type PictureInfo, publicPath } from "#server/platform/pictures/picture-info.ts";
import { storeDocument, storePicture } from "#server/platform/pictures/store-files.ts";
import { maxPixels, UnreadablePicture } from "#server/platform/pictures/unreadable-picture.ts";
import type { Services } from "#server/services.ts";

const wrongKind: Message = /*i18n*/ {
  id: "product.image.kind",
  message: "Only JPG, PNG, WebP, GIF and PDF files are allowed",
};
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

/** A stored file of a product: its public path, and what is known of it when it is a picture. */
export interface StoredImage {
  readonly path: string;
  readonly picture: PictureInfo | null;
}

/**
 * Takes a product's file: a picture is decoded and encoded again, so that only its pixels are stored; a PDF
 * is stored as it is and shown as a link. What the bytes say counts, not the name.
 * @throws invalid with the field's message
 */
export async function receiveImage(
  services: Pick<Services, "storage" | "pictureQueue">,
  field: string,
  file: UploadedFile,
): Promise<StoredImage> {
  const refuse = (message: Message) => new AppError("invalid", { fields: { [field]: [message] } });
  if (file.isTruncated || file.bytes.length > fileMaxBytes) {
    throw refuse(withValues(tooLarge, { megabytes: fileMaxBytes / 1_048_576 }));
  }
  const kind = fileKindOfBytes(file.bytes);
  if (!kind) throw refuse(wrongKind);
  if (kind === "pdf") {
    return { path: publicPath(await storeDocument(services.storage, file.bytes)), picture: null };
  }
  try {
    const picture = await storePicture(services, file.bytes);
    return { path: answerPicture(picture).src, picture };
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    if (error.reason === "unreadable") throw refuse(unreadable);
    throw refuse(withValues(tooManyPixels, { megapixels: maxPixels / 1_000_000 }));
  }
}
