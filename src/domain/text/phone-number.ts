import { asciiDigits } from "./fold.ts";
import { withoutInvisible } from "./invisible.ts";
import { composed } from "./normalize.ts";

// Optional +1, optional area code, 3 digits, 4 digits; a space, dot or hyphen may stand between.
const american = /^(?:\+1[ .-]?)?(?:(?:\(\d{3}\)|\d{3})[ .-]?)?\d{3}[ .-]?\d{4}$/;
// The code of another country and what follows it, in groups; a group may stand in parentheses (SPEC-3.15).
const international = /^\+[2-9](?:[ ./-]?(?:\d|\(\d{1,5}\)))*$/;
// Ten digits of which the first is the 0 that leads out of the town.
const french = /^0[ .-]?[1-9](?:[ .-]?\d){8}$/;
const extension = /[ ,;]*(?:ext(?:ension|\.)?|poste|x|#)[ .:]*(\d{1,6})$/i;

/** Digits of a number with its country's code (E.164). */
const international8to15 = { least: 8, most: 15 } as const;

/** Longer than any of these, and soon looked through. */
const longestNumber = 60;

/** A parsed telephone number. */
export interface PhoneNumber {
  /** With the country's code where it is known: `13035550123`, `33612345678`. */
  readonly digits: string;
  readonly extension: string | undefined;
}

/**
 * Reads a telephone number of the USA (SPEC-2.18), of another country when it begins with `+`, and a French national one for
 * a reader of French. Invisible direction marks, no-break spaces and typographic hyphens count as what they mean
 * (SPEC-3.2).
 */
export function readPhone(typed: string, isFrench: boolean): PhoneNumber | undefined {
  const { number, extension: inner } = withoutExtension(plainPhone(typed));
  const digits = digitsOf(number, isFrench);
  return digits === undefined ? undefined : { digits, extension: inner };
}

/**
 * The digits by which a number is found, however it is written (SPEC-3.24): those that were read, or all there are in a
 * text that is no number of a kind we know. No number of the USA begins with a 0: whatever was read then is French.
 */
export function searchDigits(typed: string): string {
  return readPhone(typed, true)?.digits ?? bareDigits(plainPhone(typed).replace("(0)", ""));
}

// So many digits at least are meant as a number; a shorter text is looked for as it is.
const fewestSearched = 4;
const phoneSigns = /^[+\d][\d ()./-]*$|^\([\d ()./-]*$/;

/** The digits of a searched text that may be a telephone number. */
export function searchedDigits(text: string): string | undefined {
  const { number } = withoutExtension(plainPhone(text));
  if (!phoneSigns.test(number)) return undefined;
  // The 0 that begins a national number stands in no other spelling of it.
  const digits = readPhone(number, false)?.digits ?? bareDigits(number.replace("(0)", ""));
  return digits.length < fewestSearched ? undefined : digits;
}

function plainPhone(typed: string): string {
  return asciiDigits(composed(withoutInvisible(typed), "NFKD"))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s+/g, " ")
    .trim();
}

function withoutExtension(number: string): { number: string; extension: string | undefined } {
  const found = number.length > longestNumber ? undefined : extension.exec(number);
  return found
    ? { number: number.slice(0, found.index), extension: found[1] }
    : { number, extension: undefined };
}

function digitsOf(number: string, isFrench: boolean): string | undefined {
  if (isFrench && french.test(number)) return `33${bareDigits(number)}`;
  // Between Americans the country's code is said without its sign.
  const local = number.replace(/^1(?=[ .-])/, "+1");
  if (american.test(local)) {
    const digits = bareDigits(local);
    return digits.length === 10 ? `1${digits}` : digits;
  }
  if (international.test(number)) {
    const digits = bareDigits(number.replace("(0)", ""));
    const { least, most } = international8to15;
    return digits.length >= least && digits.length <= most ? digits : undefined;
  }
  return undefined;
}

function bareDigits(text: string): string {
  return text.replace(/\D/g, "").replace(/^0+/, "");
}
