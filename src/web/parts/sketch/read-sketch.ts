import { printArea, printAreaOf } from "#contracts/catalogue/print-area.ts";
import { showSketch, sketch, sketchOf } from "#contracts/quotes/sketches.ts";
import type { PrintArea } from "#domain/artwork/print-area.ts";
import type { Sketch } from "#domain/artwork/sketch.ts";
import { readJson } from "#domain/text/read-value.ts";

/** The print areas of a product as they came; what is none is left out. */
export function readPrintAreas(given: readonly unknown[] = []): readonly PrintArea[] {
  return given.flatMap((each) => {
    const read = printArea.safeParse(each);
    return read.success ? [printAreaOf(read.data)] : [];
  });
}

/** A sketch as this device keeps it; undefined where there is none that can be read. */
export function readSketch(text: string): Sketch | undefined {
  const read = sketch.safeParse(readJson(text));
  return read.success ? sketchOf(read.data) : undefined;
}

export function writeSketch(kept: Sketch): string {
  return JSON.stringify(showSketch(kept));
}
