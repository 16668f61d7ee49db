/** Which of the faces that the shop ships its name and headings are set in. */
export const typefaces = ["bricolage", "instrument"] as const;
export type Typeface = (typeof typefaces)[number];

/** A colour in the light appearance and in the dark one, as CSS writes it. */
export interface Tone {
  readonly light: string;
  readonly dark: string;
}

/** What the brand colour of a shop becomes: text and shapes on its paper, areas that bear text, and small signals. */
export interface BrandTones {
  readonly leaf: Tone;
  readonly slab: Tone;
  readonly sprout: Tone;
}

/** `#2F4858`; empty for the colours that the shop comes with. */
export function isColour(text: string): boolean {
  return /^(?:#[0-9a-f]{6})?$/i.test(text);
}
