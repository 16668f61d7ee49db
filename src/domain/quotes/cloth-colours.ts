import type { Names } from "../catalogue/shown-texts.ts";
import { defaultProductColours } from "./quote-limits.ts";

/** A colour that cloth is in stock in. */
export type ClothColour = Names & {
  readonly code: string;
};

/** What the shop's own settings name. */
export interface ClothSettings {
  /** The colours that can be chosen, in their order. */
  readonly cloth_colours: readonly ClothColour[];
  /** What the catalogue's materials are called. */
  readonly cloths: readonly Names[];
}

/** The colour of this code among those; undefined for one that is dyed to order. */
export function colourOf(code: string, colours: readonly ClothColour[]): ClothColour | undefined {
  return colours.find((colour) => colour.code === code.toUpperCase());
}

/** White is what a request begins with; where the shop has no white, its first colour is. */
export function begunWith(chosen: readonly string[], colours: readonly ClothColour[]): readonly string[] {
  const [white] = defaultProductColours;
  return String(chosen) === white && !colourOf(white, colours)
    ? colours.slice(0, 1).map(({ code }) => code)
    : chosen;
}
