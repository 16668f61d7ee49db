import type { Locale } from "#domain/language/language.ts";
import { frenchKind, frenchSize } from "./french-words.ts";

interface Named {
  readonly name: string;
  readonly name_fr?: string | null | undefined;
}

interface Described {
  readonly description: string | null;
  readonly description_fr?: string | null | undefined;
}

/** A product's name for this reader. It is only shown: what is sent, stored and resolved is `name` (SPEC-3.35). */
export function shownName({ name, name_fr }: Named, locale: Locale): string {
  return (locale === "fr" && name_fr) || name;
}

export function shownDescription({ description, description_fr }: Described, locale: Locale): string | null {
  return (locale === "fr" && description_fr) || description;
}

/** What a picture shows: in the other language rather than not at all. */
export function shownAlt(
  picture: { readonly alt_en: string; readonly alt_fr: string },
  locale: Locale,
): string {
  return shownNames({ en: picture.alt_en, fr: picture.alt_fr }, locale);
}

/** What a thing is called in both languages; one of them may be empty, and the other is read. */
export type Names = {
  readonly en: string;
  readonly fr: string;
};

export function shownNames({ en, fr }: Names, locale: Locale): string {
  return (locale === "fr" ? fr : en) || en || fr;
}

/**
 * The kind of a product, or its material: as the shop calls it that has given it names, else in the usual words.
 * @param cloths names that the shop gave to materials
 */
export function shownKind(text: string, locale: Locale, cloths: readonly Names[] = []): string {
  const cloth = clothCalled(text, cloths);
  if (cloth) return shownNames(cloth, locale);
  return locale === "fr" ? frenchKind(text) : text;
}

/** The cloth that the catalogue means by a material: one of its names, however it is capitalized. */
export function clothCalled(material: string, cloths: readonly Names[]): Names | undefined {
  return cloths.find((cloth) =>
    [cloth.en, cloth.fr].some((name) => name.toLowerCase() === material.toLowerCase()),
  );
}

export function shownSize(name: string, locale: Locale): string {
  return locale === "fr" ? frenchSize(name) : name;
}

/** The measures of a size: centimetres first for French readers, where both are given. */
export function shownMeasures(label: string | null, locale: Locale): string | null {
  if (locale !== "fr" || label === null) return label;
  const [, inches, centimetres] = /^(.+) in \((.+) cm\)$/.exec(label) ?? [];
  return inches && centimetres ? `${centimetres} cm (${inches} po)` : label;
}
