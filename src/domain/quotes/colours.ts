import type { Message } from "#domain/words.ts";
import { withValues } from "#domain/words.ts";
import { maximumColours } from "./quote-limits.ts";

const colourRequired: Message = /*i18n*/ {
  id: "quote.colours.required",
  message: "Please select at least one color for the product",
};
const colourInvalid: Message = /*i18n*/ {
  id: "quote.colours.invalid",
  message: "Please choose colors like #1A7F37",
};
const coloursTooMany: Message = /*i18n*/ {
  id: "quote.colours.tooMany",
  message: "Please select at most {max, number} colors",
};

/** Is this a colour code such as `#1A7F37`? */
export function isColourCode(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** The colours of the bags: at least one. */
export function coloursRule(colours: readonly string[]): Message | undefined {
  if (colours.length === 0) return colourRequired;
  return logoColoursRule(colours);
}

/** The colours of the print: any number, each a colour code. */
export function logoColoursRule(colours: readonly string[]): Message | undefined {
  if (colours.length > maximumColours) return withValues(coloursTooMany, { max: maximumColours });
  return colours.every(isColourCode) ? undefined : colourInvalid;
}

/** May a colour be removed? One must remain. */
export function mayRemoveColour(colours: readonly string[]): boolean {
  return colours.length > 1;
}
