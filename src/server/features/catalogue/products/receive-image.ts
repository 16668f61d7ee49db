import type { Message } from "#domain/words.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { answerPicture, type PictureInfo, publicPath } from "#server/platform/pictures/picture-info.ts";
import { checkFileKind, receivePicture } from "#server/platform/pictures/receive-picture.ts";
import { type PictureServices, storeDocument } from "#server/platform/pictures/store-files.ts";

const kinds = ["png", "jpg", "webp", "gif", "pdf"] as const;
const wrongKind: Message = /*i18n*/ {
  id: "product.image.kind",
  message: "Only JPG, PNG, WebP, GIF and PDF files are allowed",
};

/** A stored file of a product: its public path, and what is known of it when it is a picture. */
export interface StoredImage {
  readonly path: string;
  readonly picture: PictureInfo | null;
}

/**
 * Takes a product's file: a picture is derived anew, a PDF is stored as it is and shown as a link.
 * @throws invalid with the field's message
 */
export async function receiveImage(
  services: PictureServices,
  field: string,
  file: UploadedFile,
): Promise<StoredImage> {
  if (checkFileKind(file, { field, kinds, wrongKind }) === "pdf")
    return { path: publicPath(await storeDocument(services.storage, file.bytes)), picture: null };
  const picture = await receivePicture(services, field, file);
  return { path: answerPicture(picture).src, picture };
}
