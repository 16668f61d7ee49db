import type { Message } from "#domain/words.ts";

/** A cloth that is always in stock, as a colour code. */
interface FabricColour {
  readonly code: string;
  readonly name: Message;
}

/** The same colours as on our pictures. */
export const fabricColours = [
  { code: "#FFFFFF", name: /*i18n*/ { id: "fabric.white", message: "White" } },
  { code: "#E5DAC1", name: /*i18n*/ { id: "fabric.natural", message: "Natural" } },
  { code: "#C3A581", name: /*i18n*/ { id: "fabric.kraft", message: "Kraft" } },
  { code: "#D4A84B", name: /*i18n*/ { id: "fabric.mustard", message: "Mustard" } },
  { code: "#B16446", name: /*i18n*/ { id: "fabric.clay", message: "Clay" } },
  { code: "#2B5B3E", name: /*i18n*/ { id: "fabric.forest", message: "Forest" } },
  { code: "#293956", name: /*i18n*/ { id: "fabric.navy", message: "Navy" } },
  { code: "#403E3B", name: /*i18n*/ { id: "fabric.charcoal", message: "Charcoal" } },
] as const satisfies readonly FabricColour[];

/** The cloth of this colour code; undefined for a colour that is dyed to order. */
export function fabricOf(code: string): FabricColour | undefined {
  return fabricColours.find((fabric) => fabric.code === code.toUpperCase());
}

/**
 * Colours as staff, mails and documents name them: by the cloth's name, and the code of those that have none.
 * @param say translates the name
 */
export function nameColours(codes: readonly string[], say: (message: Message) => string): string {
  return codes
    .map((code) => {
      const fabric = fabricOf(code);
      return fabric ? say(fabric.name) : code.toUpperCase();
    })
    .join(", ");
}
