import { type LogoType, logoTypeOfBytes } from "#domain/quotes/logo-file.ts";
import type { Message } from "#domain/words.ts";
import { hasPdfEnd } from "#server/platform/pdf/pdf-file.ts";
import { type PictureHeader, readPictureHeader } from "#server/platform/pictures/picture-header.ts";
import { UnreadablePicture } from "#server/platform/pictures/unreadable-picture.ts";
import { logoFrames, logoMemory, logoPixels } from "./logo-limits.ts";

export const unreadableLogo: Message = /*i18n*/ {
  id: "quote.logo.unreadable",
  message: "This file cannot be read. Please choose another one.",
};
const tooManyPixels: Message = /*i18n*/ {
  id: "quote.logo.tooManyPixels",
  message: "This picture has more than 40 megapixels. Please choose a smaller one.",
};
const tooManyFrames: Message = /*i18n*/ {
  id: "quote.logo.tooManyFrames",
  message: "This picture has too many frames. Please choose one that does not move.",
};
const tooMuchAtOnce: Message = /*i18n*/ {
  id: "quote.logo.tooMuchAtOnce",
  message: "This picture is saved in a form that takes too much memory. Please choose a smaller one.",
};

/**
 * What is wrong with a logo as far as its header says: whether it can be read, and how much there would be to
 * decode. Nothing is decoded here and no native code sees the file; that is the decoder's. A PDF is asked for its two
 * ends: where it cannot be drawn, it is taken without a preview (ADR-98).
 */
export function checkLogoHeader(bytes: Uint8Array): Message | undefined {
  const type = logoTypeOfBytes(bytes);
  if (type === undefined) return unreadableLogo;
  if (type === "pdf")
    return hasPdfEnd(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      ? undefined
      : unreadableLogo;
  const header = headerOf(bytes);
  if (!header) return unreadableLogo;
  const pixels = header.width * header.height * header.frames;
  if (pixels === 0) return unreadableLogo;
  if (header.frames > logoFrames) return tooManyFrames;
  if (pixels > logoPixels) return tooManyPixels;
  return memoryToDecode(type, header) > logoMemory ? tooMuchAtOnce : undefined;
}

function headerOf(bytes: Uint8Array): PictureHeader | undefined {
  try {
    return readPictureHeader(bytes);
  } catch (error) {
    if (error instanceof UnreadablePicture) return undefined;
    throw error;
  }
}

/**
 * What a picture takes that can only be unpacked as a whole, in bytes, as its header says; 0 when it comes
 * row by row. A progressive JPEG is buffered as coefficients of two bytes, each channel as if it had every
 * pixel: a hostile file may claim less than it does. An interlaced PNG is buffered with its output (measured:
 * 1.3 times its pixels).
 */
export function memoryToDecode(type: LogoType, header: PictureHeader): number {
  const samples = header.width * header.height * header.channels;
  if (!header.isProgressive) return 0;
  return type === "jpg" ? samples * 2 : samples * header.bytesPerSample * 1.3;
}
