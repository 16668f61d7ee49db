import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { chunk, pdfBomb } from "./picture-bombs.ts";
import { tinyPng } from "./tiny-png.ts";

/** Signature and header of a PNG; its other chunks follow. */
const pngHead = 33;
const text = (words: string) => Buffer.from(words, "latin1");

/** The small picture with other chunks before its pixels. */
export function pngWith(...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([tinyPng.subarray(0, pngHead), ...chunks, tinyPng.subarray(pngHead)]);
}

/** A packed text chunk of a PNG, of each kind that is packed. */
export const packedChunks: Readonly<Record<string, (unpacked: Buffer) => Buffer>> = {
  zTXt: (unpacked) =>
    chunk("zTXt", Buffer.concat([text("Comment\0\0"), deflateSync(unpacked, { level: 9 })])),
  iTXt: (unpacked) =>
    chunk(
      "iTXt",
      Buffer.concat([text("XML:com.adobe.xmp\0\x01\0en\0XMP\0"), deflateSync(unpacked, { level: 9 })]),
    ),
  iCCP: (unpacked) =>
    chunk("iCCP", Buffer.concat([text("ICC profile\0\0"), deflateSync(unpacked, { level: 9 })])),
};

/** A segment of a JPEG. */
export function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A small JPEG with other segments before its own. */
export async function jpegWith(...segments: readonly Buffer[]): Promise<Buffer> {
  const create = { width: 60, height: 40, channels: 3, background: "#1a7f37" } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** A small GIF with other blocks behind its palette. */
export async function gifWith(...blocks: readonly Buffer[]): Promise<Buffer> {
  const create = { width: 60, height: 40, channels: 3, background: "#1a7f37" } as const;
  const gif = await sharp({ create }).gif().toBuffer();
  const packed = gif[10] ?? 0;
  const palette = 13 + (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);
  return Buffer.concat([gif.subarray(0, palette), ...blocks, gif.subarray(palette)]);
}

/** An extension block of a GIF: a comment (FE), or an application's (FF). */
export function gifExtension(label: number, content: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < content.length; at += 255) {
    const piece = content.subarray(at, at + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat([Buffer.from([0x21, label]), ...pieces, Buffer.from([0])]);
}

/** Small pictures whose metadata would be large once decompressed. */
export async function carriedBombs() {
  const fifty = Buffer.alloc(50_000_000);
  const long = Buffer.alloc(65_000, "x");
  const many = <T>(count: number, of: T): T[] => Array.from({ length: count }, () => of);
  const packed = Object.entries(packedChunks).map(
    ([name, pack]) => [name, "png", pngWith(...many(name === "iCCP" ? 1 : 90, pack(fifty)))] as const,
  );
  const damaged = packedChunks.zTXt?.(Buffer.alloc(3_900_000)) ?? Buffer.alloc(0);
  // The last bytes of what is packed: its own checksum.
  damaged.fill(0xee, damaged.length - 8, damaged.length - 4);
  return [
    ...packed,
    [
      "small zTXt by the hundred thousand",
      "png",
      pngWith(...many(100_000, chunk("zTXt", text("a\0\0x\x9c\x03\0\0\0\0\x01")))),
    ],
    ["damaged zTXt", "png", pngWith(...many(90, damaged))],
    ["eXIf", "png", pngWith(chunk("eXIf", Buffer.alloc(4_000_000, "II*\0\x08\0\0\0\xff\xff", "latin1")))],
    [
      "XMP",
      "png",
      pngWith(
        chunk("iTXt", Buffer.concat([text("XML:com.adobe.xmp\0\0\0\0\0"), Buffer.alloc(4_000_000, "<a>")])),
      ),
    ],
    ["GIF comments", "gif", await gifWith(...many(60, gifExtension(0xfe, long)))],
    [
      "GIF applications",
      "gif",
      await gifWith(...many(60, gifExtension(0xff, Buffer.concat([text("XMP DataXMP"), long])))),
    ],
    [
      "JPEG EXIF",
      "jpg",
      await jpegWith(
        ...many(
          60,
          segment(
            0xe1,
            Buffer.concat([
              text("Exif\0\0II*\0\x08\0\0\0\xff\xff"),
              Buffer.alloc(60_000, "\x01\0", "latin1"),
            ]),
          ),
        ),
      ),
    ],
    [
      "JPEG XMP",
      "jpg",
      await jpegWith(
        ...many(
          60,
          segment(0xe1, Buffer.concat([text("http://ns.adobe.com/xap/1.0/\0"), Buffer.alloc(60_000, "<a>")])),
        ),
      ),
    ],
    [
      "JPEG ICC",
      "jpg",
      await jpegWith(
        ...many(60, segment(0xe2, Buffer.concat([text("ICC_PROFILE\0\x01\x3c"), Buffer.alloc(60_000)]))),
      ),
    ],
    ["PDF streams", "pdf", pdfBomb()],
  ] as const;
}
