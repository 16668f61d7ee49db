import { type PrintPlace, type PrintPlaceName, printPlaces } from "#domain/prices/print-places.ts";
import { defaultProductColours } from "#domain/quotes/quote-limits.ts";
import { parseUnits } from "#domain/quotes/units.ts";
import { postedText } from "../../../api/posted-form.ts";
import { draftTexts, emptyDraft, type QuoteDraft } from "../form/quote-draft.ts";

/** Names of the form's own fields, where they are not those of the payload. */
export const plainNames = {
  size: "size",
  units: (sizeId: number | string) => `units-${sizeId}`,
  place: (place: PrintPlaceName) => `place-${place}`,
  colour: (index: number) => `colour-${index}`,
  ownColour: (index: number) => `colour-${index}-own`,
  /** The choice of `colour-…` that means its own colour. */
  own: "own",
} as const;

/** A form posted without JavaScript, or typed before the page was hydrated, as a draft. */
export function readPlainForm(form: FormData): QuoteDraft {
  const texts = draftTexts.map((field) => [field, postedText(form, field)]);
  const colours = readColours(form);
  return {
    ...emptyDraft,
    ...Object.fromEntries(texts),
    units: readUnits(form),
    isLogo: form.has("isLogo"),
    productColors: colours.length > 0 ? colours : defaultProductColours,
    places: readPlaces(form),
  };
}

/** The chosen file; an empty one is what a browser sends when nothing was chosen. */
export function readLogo(form: FormData): File | undefined {
  const file = form.get("logo");
  return file instanceof File && file.size > 0 ? file : undefined;
}

/** A size counts when it is ticked, and also when units stand next to it: that is what was meant. */
function readUnits(form: FormData): Record<string, number | null> {
  const units: Record<string, number | null> = {};
  for (const id of form.getAll(plainNames.size)) if (typeof id === "string") units[id] = null;
  for (const [name, value] of form) {
    const id = /^units-([1-9]\d{0,9})$/.exec(name)?.[1];
    const typed = typeof value === "string" ? value.trim() : "";
    if (id !== undefined && typed !== "") units[id] = parseUnits(typed) ?? null;
  }
  return Object.fromEntries(Object.entries(units).filter(([id]) => /^[1-9]\d{0,9}$/.test(id)));
}

/** 0 is a plain place, like an empty one; what is no number is stored as 0, which the rule refuses at the field. */
function readPlaces(form: FormData): PrintPlace[] {
  return printPlaces.flatMap((place) => {
    const typed = postedText(form, plainNames.place(place));
    const colours = parseUnits(typed);
    return typed === "" || colours === 0 ? [] : { place, colours: colours ?? 0 };
  });
}

function readColours(form: FormData): string[] {
  const colours: string[] = [];
  for (let index = 0; form.has(plainNames.colour(index)); index += 1) {
    const chosen = postedText(form, plainNames.colour(index));
    colours.push(
      (chosen === plainNames.own ? postedText(form, plainNames.ownColour(index)) : chosen).toUpperCase(),
    );
  }
  return colours;
}
