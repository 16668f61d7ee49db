import type { LogoType } from "#domain/quotes/logo-file.ts";
import type { PictureHeader } from "#server/platform/pictures/picture-header.ts";

/**
 * What a picture takes that can only be unpacked as a whole, in bytes, as its header says; 0 when it comes
 * row by row. A progressive JPEG is buffered as coefficients of two bytes, each channel as if it had every
 * pixel: a hostile file may claim less than it does. An interlaced PNG is buffered with its output (measured:
 * 1.3 times its pixels).
 */
export function memoryToDecode(type: LogoType, header: PictureHeader): number {
  const samples = header.width * header.height * header.channels;
  if (!header.isProgressive) return 0;
  return type === "jpg" ? samples * 2 : samples * header.bytesPerSample * 1.3;
}
