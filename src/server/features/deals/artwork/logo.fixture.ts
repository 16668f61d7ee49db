import sharp from "sharp";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { Services } from "#server/services.ts";
import { prepareLogos } from "./system-prepare-logo.ts";

/** A picture of one colour. */
export async function picture(format: "png" | "jpeg" | "gif", width = 60, height = 40): Promise<Buffer> {
  const create = { width, height, channels: 4, background: { r: 26, g: 127, b: 55, alpha: 1 } } as const;
  return await sharp({ create }).toFormat(format).toBuffer();
}

/** A GIF of many small frames. */
export async function movingPicture(frames: number): Promise<Buffer> {
  const side = 4;
  const raw = Buffer.from(Array.from({ length: side * side * 3 * frames }, (_, at) => (at * 7919) % 251));
  return await sharp(raw, {
    raw: { width: side, height: side * frames, channels: 3, pageHeight: side },
  })
    .gif()
    .toBuffer();
}

/** The bytes of a PNG that says it is this large; there is next to nothing in it. */
export async function boastfulPng(width: number, height: number): Promise<Buffer> {
  const png = Buffer.from(await picture("png"));
  // Width and height stand at 16 and 20, and the checksum of their chunk at 29.
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  const { crc32 } = await import("node:zlib");
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

export const pdf = Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n");

const types = { png: "image/png", jpg: "image/jpeg", gif: "image/gif", pdf: "application/pdf" } as const;

/** A file as the form sends it. */
export function upload(bytes: Buffer, type: keyof typeof types = "png", name = `logo.${type}`): UploadedFile {
  return { name, mediaType: types[type], bytes, isTruncated: bytes.length > 5_242_880 };
}

/** Waiting logos as the worker leaves them, for tests of what comes after it: a decoder takes a quarter of a second. */
export async function leaveLogosReady({ db }: Pick<Services, "db">): Promise<void> {
  await db.updateTable("files").set({ state: "ready" }).where("state", "=", "waiting").execute();
}

/** Runs the worker until nothing waits: a round ends early on a busy machine. */
export async function prepareAllLogos(services: Services): Promise<void> {
  const waiting = () => services.db.selectFrom("files").select("id").where("state", "=", "waiting").execute();
  do await prepareLogos(services);
  while ((await waiting()).length > 0);
}
