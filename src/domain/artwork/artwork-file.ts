import { fileStartBytes } from "../files/file-kind.ts";
import { attachedMediaType, attachedTypeOf } from "../messages/attached-file.ts";
import { type LogoType, logoTypes } from "../quotes/logo-file.ts";
import { type Message, withValues } from "../words.ts";

/** What a file of a deal is for. */
export const artworkRoles = ["logo", "guideline", "production", "reference"] as const;
export type ArtworkRole = (typeof artworkRoles)[number];

/** The kinds of a logo, and what designers draw in. */
export const artworkTypes = [...logoTypes, "ai", "eps", "svg"] as const;
export type ArtworkType = LogoType | "ai" | "eps" | "svg";

const megabyte = 1_048_576;
/** Of a deal, every version counted; of them, what may come with the request for it. */
export const artworkLimits = {
  ...{ files: 10, fileBytes: 25 * megabyte },
  ...{ filesAsked: 3, bytesAsked: 25 * megabyte },
} as const;

/** The value of the field's `accept`. */
export const artworkAccept = ".jpg,.jpeg,.jfif,.pjpeg,.pjp,.jpe,.png,.gif,.pdf,.ai,.eps,.svg";

const wrongType: Message = /*i18n*/ {
  id: "artwork.file.type",
  message: "{name}: only JPG, PNG, GIF, PDF, AI, EPS and SVG files can be taken.",
};
const tooLarge: Message = /*i18n*/ {
  id: "artwork.file.size",
  message: "{name}: a file may have {megabytes} MB at most.",
};
const tooManyAsked: Message = /*i18n*/ {
  id: "artwork.asked.count",
  message: "A request takes {most} further files at most. You can send more once it is there.",
};
const tooMuchAsked: Message = /*i18n*/ {
  id: "artwork.asked.size",
  message: "The further files may have {megabytes} MB together. You can send more once the request is there.",
};

/** The media type that a file is stored with. */
export function artworkMediaType(type: ArtworkType): string {
  return type === "svg" ? "image/svg+xml" : attachedMediaType(type);
}

/** The type of a file that was stored under this name. */
export function artworkTypeOfKey(key: string): ArtworkType | undefined {
  return artworkTypes.find((type) => key.endsWith(`.${type}`));
}

/** The type that name and bytes agree on; undefined where they do not. */
export function artworkTypeOf(name: string, start: Uint8Array): ArtworkType | undefined {
  if (/\.svg$/i.test(name)) return beginsAsSvg(start) ? "svg" : undefined;
  const type = attachedTypeOf(name, start);
  return type === "zip" ? undefined : type;
}

/** As XML does that is one: whether it is an SVG within, who reads it says. */
function beginsAsSvg(start: Uint8Array): boolean {
  const text = new TextDecoder().decode(start.subarray(0, fileStartBytes));
  return /^\s*<(?:svg|\?xml|!doctype|!--)/i.test(text);
}

/** What the form and the server know of a file. */
export interface ArtworkFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The first `fileStartBytes`. */
  readonly start: Uint8Array;
}

/** A file of one of the kinds whose bytes are what its name says, of 25 MB at most. */
export function artworkFileRule({ name, size, start }: ArtworkFile): Message | undefined {
  if (!artworkTypeOf(name, start)) return withValues(wrongType, { name });
  if (size <= artworkLimits.fileBytes) return undefined;
  return withValues(tooLarge, { name, megabytes: artworkLimits.fileBytes / megabyte });
}

/** What is wrong with the further files of a request. */
export function askedArtworkRule(files: readonly ArtworkFile[]): Message | undefined {
  const { filesAsked, bytesAsked } = artworkLimits;
  if (files.length > filesAsked) return withValues(tooManyAsked, { most: filesAsked });
  const together = files.reduce((sum, { size }) => sum + size, 0);
  if (together > bytesAsked) return withValues(tooMuchAsked, { megabytes: bytesAsked / megabyte });
  return files.map(artworkFileRule).find((words) => words !== undefined);
}
