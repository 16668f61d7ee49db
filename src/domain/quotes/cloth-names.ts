import { clothCalled, type Names, shownKind, shownNames } from "../catalogue/shown-texts.ts";
import type { Locale } from "../language/language.ts";
import { type ClothSettings, colourOf } from "./cloth-colours.ts";
import { shippedColours } from "./shipped-colours.ts";

/** What a colour, by its code, or a material, as the catalogue has it, was called on the day of a request or an offer (ADR-118). */
export type NameOf = Names & {
  readonly of: string;
};

/**
 * What a colour is called: as on its day, else as a shop calls it that has not named it otherwise; undefined for a
 * colour without a name.
 */
export function shownColour(
  code: string,
  names: readonly NameOf[] | undefined,
  locale: Locale,
): string | undefined {
  const found = names?.find(({ of }) => of === code.toUpperCase()) ?? colourOf(code, shippedColours);
  return found && shownNames(found, locale);
}

/** Colours as staff, mails and documents name them; one without a name by its code. */
export function nameColours(
  codes: readonly string[],
  names: readonly NameOf[] | undefined,
  locale: Locale,
): string {
  return codes.map((code) => shownColour(code, names, locale) ?? code.toUpperCase()).join(", ");
}

/** A material as it was called on its day, else as the catalogue has it, where the usual words are read in French. */
export function shownMaterial(
  material: string,
  names: readonly NameOf[] | undefined,
  locale: Locale,
): string {
  const found = names?.find(({ of }) => of === material);
  return found ? shownNames(found, locale) : shownKind(material, locale);
}

/** What the shop calls these colours and materials today, as it is kept with a request or an offer: no name that all shops come with. */
export function namesToday(
  { codes, materials }: { readonly codes: readonly string[]; readonly materials: readonly (string | null)[] },
  { cloth_colours: colours, cloths }: ClothSettings,
): NameOf[] {
  const ofColours = [...new Set(codes.map((code) => code.toUpperCase()))].flatMap((of) => {
    const colour = colourOf(of, colours);
    const shipped = colourOf(of, shippedColours);
    return colour && (colour.en !== shipped?.en || colour.fr !== shipped.fr) ? [nameOf(of, colour)] : [];
  });
  const ofMaterials = [...new Set(materials)].flatMap((of) => {
    const cloth = of === null ? undefined : clothCalled(of, cloths);
    return of !== null && cloth ? [nameOf(of, cloth)] : [];
  });
  return [...ofColours, ...ofMaterials];
}

function nameOf(of: string, { en, fr }: Names): NameOf {
  return { of, en: en || fr, fr: fr || en };
}

/** The names of these alone; where two lists name one, the first counts. */
export function namesAmong(known: readonly NameOf[], wanted: readonly (string | null)[]): NameOf[] {
  const keys = new Set(wanted.map((each) => (each?.startsWith("#") ? each.toUpperCase() : each)));
  return known.filter(({ of }, at) => keys.has(of) && known.findIndex((other) => other.of === of) === at);
}
