import type { PictureHeader } from "./picture-header.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

/** Start of image, and the markers that have no segment behind them: stuffing, TEM, restarts. */
const isAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Frames: C0 to CF without tables (C4), an extension (C8) and arithmetic conditioning (CC). */
const isFrame = (marker: number) => (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker);
const progressive: ReadonlySet<number> = new Set([0xc2, 0xc6, 0xca, 0xce]);
const endOfImage = 0xd9;

/**
 * Walks over the segments of a JPEG to its end mark; bytes after it are ignored. Pixel data stands between segments, and
 * escapes what would read as a marker.
 */
export function readJpeg(bytes: Buffer): PictureHeader {
  let header: PictureHeader | undefined;
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at] ?? 0;
    at += 1;
    if (isAlone(marker)) continue;
    if (marker === endOfImage && header) return header;
    if (at + 2 > bytes.length) break;
    if (isFrame(marker)) header ??= headerOf(bytes, marker, at);
    at += bytes.readUInt16BE(at);
  }
  throw new UnreadablePicture("unreadable");
}

function headerOf(bytes: Buffer, marker: number, at: number): PictureHeader {
  if (at + 8 > bytes.length) throw new UnreadablePicture("unreadable");
  return {
    width: bytes.readUInt16BE(at + 5),
    height: bytes.readUInt16BE(at + 3),
    frames: 1,
    channels: bytes.readUInt8(at + 7),
    bytesPerSample: bytes.readUInt8(at + 2) > 8 ? 2 : 1,
    isProgressive: progressive.has(marker),
  };
}
