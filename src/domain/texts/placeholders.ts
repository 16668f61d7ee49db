/** What looks like a placeholder, whatever stands in it. */
const lookalike = /\{[^{}\n]{0,60}\}/g;
const placeholder = /([ \u00a0]?)\{([a-z_]+)\}/g;

/** What a text names in braces, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(lookalike))];
}

/**
 * Puts values in the place of their placeholders, in one pass: braces in a value are its own. A value that is empty takes
 * the space before it along, so that "Hello {name}," becomes "Hello,".
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values));
  return text.replace(placeholder, (whole, space: string, name: string) => {
    const value = known.get(name);
    if (value === undefined) return whole;
    return value === "" ? "" : `${space}${value}`;
  });
}
