// What a spreadsheet takes for the start of a formula, full-width forms included, after spaces, line
// breaks and characters without width, which it skips (I8).
const skipped = String.raw`[\s\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]`;
const formula = new RegExp(String.raw`^(?:[\t\r\n]|${skipped}*[=+\-@|%＝＋－＠｜％])`, "u");

/** A text that no spreadsheet runs as a formula: a leading apostrophe where it could (P33). */
export function safeCell(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a cell holds no control characters
  const printable = text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, "");
  return formula.test(printable) ? `'${printable}` : printable;
}
