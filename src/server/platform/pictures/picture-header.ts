import { fileKindOfBytes } from "#domain/files/file-kind.ts";
import { readGif } from "./read-gif.ts";
import { readJpeg } from "./read-jpeg.ts";
import { readPng } from "./read-png.ts";

/** What the blocks of a picture say about it; no pixel is decoded for it. */
export interface PictureHeader {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** Of a pixel, once it is decoded. */
  readonly channels: number;
  readonly bytesPerSample: 1 | 2;
  /** It comes in passes over the whole picture, all of which a decoder has to hold. */
  readonly isProgressive: boolean;
}

/**
 * Reads a JPEG, PNG or GIF block by block in plain code, before a decoder may see it: it must have its end, and its
 * texts and profiles must unpack to a bounded size. Undefined for any other kind of file.
 * @throws {UnreadablePicture}
 */
export function readPictureHeader(file: Uint8Array): PictureHeader | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const kind = fileKindOfBytes(bytes);
  if (kind === "jpg") return readJpeg(bytes);
  if (kind === "png") return readPng(bytes);
  if (kind === "gif") return readGif(bytes);
  return undefined;
}
