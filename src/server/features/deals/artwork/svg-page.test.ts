import sharp from "sharp";
import { expect, test } from "vitest";
import { decodeArtwork, readPictureFacts, UndecodableLogo } from "./decode-logo.ts";

const svg = (inner: string, size = 'width="96" height="48"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`);

test("L15 an SVG is drawn as a PNG, its colours are counted, and its size is known", async () => {
  const { preview, facts } = await decodeArtwork(svg('<rect width="48" height="48" fill="#C8102E"/>'));
  expect(await sharp(preview).metadata()).toMatchObject({ format: "png", width: 2_048, height: 1_024 });
  expect(facts).toMatchObject({
    ...{ widthPx: null, heightPx: null },
    drawing: { pages: 1, isVector: true, widthMm: 25.4, heightMm: 12.7, fonts: "none" },
    counted: { count: 1, colours: [{ hex: "#C8102E" }], hasTransparency: true },
  });
});

test("L15 its letters need a font that no SVG brings", async () => {
  const letters = svg('<rect width="9" height="9"/><text y="9">Logo</text>');
  expect((await readPictureFacts(letters, 60_000)).drawing).toMatchObject({
    isVector: true,
    fonts: "missing",
  });
});

test("L15 a drawing that covers the earth is drawn within the limits", async () => {
  const earth = svg('<rect width="9" height="9"/>', 'width="1e9" height="1e9" viewBox="0 0 9 9"');
  const { width } = await sharp((await decodeArtwork(earth)).preview).metadata();
  expect(width).toBeLessThanOrEqual(4_096);
});

const laughs = Array.from(
  { length: 40 },
  (_, at) => `<g id="g${at}">${`<use href="#g${at + 1}"/>`.repeat(10)}</g>`,
);

test.each<[what: string, bytes: Buffer]>([
  [
    "parts that use parts without end",
    svg(`<defs>${laughs.join("")}<g id="g40"><rect/></g></defs><use href="#g0"/>`),
  ],
  ["a line of no height", svg('<rect width="9" height="9"/>', 'width="1e7" height="1"')],
  ["no drawing", Buffer.from("<svg>")],
  ["another kind of XML", Buffer.from("<?xml version='1.0'?><html/>")],
])("L15 refused as an SVG: %s", async (_, bytes) => {
  await expect(decodeArtwork(bytes, { processorTime: 1_000 })).rejects.toThrow(UndecodableLogo);
});
