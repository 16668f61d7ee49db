import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { decodeLogo } from "./decode-logo.ts";

type Colour = readonly [red: number, green: number, blue: number];

/** Blue on the left, red on the right, for print; by ImageMagick, which writes YCCK with Adobe's marker. */
const ycck = Buffer.from(
  `/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwAGBAUGBQQGBgUGBwcGCAoQCgoJCQoUDg8MEBcUGBgXFBYWGh0lHxobIxwWFiAsICMmJykq
KRkfLTAtKDAlKCko/9sAQwEHBwcKCAoTCgoTKBoWGigoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo
KCgoKCgo/8AAFAgAEAAQBAERAAIRAQMRAQQRAP/EABcAAQEBAQAAAAAAAAAAAAAAAAAGBAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA
/8QAFQEBAQAAAAAAAAAAAAAAAAAABwj/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADgQBAAIRAxEEAAA/AMA0ODvaoOaFxLgxdAqD
mhcf/9k=`,
  "base64",
);
/** The same two colours as plain CMYK, with the marker. */
const cmyk = await sharp(
  Buffer.concat(
    Array.from({ length: 16 * 2 }, (_, half) =>
      Buffer.concat(Array.from({ length: 8 }, () => Buffer.from(half % 2 ? [220, 40, 40] : [0, 160, 220]))),
    ),
  ),
  { raw: { width: 16, height: 16, channels: 3 } },
)
  .toColourspace("cmyk")
  .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
  .toBuffer();

/** Without Adobe's segment (EE), which some programs do not write. */
function withoutMarker(jpeg: Buffer): Buffer {
  const at = jpeg.indexOf("ffee", "hex");
  return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))]);
}

async function previewColours(logo: Buffer): Promise<Colour[]> {
  const { data, info } = await sharp(await decodeLogo(logo))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number): Colour => {
    const [red = -1, green = -1, blue = -1] = data.subarray((8 * info.width + x) * info.channels);
    return [red, green, blue];
  };
  return [at(3), at(12)];
}

// As poppler shows them. Readers differ by some tens in what an ink looks like; a reader that takes the inks for their
// inverse differs by two hundred.
describe("colours of a JPEG for print are a reader's", () => {
  test.each<[what: string, jpeg: Buffer, shown: readonly Colour[]]>([
    [
      "YCCK with the marker",
      ycck,
      [
        [11, 121, 187],
        [211, 54, 46],
      ],
    ],
    [
      "CMYK with the marker",
      cmyk,
      [
        [72, 176, 226],
        [224, 36, 31],
      ],
    ],
    [
      "CMYK without it",
      withoutMarker(cmyk),
      [
        [72, 176, 226],
        [224, 36, 31],
      ],
    ],
  ])("%s", async (_, jpeg, shown) => {
    const found = await previewColours(jpeg);
    const furthest = shown.flatMap((colour, index) =>
      colour.map((part, channel) => Math.abs(part - (found[index]?.[channel] ?? 999))),
    );
    expect(Math.max(...furthest)).toBeLessThan(75);
  });
});
