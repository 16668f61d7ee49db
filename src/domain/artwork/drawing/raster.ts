/** A picture in memory: red, green, blue and alpha of each pixel, row by row, 0 to 255, alpha not multiplied in. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** The parts of a colour code such as `#2B5B3E`; what is none is white. */
export function rgbOf(code: string): Rgb {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(code);
  const part = (at: number) => (parts ? Number.parseInt(parts[at] ?? "ff", 16) : 255);
  return [part(1), part(2), part(3)];
}

export function emptyRaster(width: number, height: number): Raster {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

/** Half as wide and high: each pixel is the mean of four, weighted by how opaque they are. */
export function halved({ width, height, data }: Raster): Raster {
  const small = emptyRaster(Math.max(1, width >> 1), Math.max(1, height >> 1));
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const sums = [0, 0, 0, 0];
      for (const [dx, dy] of quarters) {
        const at = (Math.min(height - 1, 2 * y + dy) * width + Math.min(width - 1, 2 * x + dx)) * 4;
        const alpha = data[at + 3] ?? 0;
        for (let part = 0; part < 3; part += 1)
          sums[part] = (sums[part] ?? 0) + (data[at + part] ?? 0) * alpha;
        sums[3] = (sums[3] ?? 0) + alpha;
      }
      const to = (y * small.width + x) * 4;
      const alphas = sums[3] ?? 0;
      for (let part = 0; part < 3; part += 1)
        small.data[to + part] = alphas > 0 ? (sums[part] ?? 0) / alphas : 0;
      small.data[to + 3] = alphas / 4;
    }
  }
  return small;
}

const quarters = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
