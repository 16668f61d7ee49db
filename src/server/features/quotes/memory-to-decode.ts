import type { Metadata } from "sharp";

/**
 * What a picture takes that can only be unpacked as a whole, in bytes, as its header tells; 0 when it comes row by row.
 * A progressive JPEG is kept as coefficients of two bytes, each of its channels as if it had every pixel: a hostile file
 * may claim less than it does. An interlaced PNG is kept with what is made of it (measured: 1.3 times its pixels).
 */
export function memoryToDecode({ format, width, height, channels, depth, isProgressive }: Metadata): number {
  const samples = width * height * channels;
  if (!isProgressive) return 0;
  if (format === "jpeg") return samples * 2;
  return samples * (depth === "ushort" ? 2 : 1) * 1.3;
}
