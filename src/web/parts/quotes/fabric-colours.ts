import { msg } from "@lingui/core/macro";

/** The cloth that is always in stock, as colour codes (S1 §3); the same colours as on our pictures. */
export const fabricColours = [
  { code: "#FFFFFF", name: msg`White` },
  { code: "#E5DAC1", name: msg`Natural` },
  { code: "#C3A581", name: msg`Kraft` },
  { code: "#D4A84B", name: msg`Mustard` },
  { code: "#B16446", name: msg`Clay` },
  { code: "#2B5B3E", name: msg`Forest` },
  { code: "#293956", name: msg`Navy` },
  { code: "#403E3B", name: msg`Charcoal` },
] as const;

/** The cloth of this colour code; undefined for a colour that is dyed to order. */
export function fabricOf(code: string): (typeof fabricColours)[number] | undefined {
  return fabricColours.find((fabric) => fabric.code === code.toUpperCase());
}
