/** Units each selected size needs at least, unless the operator sets another number (SPEC-2.19). */
export const usualMinimumUnits = 10_000;
/** Units a size may have at most (SPEC-2.19). */
export const maximumUnits = 10_000_000;
/** Highest total of a quote, in cents: $999,999.99 (SPEC-0.16). */
export const maximumTotalCents = 99_999_999;
/** Sizes one request may name. */
export const maximumSizes = 100;
/** Colours one request may name. */
export const maximumColours = 50;
/** Longest texts of a request, in characters. */
export const quoteTextLimits = {
  name: 100,
  email: 255,
  message: 5000,
  interest: 200,
  printing_type: 200,
  rejection_reason: 1000,
} as const;
/** The colours a new request starts with (SPEC-2.15). */
export const defaultProductColours = ["#FFFFFF"] as const;
/** One colour for all bags, or several (SPEC-2.15). */
export const colourRequirements = ["single", "multiple"] as const;
export type ColourRequirement = (typeof colourRequirements)[number];
