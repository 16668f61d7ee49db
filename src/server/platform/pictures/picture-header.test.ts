import { randomFillSync } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  gifExtension,
  gifWith,
  jpegWith,
  packedChunks,
  pngWith,
  segment,
} from "#tests/support/carried-bombs.ts";
import { chunk, gifBomb } from "#tests/support/picture-bombs.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { readPictureHeader } from "./picture-header.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

const noise = sharp({
  create: {
    width: 90,
    height: 60,
    channels: 3,
    background: "#888",
    noise: { type: "gaussian", mean: 128, sigma: 40 },
  },
});
const [png, jpeg, gif] = [
  await noise.png().toBuffer(),
  await noise.jpeg().toBuffer(),
  await noise.gif().toBuffer(),
];
const read = (bytes: Buffer) => () => readPictureHeader(bytes);
const followedBy = (bytes: Buffer, rest: string) => Buffer.concat([bytes, Buffer.from(rest)]);

const decodable: [what: string, bytes: Buffer][] = [
  ["PNG", png],
  ["interlaced PNG with alpha", tinyPng],
  ["PNG of 16 bits", await noise.toColourspace("rgb16").png({ progressive: true }).toBuffer()],
  ["PNG of a palette", await noise.png({ palette: true }).toBuffer()],
  ["grey PNG", await noise.greyscale().png().toBuffer()],
  ["JPEG", jpeg],
  ["progressive JPEG", await noise.jpeg({ progressive: true }).toBuffer()],
  ["CMYK JPEG", await noise.toColourspace("cmyk").jpeg().toBuffer()],
];
const thumbnail = segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), jpeg]));
const [withThumbnail, withZeros] = [await jpegWith(thumbnail), await jpegWith(Buffer.alloc(12))];
const withComments = await gifWith(gifExtension(0xfe, Buffer.alloc(50_000, "x")));
const webp = await noise.webp().toBuffer();

describe("what a header says is what the decoder says", () => {
  test.each(decodable)("%s", async (_, bytes) => {
    const { width, height, channels, depth, isProgressive } = await sharp(bytes).metadata();
    expect(readPictureHeader(bytes)).toEqual({
      ...{ width, height, frames: 1, channels, isProgressive },
      bytesPerSample: depth === "ushort" ? 2 : 1,
    });
  });

  test("a GIF of many frames", async () => {
    expect(readPictureHeader(await gifBomb(700, 4))).toMatchObject({ width: 4, height: 4, frames: 700 });
  });

  test("a WebP is not looked at", () => {
    expect(readPictureHeader(webp)).toBeUndefined();
  });
});

describe("SPEC-3.3 what any viewer shows is taken", () => {
  const broken = pngWith(chunk("iCCP", Buffer.from("ICC profile\0\0damaged")));
  test.each([
    ["a GIF with bytes behind its trailer", followedBy(gif, "x")],
    ["a GIF with zeros behind it", followedBy(gif, "\0".repeat(500))],
    ["a GIF without its trailer", gif.subarray(0, -1)],
    [
      "a GIF with zeros before its trailer",
      Buffer.concat([gif.subarray(0, -1), Buffer.alloc(9), gif.subarray(-1)]),
    ],
    ["a PNG with bytes behind it", followedBy(png, "<?php")],
    ["a PNG that ends after its pixels", png.subarray(0, -12)],
    ["a PNG with a profile that does not unpack", broken],
    ["a JPEG with a film behind it", followedBy(jpeg, "\0\0\0\x18ftypmp42")],
    ["a JPEG with a thumbnail in it", withThumbnail],
    ["a JPEG with zeros between its segments", withZeros],
    [
      "a PNG with 2 MB of profile",
      pngWith(packedChunks.iCCP?.(randomFillSync(Buffer.alloc(2_000_000))) ?? png),
    ],
    ["a PNG with 4 MB of XMP", pngWith(chunk("iTXt", Buffer.alloc(4_000_000, "XML\0\0\0\0\0x")))],
    ["a GIF with comments", withComments],
  ])("%s", (_, bytes) => {
    expect(read(bytes)).not.toThrow();
  });
});

describe("REL-I4 what lacks a part is refused", () => {
  test.each([
    ["PNG", png, 70],
    ["JPEG", jpeg, 1],
    ["GIF", gif, 2],
  ] as const)("a %s, wherever it is cut", (_, bytes, tail) => {
    for (let length = 8; length <= bytes.length - tail; length += Math.max(1, length >> 5))
      expect(read(bytes.subarray(0, length)), `${length} bytes`).toThrow(UnreadablePicture);
  });

  test.each([png, jpeg, gif])("one that is filled up with zeros", (bytes) => {
    expect(read(Buffer.concat([bytes.subarray(0, bytes.length >> 1), Buffer.alloc(bytes.length)]))).toThrow(
      UnreadablePicture,
    );
  });
});

describe("REL-I19 what unpacks beside the picture is bounded", () => {
  test.each(Object.entries(packedChunks))("%s", (_, pack) => {
    expect(read(pngWith(pack(Buffer.alloc(3_900_000))))).not.toThrow();
    expect(read(pngWith(pack(Buffer.alloc(4_100_000))))).toThrow(UnreadablePicture);
    expect(read(pngWith(pack(Buffer.alloc(2_100_000)), pack(Buffer.alloc(2_100_000))))).toThrow(
      UnreadablePicture,
    );
  });

  test("and so is the number of packed texts", () => {
    const small = packedChunks.zTXt?.(Buffer.from("a")) ?? png;
    expect(read(pngWith(...Array.from({ length: 100 }, () => small)))).not.toThrow();
    expect(read(pngWith(...Array.from({ length: 101 }, () => small)))).toThrow(UnreadablePicture);
  });
});
