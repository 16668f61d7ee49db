import type { Locale } from "#domain/language/language.ts";

/** How a screen is looked at. */
export interface Cell {
  readonly locale: Locale;
  readonly scheme: "light" | "dark";
  readonly width: 390 | 1280;
}

const locales = ["mul", "en", "fr"] as const;
const schemes = ["light", "dark"] as const;
const widths = [390, 1280] as const;

/**
 * All twelve, in an order in which every six that follow each other hold each pair of two values: the n-th screen is
 * looked at in the n-th cell, and a dozen screens leave no pair out.
 */
export const allCells: readonly Cell[] = [0, 1].flatMap((turn) =>
  locales.flatMap((locale, first) =>
    schemes.map((scheme, second) => ({ locale, scheme, width: widths[(first + second + turn) % 2] ?? 390 })),
  ),
);

export const nameOf = ({ locale, scheme, width }: Cell): string => `${locale}, ${scheme}, ${width} px`;
