import { withoutGroups } from "#domain/text/without-groups.ts";
import type { Message } from "#domain/words.ts";
import { withValues } from "#domain/words.ts";
import { maximumUnits } from "./quote-limits.ts";

const unitsTooFew: Message = /*i18n*/ {
  id: "quote.units.tooFew",
  message: "{size}: minimum {minimum, number} units required",
};
const unitsTooMany: Message = /*i18n*/ {
  id: "quote.units.tooMany",
  message: "{size}: maximum {maximum, number} units",
};
const unitsHint: Message = /*i18n*/ { id: "quote.units.hint", message: "Min: {minimum, number}" };

/** A size that was ticked, with the units typed next to it (undefined: none, or no whole number). */
export interface SelectedSize {
  readonly name: string;
  readonly units: number | undefined;
}

/** The units of one selected size: whole, at least the shop's minimum, at most 10,000,000 (SPEC-2.19). */
export function unitsRule(selected: SelectedSize, minimum: number): Message | undefined {
  const { name: size, units } = selected;
  if (units === undefined || !Number.isInteger(units) || units < minimum) {
    return withValues(unitsTooFew, { size, minimum });
  }
  return units > maximumUnits ? withValues(unitsTooMany, { size, maximum: maximumUnits }) : undefined;
}

/** The hint next to a quantity: `Min: 10,000`. */
export function minimumHint(minimum: number): Message {
  return withValues(unitsHint, { minimum });
}

/** Reads what was typed as a number of units: digits only, with spaces or commas between thousands. */
export function parseUnits(text: string): number | undefined {
  const digits = withoutGroups(text);
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

/** The quantity of a request: the units of all its sizes. */
export function totalUnits(sizes: readonly { readonly units: number | undefined }[]): number {
  return sizes.reduce((sum, size) => sum + (size.units ?? 0), 0);
}
