import sharp from "sharp";

/** A real picture of a few bytes: a green square with a transparent edge. */
export const tinyPng: Buffer = await sharp({
  create: { width: 64, height: 64, channels: 4, background: { r: 20, g: 120, b: 60, alpha: 1 } },
})
  .extend({ top: 8, bottom: 8, left: 8, right: 8, background: { r: 0, g: 0, b: 0, alpha: 0 } })
  .png()
  .toBuffer();
