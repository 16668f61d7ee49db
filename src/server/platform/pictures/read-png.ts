import { inflateSync } from "node:zlib";
import type { PictureHeader } from "./picture-header.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

const signatureLength = 8;
/** Length, name and checksum of a chunk. */
const frameLength = 12;
const name = (text: string) => Buffer.from(text, "latin1").readUInt32BE(0);
const [start, data, transparency, end] = [name("IHDR"), name("IDAT"), name("tRNS"), name("IEND")];
/** Where the compressed part of a chunk begins; undefined when it has none. */
const packed: ReadonlyMap<number, (chunk: Buffer) => number | undefined> = new Map([
  [name("zTXt"), afterKeyword],
  [name("iCCP"), afterKeyword],
  [name("iTXt"), afterLanguage],
]);
/** A colour profile for print has some megabytes; texts have kilobytes. */
const mostUnpacked = 4_000_000;
const mostPackedChunks = 100;
/** Samples of a pixel by colour type: grey, colours, of a palette, grey with alpha, colours with alpha. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 };

/** Walks over the chunks of a PNG. Checksums are left to the decoder, which ignores those beside the picture. */
export function readPng(bytes: Buffer): PictureHeader {
  const header = headerOf(bytes);
  let [unpacked, packedChunks, channels, hasData] = [0, 0, header.channels, false];
  for (let at = signatureLength; at + frameLength <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.readUInt32BE(at + 4);
    const next = at + frameLength + length;
    if (!isName(bytes.subarray(at + 4, at + 8))) throw new UnreadablePicture("unreadable");
    if (next > bytes.length) {
      // Cut after its pixels: every viewer shows it whole.
      if (kind === data || !hasData) throw new UnreadablePicture("unreadable");
      break;
    }
    if (kind === end) break;
    if (kind === data) hasData = true;
    if (kind === transparency) channels = header.channels + 1;
    const from = packed.get(kind)?.(bytes.subarray(at + 8, at + 8 + length));
    if (from !== undefined) {
      packedChunks += 1;
      unpacked += unpackedSize(bytes.subarray(at + 8 + from, at + 8 + length), mostUnpacked - unpacked);
      if (unpacked > mostUnpacked || packedChunks > mostPackedChunks)
        throw new UnreadablePicture("unreadable");
    }
    at = next;
  }
  if (!hasData) throw new UnreadablePicture("unreadable");
  return { ...header, channels };
}

function headerOf(bytes: Buffer): PictureHeader {
  const isThere = bytes.length >= 33 && bytes.readUInt32BE(8) === 13 && bytes.readUInt32BE(12) === start;
  const channels = isThere ? samples[bytes.readUInt8(25)] : undefined;
  if (!channels) throw new UnreadablePicture("unreadable");
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    frames: 1,
    channels,
    bytesPerSample: bytes.readUInt8(24) === 16 ? 2 : 1,
    isProgressive: bytes.readUInt8(28) !== 0,
  };
}

function isName(bytes: Buffer): boolean {
  return bytes.every((byte) => (byte & 0xdf) >= 0x41 && (byte & 0xdf) <= 0x5a);
}

/** Keyword, its end, and how it is packed. */
function afterKeyword(chunk: Buffer): number | undefined {
  const keyword = chunk.indexOf(0);
  return keyword < 0 ? undefined : keyword + 2;
}

/** Keyword, whether and how it is packed, language, keyword in that language. */
function afterLanguage(chunk: Buffer): number | undefined {
  const keyword = chunk.indexOf(0);
  if (keyword < 0 || chunk[keyword + 1] !== 1) return undefined;
  const language = chunk.indexOf(0, keyword + 3);
  const translated = language < 0 ? -1 : chunk.indexOf(0, language + 1);
  return translated < 0 ? undefined : translated + 1;
}

/** The best compression that deflate can reach. */
const bestRatio = 1032;

/**
 * The size of a compressed text or profile once it is unpacked. Unpacking stops beyond `most`. Damaged data counts with
 * the most it could hold, so that the work on it is bounded as well.
 */
function unpackedSize(packed: Buffer, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) }).length;
  } catch (error) {
    const isLarger = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isLarger ? most + 1 : packed.length * bestRatio;
  }
}
