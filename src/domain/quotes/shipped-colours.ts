import type { ClothColour } from "./cloth-colours.ts";

/** The colours that a shop comes with: the same as on our pictures. */
export const shippedColours: readonly ClothColour[] = [
  { code: "#FFFFFF", en: "White", fr: "Blanc" },
  { code: "#E5DAC1", en: "Natural", fr: "Écru" },
  { code: "#C3A581", en: "Kraft", fr: "Kraft" },
  { code: "#D4A84B", en: "Mustard", fr: "Moutarde" },
  { code: "#B16446", en: "Clay", fr: "Argile" },
  { code: "#2B5B3E", en: "Forest", fr: "Vert forêt" },
  { code: "#293956", en: "Navy", fr: "Bleu marine" },
  { code: "#403E3B", en: "Charcoal", fr: "Anthracite" },
];
