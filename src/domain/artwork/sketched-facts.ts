import { namedInk } from "../orders/proofs/ink-name.ts";
import type { ProofFacts } from "../orders/proofs/proof-facts.ts";
import type { PrintArea } from "./print-area.ts";
import type { Sketch, SketchPlace } from "./sketch.ts";

interface Known {
  /** How high a file is for its width, by its name. */
  readonly heightOf: ReadonlyMap<string, number>;
  /** The colours of the logo as they were confirmed: the inks of one that is drawn as it is. */
  readonly colours: readonly string[];
  /** What staff calls an ink, by its code. */
  readonly inkNames: ReadonlyMap<string, string>;
}

/** What a proof says that is drawn from a sketch (L16): each place with its size in whole millimetres and its inks. */
export function sketchedFacts(
  { places }: Sketch,
  areas: readonly PrintArea[],
  { heightOf, colours, inkNames }: Known,
): ProofFacts {
  const whole = (mm: number) => Math.max(1, Math.round(mm));
  return {
    places: places.map(({ area, file, widthMm, inks }) => ({
      place: areas.find(({ id }) => id === area)?.name ?? area,
      ...{ width_mm: whole(widthMm), height_mm: whole(widthMm * (heightOf.get(file) ?? 1)) },
      inks: inksOf({ inks }, colours).map((ink) => namedInk(ink, inkNames.get(ink))),
    })),
  };
}

/** The inks that a place is printed in, as colour codes. */
export function inksOf({ inks }: Pick<SketchPlace, "inks">, colours: readonly string[]): readonly string[] {
  return inks.length > 0 ? inks : colours;
}
