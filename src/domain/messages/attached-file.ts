import { fileKindOfBytes } from "#domain/files/file-kind.ts";
import { fileMaxBytes, mediaTypeAgrees } from "#domain/files/media-type.ts";
import { logoMediaType, logoTypeOfName } from "#domain/quotes/logo-file.ts";
import { type Message, withValues } from "#domain/words.ts";

/** What may be attached to a message: the kinds of a logo, and what designers work with (L8.2). */
export const attachedTypes = ["jpg", "png", "gif", "pdf", "zip", "ai", "eps"] as const;
export type AttachedType = (typeof attachedTypes)[number];

const wrongType: Message = /*i18n*/ {
  id: "message.file.type",
  message: "{name}: only JPG, PNG, GIF, PDF, ZIP, AI and EPS files can be attached.",
};
const tooLarge: Message = /*i18n*/ {
  id: "message.file.size",
  message: "{name}: a file may have {megabytes} MB at most.",
};

/** The value of the field's `accept`. */
export const attachedAccept = ".jpg,.jpeg,.jfif,.pjpeg,.pjp,.jpe,.png,.gif,.pdf,.zip,.ai,.eps";

/** The media type that a file is stored and handed out with. */
export function attachedMediaType(type: AttachedType): string {
  if (type === "zip") return "application/zip";
  return type === "ai" || type === "eps" ? "application/postscript" : logoMediaType(type);
}

function typeOfName(name: string): AttachedType | undefined {
  const ending = /\.(zip|ai|eps)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === "zip" || ending === "ai" || ending === "eps") return ending;
  return logoTypeOfName(name);
}

/** What the first bytes allow a file to be; an Illustrator file is a PDF, or PostScript as an EPS is. */
function typesOfBytes(start: Uint8Array): readonly AttachedType[] {
  const begins = (...bytes: number[]) => bytes.every((byte, at) => start[at] === byte);
  // "PK" and what follows: a first file, or the end of an empty archive
  if (begins(0x50, 0x4b, 0x03, 0x04) || begins(0x50, 0x4b, 0x05, 0x06)) return ["zip"];
  // "%!PS", or the head that Windows programs put before it
  if (begins(0x25, 0x21, 0x50, 0x53) || begins(0xc5, 0xd0, 0xd3, 0xc6)) return ["ai", "eps"];
  const kind = fileKindOfBytes(start);
  if (kind === "pdf") return ["pdf", "ai"];
  return kind === undefined || kind === "webp" ? [] : [kind];
}

/** The type that name and bytes agree on; undefined where they do not. */
export function attachedTypeOf(name: string, start: Uint8Array): AttachedType | undefined {
  const claimed = typeOfName(name);
  return claimed && typesOfBytes(start).includes(claimed) ? claimed : undefined;
}

/** What the form and the server know of a file that is to be attached. */
export interface AttachedFile {
  readonly name: string;
  /** Media type as it was sent. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** The first `fileStartBytes`; the server always has them. */
  readonly start?: Uint8Array | undefined;
}

/** A file of one of the kinds, at most 5 MB, whose bytes are what its name says. */
export function attachedFileRule({ name, type, size, start }: AttachedFile): Message | undefined {
  const claimed = typeOfName(name);
  const kind = logoTypeOfName(name);
  const isOther = start !== undefined && attachedTypeOf(name, start) === undefined;
  // Programs have no one name for archives and drawings, so only those of pictures and PDFs are compared.
  if (!claimed || isOther || (kind && !mediaTypeAgrees(type, kind))) return withValues(wrongType, { name });
  if (size > fileMaxBytes) return withValues(tooLarge, { name, megabytes: fileMaxBytes / 1_048_576 });
  return undefined;
}
