import { composed } from "#domain/text/normalize.ts";
import { type MissingScript, scriptOf } from "./missing-script.ts";

/** A text as it is rendered. */
export interface Printable {
  readonly text: string;
  /** Whether it needs the wide font: the shop's own has Western and Central Europe only. */
  readonly isWide: boolean;
  /** Whether a mark replaces letters that neither font has. */
  readonly isPartly: boolean;
}

/** What the shop's fonts have: the letters of Western and Central Europe, and both languages' signs. */
const own =
  /^[\n\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]$/u;
/** Of these ranges, what they have not. */
const ownGaps = "¤¦¬\u00ad±²³µ¹¼½¾ĈĉĔĕĜĝĤĥĨĩĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧŨũſ";

/** What the wide font has glyphs for besides: Latin, Greek and Cyrillic. */
const wide =
  /^(?:[\u0300-\u036f]|[\n\u0020-\u007e\u00a0-\u02ff\u0370-\u03e1\u03f0-\u03ff\u0400-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u209c\u20a0-\u20bf\ua640-\ua69f])$/u;
const wideGaps =
  /^[\u00ad\u0378\u0379\u0380-\u0383\u038b\u038d\u03a2\u1f16\u1f17\u1f1e\u1f1f\u1f46\u1f47\u1f4e\u1f4f\u1f58\u1f5a\u1f5c\u1f5e\u1f7e\u1f7f\u1fb5\u1fc5\u1fd4\u1fd5\u1fdc\u1ff0\u1ff1\u1ff5\u1fff\u2072\u2073\u208f]$/u;

const substitutes: Readonly<Record<string, string>> = {
  "\u202f": "\u00a0",
  "\u2009": " ",
  "\t": " ",
  "\u2011": "-",
  "\u00ad": "",
  "\u2044": "/",
};

/**
 * A text in letters that our fonts have. A letter that neither has loses its accents; where that does not
 * help, a mark says what is missing.
 * @param markOf the mark for letters of a script, in the reader's language
 */
export function printable(text: string, markOf: (script: MissingScript) => string): Printable {
  const parts = Array.from(composed(text), (letter) => ({ letter, shown: substituteOf(letter) }));
  let result = "";
  let missing = "";
  // A space between two missing words is missing too.
  let gap = "";
  let isPartly = false;
  const close = () => {
    if (missing !== "") result += `[${markOf(scriptOf(missing))}]`;
    result += gap;
    missing = "";
    gap = "";
  };
  for (const { letter, shown } of parts) {
    if (shown === undefined) {
      missing += gap + letter;
      gap = "";
      isPartly = true;
    } else if (missing !== "" && shown === " ") gap += shown;
    else if (shown !== "") {
      close();
      result += shown;
    }
  }
  close();
  const isWide = Array.from(result).some((letter) => !isOwn(letter));
  // The minus sign is the one letter that only the shop's own fonts have.
  return { text: isWide ? result.replaceAll("\u2212", "\u2013") : result, isWide, isPartly };
}

function substituteOf(letter: string): string | undefined {
  if (hasFace(letter)) return letter;
  const substitute = substitutes[letter];
  if (substitute !== undefined) return substitute;
  if (/^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u.test(letter)) return "";
  const parts = Array.from(composed(letter, "NFKD").replace(/\p{M}/gu, ""));
  return parts.length > 0 && parts.every(hasFace) ? parts.join("") : undefined;
}

function isOwn(letter: string): boolean {
  return own.test(letter) && !ownGaps.includes(letter);
}

function hasFace(letter: string): boolean {
  return isOwn(letter) || (wide.test(letter) && !wideGaps.test(letter) && !(letter in substitutes));
}
