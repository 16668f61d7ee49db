import { type Raster, type Rgb, rgbOf } from "./raster.ts";

interface Inking {
  /** The colours that it is drawn in; none: as it is. */
  readonly inks: readonly string[];
  /** Its own colours that become these inks, one for one. */
  readonly colours?: readonly string[] | undefined;
  readonly isWhiteLeftOut?: boolean | undefined;
}

/**
 * A logo as it is printed: its white left out where that is asked for, its colours turned into inks. How much of an ink covers
 * a pixel follows from how far it lies between white and the colour, so that softened edges stay clean on dark cloth.
 */
export function inkLogo(logo: Raster, { inks, colours, isWhiteLeftOut = false }: Inking): Raster {
  const painted = inks.map(rgbOf);
  const [ink] = painted;
  if (!ink) return isWhiteLeftOut ? withoutWhite(logo) : logo;
  if (painted.length === 1) {
    // Whatever is drawn is of the one ink, however many colours the file has; only what softens its edges is thinner.
    const deepest = isWhiteLeftOut ? deepestOf(logo) : 0;
    return painting(logo, (...pixel) => ({ ink, coverage: deepest === 0 ? 1 : depthOf(pixel) / deepest }));
  }
  const own = colours?.length === inks.length ? colours.map(rgbOf) : painted;
  return painting(logo, (...pixel) => {
    const { index, coverage } = nearest(own, pixel, isWhiteLeftOut);
    return { ink: painted[index] ?? ink, coverage };
  });
}

interface Painted {
  readonly ink: Rgb;
  /** 0 to 1. */
  readonly coverage: number;
}

function painting(logo: Raster, paint: (red: number, green: number, blue: number) => Painted): Raster {
  const data = new Uint8ClampedArray(logo.data.length);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = logo.data[at + 3] ?? 0;
    if (alpha === 0) continue;
    const { ink, coverage } = paint(logo.data[at] ?? 0, logo.data[at + 1] ?? 0, logo.data[at + 2] ?? 0);
    data.set(ink, at);
    data[at + 3] = alpha * coverage;
  }
  return { ...logo, data };
}

/** Of which of the logo's colours a pixel is a mixture with white; without the white it is that colour, whole. */
function nearest(own: readonly Rgb[], pixel: Rgb, isWhiteLeftOut: boolean) {
  let best = { index: 0, coverage: 1, error: Number.POSITIVE_INFINITY };
  for (const [index, colour] of own.entries()) {
    const coverage = isWhiteLeftOut ? coverageOf(colour, pixel) : 1;
    const mixed = (part: 0 | 1 | 2) => 255 - coverage * (255 - colour[part]) - pixel[part];
    const error = mixed(0) ** 2 + mixed(1) ** 2 + mixed(2) ** 2;
    if (error < best.error) best = { index, coverage, error };
  }
  return best;
}

function coverageOf(colour: Rgb, pixel: Rgb): number {
  let [shared, whole] = [0, 0];
  for (const part of [0, 1, 2] as const) {
    const depth = 255 - colour[part];
    shared += (255 - pixel[part]) * depth;
    whole += depth * depth;
  }
  return whole === 0 ? 1 : Math.min(1, shared / whole);
}

/** How far from white a colour has to be to be all ink, of 255. */
const softEdge = 48;

/** How far a colour is from white, 0 to 255. */
function depthOf(pixel: Rgb): number {
  return 255 - Math.min(...pixel);
}

function deepestOf({ data }: Raster): number {
  let deepest = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) > 127)
      deepest = Math.max(deepest, depthOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
  return deepest;
}

/** White becomes cloth, and what is nearly white is thinned out. */
function withoutWhite(logo: Raster): Raster {
  return painting(logo, (red, green, blue) => {
    const coverage = Math.min(1, depthOf([red, green, blue]) / softEdge);
    const unmixed = (part: number) => (coverage === 0 ? 255 : 255 - (255 - part) / coverage);
    return { ink: [unmixed(red), unmixed(green), unmixed(blue)], coverage };
  });
}
