import type { PictureHeader } from "./picture-header.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

const [filler, extension, image, trailer] = [0x00, 0x21, 0x2c, 0x3b];
const headLength = 13;
const imageLength = 10;

/**
 * Walks over the blocks of a GIF to its trailer; bytes after it are ignored. A file that lacks only the trailer has all its
 * pixels and is taken. Half a GIF ends within a block and is refused here, because decoders accept it.
 */
export function readGif(bytes: Buffer): PictureHeader {
  let [width, height, frames] = [shortAt(bytes, 6), shortAt(bytes, 8), 0];
  let at = headLength + paletteLength(bytes, 10);
  while (at !== bytes.length || frames === 0) {
    const block = byteAt(bytes, at);
    if (block === trailer && frames > 0) break;
    if (block === filler) {
      at += 1;
      // A file that was filled up with zeros instead of its rest ends here without a trailer.
      byteAt(bytes, at);
    } else if (block === extension) {
      at = afterData(bytes, at + 2);
    } else if (block === image) {
      frames += 1;
      // A first frame that reaches beyond the picture widens it.
      width = Math.max(width, shortAt(bytes, at + 1) + shortAt(bytes, at + 5));
      height = Math.max(height, shortAt(bytes, at + 3) + shortAt(bytes, at + 7));
      at = afterData(bytes, at + imageLength + paletteLength(bytes, at + 9) + 1);
    } else throw new UnreadablePicture("unreadable");
  }
  return { width, height, frames, channels: 4, bytesPerSample: 1, isProgressive: false };
}

/** The packed byte of a head says whether a palette follows, and how large it is. */
function paletteLength(bytes: Buffer, at: number): number {
  const packed = byteAt(bytes, at);
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** Behind the pieces of a block, the last of which is empty. */
function afterData(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = byteAt(bytes, at); length > 0; length = byteAt(bytes, at)) at += length + 1;
  return at + 1;
}

function shortAt(bytes: Buffer, at: number): number {
  return byteAt(bytes, at) + 256 * byteAt(bytes, at + 1);
}

function byteAt(bytes: Buffer, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new UnreadablePicture("unreadable");
  return byte;
}
