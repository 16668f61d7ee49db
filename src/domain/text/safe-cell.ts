// What a spreadsheet takes for the start of a formula, full-width forms included, after spaces, line
// breaks and characters without width, which it skips (REL-I8).
const skipped = String.raw`\s\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF`;
const starts = String.raw`[=+\-@|%＝＋－＠｜％]`;
// An apostrophe that is the text's own gets another one before it, so that reading a file takes away only ours.
const formula = new RegExp(String.raw`^'*(?:[\t\r\n]|[${skipped}]*${starts})`, "u");

/** A text as a typed cell holds it, where nothing is a formula: without what XML has no room for. */
export function plainCell(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a cell holds no control characters
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]|\p{Surrogate}/gu, "");
}

/** A text that no spreadsheet runs as a formula: a leading apostrophe where it could (SPEC-2.33). */
export function safeCell(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a cell holds no control characters
  const printable = text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, "");
  return formula.test(printable) ? `'${printable}` : printable;
}

// The start of a formula is looked for first and what stands before it afterwards: any other order takes the square of
// the time on a text of tabs alone (REL-I11).
const afterAny = (separators: string) =>
  new RegExp(String.raw`${starts}(?<=[${separators}\t\r\n][${separators}${skipped}"']*${starts})`, "gu");
const torn = { ",": afterAny(";"), ";": afterAny(",") } as const;

/**
 * A cell that runs nothing either when its file is taken apart at another separator than its own: the quotes around it
 * count for nothing then, and what follows a separator or a line break within it becomes a cell (REL-I8).
 */
export function safeWhenTorn(text: string, separator: keyof typeof torn): string {
  return text.replace(torn[separator], "'$&");
}

const tornAndSafe = (separators: string) =>
  new RegExp(String.raw`'(${starts})(?<=[${separators}\t\r\n][${separators}${skipped}"']*${starts})`, "gu");
const safe = { ",": tornAndSafe(";"), ";": tornAndSafe(",") } as const;

/** The text of a cell that was written safely: what `safeWhenTorn` and `safeCell` added is taken away. */
export function textOfSafeCell(cell: string, separator: keyof typeof safe): string {
  const whole = cell.replace(safe[separator], "$1");
  return whole.startsWith("'") && formula.test(whole) ? whole.slice(1) : whole;
}
