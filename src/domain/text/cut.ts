import { wellFormed } from "./well-formed.ts";

/** No single character that a person sees is longer, but for piles of marks. */
const longestCharacter = 100;

/**
 * The beginning of a text, at most `most` UTF-16 units, that ends between two characters as a person sees them: an
 * accent stays on its letter, a family of emoji stays whole (REL-I20).
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const character of charactersOf(text.slice(0, most + longestCharacter))) {
    if (end + character.length > most) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** The characters of a text as a person sees them; code points in a browser without `Intl.Segmenter` (Firefox ESR 115). */
export function charactersOf(text: string): readonly string[] {
  const known: { readonly Segmenter?: typeof Intl.Segmenter } = Intl;
  if (!known.Segmenter) return Array.from(wellFormed(text));
  return Array.from(new known.Segmenter().segment(text), ({ segment }) => segment);
}
