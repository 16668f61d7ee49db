import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { DrawingFacts } from "#domain/artwork/drawing-facts.ts";
import { cleanSvg } from "./clean-svg.ts";
import type { Pixels } from "./count-colours.ts";

const mmOfPixel = 25.4 / 96;

/** A drawing that was cleaned, and its size. */
export interface SvgPage {
  readonly facts: DrawingFacts;
  /** Draws it without a ground, its longer side of so many pixels. */
  draw(side: number): Pixels;
}

/** An SVG, drawn by resvg in WebAssembly, which loads nothing and has no fonts. @throws for what cannot be drawn */
export async function openSvgPage(bytes: Uint8Array): Promise<SvgPage> {
  const { text, hasLines, hasText } = cleanSvg(bytes);
  await initWasm(await readFile(new URL(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
  const font = { fontBuffers: [] };
  const { width, height } = new Resvg(text, { font });
  if (!(width > 0 && height > 0)) throw new Error("a drawing without a size");
  return {
    facts: {
      pages: 1,
      isVector: hasLines,
      ...{ widthMm: inMm(width), heightMm: inMm(height) },
      // No font is ever in the file.
      fonts: hasText ? "missing" : "none",
      spotColours: [],
    },
    draw: (side) => {
      const mode = width >= height ? "width" : "height";
      const drawn = new Resvg(text, { font, fitTo: { mode, value: side } }).render();
      return { width: drawn.width, height: drawn.height, data: withWholeColours(drawn.pixels) };
    },
  };
}

/** What is half transparent is drawn with half of its colour. */
function withWholeColours(data: Uint8Array): Uint8Array {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1)
      data[channel] = Math.round(((data[channel] ?? 0) * 255) / alpha);
  }
  return data;
}

const inMm = (pixels: number) => Math.round(pixels * mmOfPixel * 10) / 10;
