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
  const [own, other] = locale === "fr" ? [picture.alt_fr, picture.alt_en] : [picture.alt_en, picture.alt_fr];
  return own || other;
}

/** The kind of a product, or its material. */
export function shownKind(text: string, locale: Locale): string {
  return locale === "fr" ? frenchKind(text) : text;
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
