import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from "culori";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { BrandTones } from "#domain/shop/brand.ts";
import { type Message, withValues } from "#domain/words.ts";

const oklch = converter("oklch");
const colour = (l: number, c: number, h: number): Oklch => ({ mode: "oklch", l, c, h });

/** What text of the brand stands on: the tokens paper, paper-2 and card. */
export const surfaces = {
  light: [colour(0.965, 0.012, 85), colour(0.93, 0.02, 82), colour(0.99, 0.005, 85)],
  dark: [colour(0.19, 0.012, 110), colour(0.23, 0.014, 108), colour(0.215, 0.013, 110)],
} as const;

/** WCAG 2.2, 1.4.3: for text of any size. */
export const readable = 4.5;

/** A shop without the demo that chose none: no colour of the demo, and none of another brand. */
const neutral = "#2f4858";

const tooLight: Message = /*i18n*/ {
  id: "settings.colour.tooLight",
  message: "Text on this color cannot be read well. The nearest one on which it can is {nearest}.",
};

/** Of this hue the nearest colour that can be read on all surfaces of the appearance: darker in the light one, lighter in the dark one. */
export function nearestReadable(given: string, appearance: keyof typeof surfaces): string {
  const { l, c, h = 0 } = oklch(given) ?? colour(0, 0, 0);
  const step = appearance === "light" ? -0.005 : 0.005;
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += step) {
    const tried = lightness === l ? given.toLowerCase() : inGamut(lightness, c, h);
    if (surfaces[appearance].every((surface) => wcagContrast(tried, surface) >= readable)) return tried;
  }
  return appearance === "light" ? "#000000" : "#ffffff";
}

function inGamut(l: number, c: number, h: number): string {
  return formatHex(clampChroma(colour(l, c, h), "oklch"));
}

/** What the brand colour becomes in both appearances; null in the demo while it has none. */
export function brandTones(
  { brand_colour }: Pick<ShopSettings, "brand_colour">,
  { isDemo }: { readonly isDemo: boolean },
): BrandTones | null {
  if (brand_colour === "" && isDemo) return null;
  const given = brand_colour || neutral;
  const { c, h = 0 } = oklch(given) ?? colour(0, 0, 0);
  const light = nearestReadable(given, "light");
  const signal = inGamut(0.86, Math.min(c, 0.13), h);
  return {
    leaf: { light, dark: nearestReadable(given, "dark") },
    slab: { light, dark: inGamut(0.3, Math.min(c, 0.06), h) },
    sprout: { light: signal, dark: signal },
  };
}

/** What is wrong with a brand colour on which text cannot be read, by its setting: it names the nearest good one. */
export function brandErrors({ brand_colour }: Pick<ShopSettings, "brand_colour">): {
  readonly brand_colour?: Message;
} {
  if (brand_colour === "") return {};
  const nearest = nearestReadable(brand_colour, "light");
  return nearest === brand_colour.toLowerCase()
    ? {}
    : { brand_colour: withValues(tooLight, { nearest: nearest.toUpperCase() }) };
}
