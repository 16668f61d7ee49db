import type { Corners, Point } from "../print-area.ts";
import { perspectiveOf } from "./perspective.ts";
import { halved, type Raster, rgbOf } from "./raster.ts";

/** Where a logo lies on the bag. */
export interface Placed {
  readonly corners: Corners;
  /** Of the print area. */
  readonly areaMm: { readonly widthMm: number; readonly heightMm: number };
  /** Of the logo, with its centre from the middle of the area, right and down. */
  readonly widthMm: number;
  readonly xMm: number;
  readonly yMm: number;
}

/** A part of a picture, in pixels; `right` and `bottom` are the first beyond it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The longest side of a logo that is drawn, in px: more is not seen on a bag of `sketchPx`. */
export const logoPx = 512;
/** The width of a sketch, in px. */
export const sketchPx = 800;

/** A picture takes a dye where it is cut out: of a photo the ground would be dyed, too. */
export function takesDye({ data }: Raster): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 128) return true;
  return false;
}

/** The bag in a colour: its greys are multiplied by it, and its shadow stays black. */
export function dyed(bag: Raster, dye: string): Raster {
  const [red, green, blue] = rgbOf(dye);
  const data = new Uint8ClampedArray(bag.data);
  for (let at = 0; at < data.length; at += 4) {
    data[at] = ((data[at] ?? 0) * red) / 255;
    data[at + 1] = ((data[at + 1] ?? 0) * green) / 255;
    data[at + 2] = ((data[at + 2] ?? 0) * blue) / 255;
  }
  return { ...bag, data };
}

/** How bright fully lit cloth is in an area of a bag, 0 to 255: what ink is shaded against. */
export function fullLight(bag: Raster, corners: Corners): number {
  if (takesDye(bag)) return 255;
  const box = boxOf(bag, corners);
  const shades: number[] = [];
  for (let y = box.top; y < box.bottom; y += 2)
    for (let x = box.left; x < box.right; x += 2) shades.push(shadeAt(bag, (y * bag.width + x) * 4));
  shades.sort((one, other) => one - other);
  return Math.max(1, shades[Math.floor(shades.length * 0.9)] ?? 255);
}

/**
 * Lays a logo, already in its inks, onto a picture of the bag: in the perspective of its area, shaded by the cloth below it
 * (`bag` as it came), four samples a pixel. Changes `target`. @returns the part that it changed
 */
export function layLogo(target: Raster, bag: Raster, logo: Raster, placed: Placed, light: number): Box {
  const { toPicture, toCloth } = perspectiveOf(placed.corners, placed.areaMm);
  const heightMm = (placed.widthMm * logo.height) / logo.width;
  const [left, top] = [placed.xMm - placed.widthMm / 2, placed.yMm - heightMm / 2];
  const corners: readonly Point[] = [
    toPicture(left, top),
    toPicture(left + placed.widthMm, top),
    toPicture(left + placed.widthMm, top + heightMm),
    toPicture(left, top + heightMm),
  ];
  const box = boxOf(target, corners);
  const drawn = asLargeAsSeen(logo, 2 * (box.right - box.left));
  const [perMmX, perMmY] = [drawn.width / placed.widthMm, drawn.height / heightMm];
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      let [red, green, blue, alphas] = [0, 0, 0, 0];
      for (let sample = 0; sample < 4; sample += 1) {
        const [mmX, mmY] = toCloth(x + (sample & 1 ? 0.75 : 0.25), y + (sample & 2 ? 0.75 : 0.25));
        const [column, row] = [Math.floor((mmX - left) * perMmX), Math.floor((mmY - top) * perMmY)];
        if (column < 0 || row < 0 || column >= drawn.width || row >= drawn.height) continue;
        const from = (row * drawn.width + column) * 4;
        const alpha = drawn.data[from + 3] ?? 0;
        red += (drawn.data[from] ?? 0) * alpha;
        green += (drawn.data[from + 1] ?? 0) * alpha;
        blue += (drawn.data[from + 2] ?? 0) * alpha;
        alphas += alpha;
      }
      if (alphas === 0) continue;
      const at = (y * target.width + x) * 4;
      const shade = Math.min(1, shadeAt(bag, at) / light);
      const coverage = alphas / (4 * 255);
      cover(target, at, (red / alphas) * shade, coverage);
      cover(target, at + 1, (green / alphas) * shade, coverage);
      cover(target, at + 2, (blue / alphas) * shade, coverage);
    }
  }
  return box;
}

function cover({ data }: Raster, at: number, value: number, coverage: number): void {
  data[at] = (data[at] ?? 0) * (1 - coverage) + value * coverage;
}

function shadeAt({ data }: Raster, at: number): number {
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}

/** The logo, halved as often as it is more than twice as wide as it is seen: otherwise pixels of it would be missed. */
function asLargeAsSeen(logo: Raster, seenPx: number): Raster {
  let drawn = logo;
  while (drawn.width > 2 * seenPx && drawn.width > 1) drawn = halved(drawn);
  return drawn;
}

/** The part of a picture that these points span. */
export function boxOf({ width, height }: Raster, points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const inside = (at: number, most: number) => Math.min(most, Math.max(0, at));
  return {
    left: inside(Math.floor(Math.min(...xs)), width),
    top: inside(Math.floor(Math.min(...ys)), height),
    right: inside(Math.ceil(Math.max(...xs)), width),
    bottom: inside(Math.ceil(Math.max(...ys)), height),
  };
}

/** What one place adds: its logo in its inks, and where it lies. */
export interface PlacedLogo {
  readonly logo: Raster;
  readonly placed: Placed;
}

/** The whole picture: the bag in its dye, if it takes one, with its logos. */
export function drawSketch(bag: Raster, dye: string, logos: readonly PlacedLogo[]): Raster {
  const picture = takesDye(bag) ? dyed(bag, dye) : { ...bag, data: new Uint8ClampedArray(bag.data) };
  for (const { logo, placed } of logos) layLogo(picture, bag, logo, placed, fullLight(bag, placed.corners));
  return picture;
}
