/** Invisible: joiners, direction marks, fillers, variation selectors, tags, and the empty braille cell. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** The text without invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}

/** Is there nothing to see in this text? */
export function isBlank(text: string): boolean {
  return withoutInvisible(text).trim() === "";
}
