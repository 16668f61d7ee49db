// In one file: as the 150 modules that it is otherwise, it takes a third of what a decoder takes in all.
import culori, { type Lab65 } from "culori/require";
import type { ColourCount, CountedColours } from "#domain/artwork/counted-colours.ts";

const { converter, differenceCiede2000, formatHex } = culori;

/** A picture as it is looked at: RGBA, 8 bits each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** By CIEDE2000: two colours that are nearer than this are one ink. */
const sameInk = 8;
/** What covers less of the printed area is no ink of its own. */
const leastShare = 0.005;
/** More flat colours than this are a gradient, or a photo. */
const mostFlat = 6;
/** In a channel, of 255: at an edge, neighbours differ by more. */
const sameSurface = 24;
const opaque = 128;
const white = 236;
/** How much of the picture's border is white where all of it stands on white. */
const whiteBorder = 0.95;

/** Counts the flat colours of a picture: what a printer needs an ink for. Edges, which are softened, and the ground are none. */
export function countColours(pixels: Pixels): CountedColours {
  const { width, height } = pixels;
  const hasWhiteBox = standsOnWhite(pixels);
  const [all, surfaces] = [new Map<number, Bin>(), new Map<number, Bin>()];
  const counts = { printed: 0, inside: 0, clear: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (alphaAt(pixels, at) < opaque) counts.clear += 1;
      else if (!hasWhiteBox || !isWhiteAt(pixels, at)) {
        counts.printed += 1;
        addTo(all, pixels, at);
        if (!isInside(pixels, { x, y, at })) continue;
        counts.inside += 1;
        addTo(surfaces, pixels, at);
      }
    }
  // Of the thinnest strokes nothing but edges is left.
  const isThin = counts.inside < counts.printed * 0.02;
  const inks = inksOf([...(isThin ? all : surfaces).values()], isThin ? counts.printed : counts.inside);
  const isFlat = inks.length <= mostFlat;
  return {
    count: isFlat ? countOf(inks.length) : "photo",
    colours: isFlat ? inks : [],
    hasTransparency: counts.clear > 0,
    hasWhiteBox,
  };
}

function countOf(inks: number): ColourCount {
  if (inks >= 4) return 4;
  return inks === 3 ? 3 : inks === 2 ? 2 : 1;
}

const alphaAt = ({ data }: Pixels, at: number) => data[at + 3] ?? 0;
const isWhiteAt = ({ data }: Pixels, at: number) =>
  Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) >= white;

function standsOnWhite(pixels: Pixels): boolean {
  const { width, height } = pixels;
  let border = 0;
  let found = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += y === 0 || y === height - 1 ? 1 : Math.max(1, width - 1)) {
      const at = (y * width + x) * 4;
      border += 1;
      if (alphaAt(pixels, at) >= opaque && isWhiteAt(pixels, at)) found += 1;
    }
  return border > 0 && found >= border * whiteBorder;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Whether its four neighbours are of the same surface. */
function isInside(pixels: Pixels, { x, y, at }: Place): boolean {
  const { width, height, data } = pixels;
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return false;
  return [at - 4, at + 4, at - width * 4, at + width * 4].every(
    (other) =>
      alphaAt(pixels, other) >= opaque &&
      [0, 1, 2].every(
        (channel) => Math.abs((data[other + channel] ?? 0) - (data[at + channel] ?? 0)) <= sameSurface,
      ),
  );
}

/** Pixels of nearly one colour, and what their channels come to together. */
interface Bin {
  pixels: number;
  red: number;
  green: number;
  blue: number;
}

function addTo(bins: Map<number, Bin>, { data }: Pixels, at: number): void {
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
  const bin = bins.get(key) ?? { pixels: 0, red: 0, green: 0, blue: 0 };
  bins.set(key, merged(bin, { pixels: 1, red, green, blue }));
}

function merged(bin: Bin, other: Bin): Bin {
  bin.pixels += other.pixels;
  bin.red += other.red;
  bin.green += other.green;
  bin.blue += other.blue;
  return bin;
}

const converted = converter("lab65");
const difference = differenceCiede2000();
const labOf = (bin: Bin): Lab65 => converted(colourOf(bin)) ?? { mode: "lab65", l: 0, a: 0, b: 0 };
const colourOf = ({ pixels, red, green, blue }: Bin) => ({
  mode: "rgb" as const,
  r: red / pixels / 255,
  g: green / pixels / 255,
  b: blue / pixels / 255,
});

/** Each bin goes to the ink that it cannot be told from, the largest first. */
function inksOf(bins: readonly Bin[], printed: number): CountedColours["colours"] {
  const inks: { readonly bin: Bin; readonly lab: Lab65 }[] = [];
  for (const bin of bins.toSorted((a, b) => b.pixels - a.pixels)) {
    const lab = labOf(bin);
    const near = inks.find((ink) => difference(ink.lab, lab) < sameInk);
    if (near) merged(near.bin, bin);
    else inks.push({ bin: { ...bin }, lab });
  }
  return inks
    .map(({ bin }) => ({ hex: formatHex(colourOf(bin)).toUpperCase(), share: bin.pixels / printed }))
    .filter(({ share }) => share >= leastShare)
    .toSorted((a, b) => b.share - a.share);
}
