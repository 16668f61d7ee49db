import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A PNG of one colour and one bit a pixel: a few kilobytes that would take gigabytes to show.
 * @param rows how many rows it really has; the rest is only claimed
 */
export function pngBomb(width: number, height: number, rows = Math.min(height, 1_000)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A GIF of so many frames, each `side` pixels wide and high, and of one shade that the one before it has not. */
export async function gifBomb(count: number, side: number): Promise<Buffer> {
  const frame = side * side * 3;
  const raw = Buffer.alloc(frame * count);
  for (let at = 0; at < count; at += 1) raw.fill((at * 7919) % 251, at * frame, (at + 1) * frame);
  return await sharp(raw, {
    raw: { width: side, height: side * count, channels: 3, pageHeight: side },
    limitInputPixels: false,
  })
    .gif()
    .toBuffer();
}

/** A progressive JPEG as printers keep them, in four channels, that claims a size which it has not. */
export async function printBomb(width: number, height: number): Promise<Buffer> {
  const create = { width: 16, height: 16, channels: 3, background: "#1a7f37" } as const;
  const bytes = await sharp({ create }).toColourspace("cmyk").jpeg({ progressive: true }).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** A PDF of a few kilobytes whose one page unpacks to megabytes, and these to six gigabytes. */
export function pdfBomb(): Buffer {
  const inner = deflateSync(Buffer.alloc(32_000_000), { level: 9 });
  const outer = deflateSync(Buffer.concat(Array.from({ length: 200 }, () => inner)), { level: 9 });
  const head = `%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R>> endobj
4 0 obj <</Length ${outer.length} /Filter [/FlateDecode /FlateDecode]>> stream\n`;
  const tail = "\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n";
  return Buffer.concat([Buffer.from(head), outer, Buffer.from(tail)]);
}

/** A chunk of a PNG with its checksum. */
export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
