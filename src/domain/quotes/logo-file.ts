import { fileKindOfBytes } from "#domain/files/file-kind.ts";
import { fileMaxBytes, mediaTypeAgrees } from "#domain/files/media-type.ts";
import type { Message } from "#domain/words.ts";
import { withValues } from "#domain/words.ts";

export const logoTypes = ["jpg", "png", "gif", "pdf"] as const;
export type LogoType = (typeof logoTypes)[number];

const wrongType: Message = /*i18n*/ {
  id: "quote.logo.type",
  message: "Only JPG, PNG, GIF and PDF formats are allowed",
};
const tooLarge: Message = /*i18n*/ {
  id: "quote.logo.size",
  message: "File size must not exceed {megabytes} MB",
};

const byExtension: Readonly<Record<string, LogoType>> = {
  jpg: "jpg",
  jpeg: "jpg",
  // Browsers on Windows save JPEG files under these (SPEC-3.3).
  jfif: "jpg",
  pjpeg: "jpg",
  pjp: "jpg",
  jpe: "jpg",
  png: "png",
  gif: "gif",
  pdf: "pdf",
};
const mediaTypes: Readonly<Record<LogoType, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  pdf: "application/pdf",
};

/** The value of the form's `accept`. */
export const logoAccept = Object.keys(byExtension)
  .map((extension) => `.${extension}`)
  .join(",");

/** The media type of a logo's type. */
export function logoMediaType(type: LogoType): string {
  return mediaTypes[type];
}

/** The type of a logo that was stored with this media type. */
export function logoTypeOfMedia(mediaType: string): LogoType | undefined {
  return logoTypes.find((type) => mediaTypes[type] === mediaType);
}

/** What the bytes at the start of a file say it is; undefined when it is none of the four. */
export function logoTypeOfBytes(start: Uint8Array): LogoType | undefined {
  const kind = fileKindOfBytes(start);
  return kind === "webp" ? undefined : kind;
}

/** The type that a file's name claims. */
export function logoTypeOfName(name: string): LogoType | undefined {
  const extension = /\.([a-z]{3,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(byExtension, extension) ? byExtension[extension] : undefined;
}

/** What the form and the server know of an uploaded logo. */
export interface LogoFile {
  readonly name: string;
  /** Media type as it was sent; it may be an old name of the type, or say nothing. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** The first `fileStartBytes`, once they are read: the server always has them, the form when it can. */
  readonly start?: Uint8Array | undefined;
}

/** A logo file: name, media type and bytes agree on one of the four types, at most 5 MB (SPEC-2.17). */
export function logoFileRule(file: LogoFile): Message | undefined {
  const claimed = logoTypeOfName(file.name);
  if (!claimed) return wrongType;
  if (!mediaTypeAgrees(file.type, claimed)) return wrongType;
  if (file.size > fileMaxBytes) {
    return withValues(tooLarge, { megabytes: fileMaxBytes / 1_048_576 });
  }
  if (file.start && logoTypeOfBytes(file.start) !== claimed) return wrongType;
  return undefined;
}
