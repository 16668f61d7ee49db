import type { CSSProperties } from "react";
import type { BrandTones, Tone, Typeface } from "#domain/shop/brand.ts";

declare module "react" {
  // A style attribute holds custom properties, too.
  interface CSSProperties {
    readonly [token: `--${string}`]: string | undefined;
  }
}

interface Look {
  readonly brand: BrandTones | null;
  readonly typeface: Typeface;
}

/** The tokens that a shop has of its own, for the root of its pages; undefined for one that has none. */
export function brandStyle({ brand, typeface }: Look): CSSProperties | undefined {
  const tone = ({ light, dark }: Tone) => `light-dark(${light},${dark})`;
  const tokens = {
    ...(brand && {
      "--color-leaf": tone(brand.leaf),
      "--color-leaf-2": tone(brand.leaf),
      "--color-slab": tone(brand.slab),
      "--color-sprout": tone(brand.sprout),
    }),
    ...(typeface === "instrument" && { "--font-display": "var(--font-text)" }),
  };
  return Object.keys(tokens).length > 0 ? tokens : undefined;
}
