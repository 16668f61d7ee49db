export interface NumberShape {
  /** Most digits after the separator; 0 for whole numbers. */
  decimals: number;
  /** What a single, ambiguous separator means, and how the number is written back. */
  locale: string;
}

const GROUP_ONLY = /[\s\u00a0\u202f'’_]/gu;
/**
 * Reads a number the way people type it: `10000`, `10,000`, `10 000`, `1.234,50`, `0.14`, `,5`.
 * Of two kinds of separator the last one is the decimal one. A single one followed by three digits groups,
 * unless the locale writes decimals with it and decimals are wanted.
 * Answers null for an empty text and undefined for what is not such a number.
 */
export function readNumber(text: string, shape: NumberShape): number | null | undefined {
  const bare = text.replace(GROUP_ONLY, "").replace(/^−/u, "-");
  if (bare === "") return null;
  if (!/^-?(\d|[.,]\d)[\d.,]*$/u.test(bare)) return undefined;
  const [whole = "", fraction = ""] = splitDecimals(bare, shape);
  if (!isGrouped(whole) || fraction.length > shape.decimals) return undefined;
  const value = Number(`${whole.replace(/[.,]/gu, "")}.${fraction}`);
  return Number.isFinite(value) ? value : undefined;
}

/** Writes a number with the separators of its language; nothing for null. */
export function writeNumber(value: number | null, { decimals, locale }: NumberShape): string {
  if (value === null) return "";
  return new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value);
}

function splitDecimals(bare: string, { decimals, locale }: NumberShape): string[] {
  const last = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  if (last === -1) return [bare];
  const sign = bare[last] ?? "";
  const other = sign === "." ? "," : ".";
  const after = bare.length - last - 1;
  const repeated = bare.indexOf(sign) !== last;
  const groups = repeated || (after === 3 && !bare.includes(other) && looksLikeGroup(bare, last));
  const localDecimal = decimals > 0 && sign === decimalSign(locale) && !repeated;
  if (groups && !localDecimal) return [bare];
  return [bare.slice(0, last), bare.slice(last + 1)];
}

/** `1,234` may group; `0,234` and `,234` cannot. */
function looksLikeGroup(bare: string, last: number): boolean {
  return /^-?[1-9]\d{0,2}$/u.test(bare.slice(0, last));
}

/** Plain digits, or groups of three with one and the same separator. */
function isGrouped(whole: string): boolean {
  return /^-?\d*$/u.test(whole) || /^-?\d{1,3}([.,])\d{3}(\1\d{3})*$/u.test(whole);
}

function decimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find((part) => part.type === "decimal")?.value ?? ".";
}
