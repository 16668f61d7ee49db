import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { logoTypeOfBytes } from "#domain/quotes/logo-file.ts";
import { readPictureHeader } from "#server/platform/pictures/picture-header.ts";
import { printBomb } from "#tests/support/picture-bombs.ts";
import { checkLogoHeader, memoryToDecode } from "./check-logo-header.ts";
import { logoMemory } from "./logo-limits.ts";

/** What the header of such a picture says, were it of 40 megapixels. */
async function claimed(save: (picture: Sharp) => Sharp): Promise<number> {
  const create = { width: 16, height: 16, channels: 3, background: "#1a7f37" } as const;
  const bytes = await save(sharp({ create })).toBuffer();
  const [header, type] = [readPictureHeader(bytes), logoTypeOfBytes(bytes)];
  if (!header || !type) throw new Error("a picture that is none");
  return memoryToDecode(type, { ...header, width: 6_320, height: 6_320 });
}

test.each<[what: string, save: (picture: Sharp) => Sharp, isTaken: boolean]>([
  ["a PNG that comes row by row", (picture) => picture.png(), true],
  ["an interlaced PNG", (picture) => picture.png({ progressive: true }), true],
  ["an interlaced PNG with alpha", (picture) => picture.ensureAlpha().png({ progressive: true }), true],
  ["one of 16 bits", (picture) => picture.toColourspace("rgb16").png({ progressive: true }), false],
  ["a progressive JPEG", (picture) => picture.jpeg({ progressive: true }), true],
  ["a JPEG for print", (picture) => picture.toColourspace("cmyk").jpeg(), true],
  ["a progressive one", (picture) => picture.toColourspace("cmyk").jpeg({ progressive: true }), false],
])("REL-I6 40 megapixels: %s", async (_, save, isTaken) => {
  expect((await claimed(save)) <= logoMemory).toBe(isTaken);
});

test("REL-I6 what would take too much memory at once is refused by its header, with a message", async () => {
  const said = checkLogoHeader(await printBomb(6_320, 6_320));
  expect(said?.id).toBe("quote.logo.tooMuchAtOnce");
  expect(checkLogoHeader(await printBomb(5_000, 5_000))).toBeUndefined();
});
