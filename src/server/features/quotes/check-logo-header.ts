import { type LogoType, logoTypeOfBytes } from "#domain/quotes/logo-file.ts";
import type { Words } from "#domain/words.ts";
import { beginOnce } from "#server/platform/jobs/begin-once.ts";
import { logoFrames, logoMemory, logoPixels } from "./logo-limits.ts";
import { memoryToDecode } from "./memory-to-decode.ts";

const unreadable: Words = /*i18n*/ {
  id: "quote.logo.unreadable",
  message: "This file cannot be read. Please choose another one.",
};
const tooManyPixels: Words = /*i18n*/ {
  id: "quote.logo.tooManyPixels",
  message: "This picture has more than 40 megapixels. Please choose a smaller one.",
};
const tooManyFrames: Words = /*i18n*/ {
  id: "quote.logo.tooManyFrames",
  message: "This picture has too many frames. Please choose one that does not move.",
};
const tooMuchAtOnce: Words = /*i18n*/ {
  id: "quote.logo.tooMuchAtOnce",
  message: "This picture is saved in a form that takes too much memory. Please choose a smaller one.",
};

/** With the first logo: the shop opens without it. Kept, because looking it up again is work at each request. */
const loadSharp = beginOnce(() => import("sharp"));

const formats: Readonly<Record<Exclude<LogoType, "pdf">, string>> = { jpg: "jpeg", png: "png", gif: "gif" };

/**
 * What is wrong with a logo as far as its header tells: whether it can be read, and how much there would be to decode
 * (§0.11, I6). Nothing is decoded here; that is the worker's, before anybody may open a picture. A PDF is never rendered
 * by us, so that this is all that is asked of it (decision 27).
 */
export async function checkLogoHeader(bytes: Uint8Array): Promise<Words | undefined> {
  const type = logoTypeOfBytes(bytes);
  if (type === undefined) return unreadable;
  if (type === "pdf") return hasPdfEnd(bytes) ? undefined : unreadable;
  if (type === "gif" && !hasGifEnd(bytes)) return unreadable;
  const { default: sharp } = await loadSharp();
  try {
    const header = await sharp(bytes, { limitInputPixels: logoPixels }).metadata();
    const { format, width, height, pages = 1 } = header;
    if (format !== formats[type]) return unreadable;
    if (pages > logoFrames) return tooManyFrames;
    if (width * height * pages > logoPixels) return tooManyPixels;
    return memoryToDecode(header) > logoMemory ? tooMuchAtOnce : undefined;
  } catch (error) {
    return error instanceof Error && /pixel limit/i.test(error.message) ? tooManyPixels : unreadable;
  }
}

/** Readers look for the end of a PDF in its last kilobytes; beyond them there is none. */
const pdfTail = 4096;

function hasPdfEnd(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.slice(-pdfTail)).includes("%%EOF");
}

/** Decoders take half a GIF for a whole one, so its last byte is looked at; some programs fill up with zeros. */
function hasGifEnd(bytes: Uint8Array): boolean {
  const gifEnd = 0x3b;
  return bytes[bytes.findLastIndex((byte) => byte !== 0)] === gifEnd;
}
