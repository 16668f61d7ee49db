import type { LogoType } from "../quotes/logo-file.ts";
import { type Message, withValues } from "../words.ts";
import type { ColourCount, CountedColours } from "./counted-colours.ts";

/** Whether a file can be printed as it is. Nothing but `blocks` stops a request. */
export const artworkLevels = ["blocks", "needs_work", "fine"] as const;
export type ArtworkLevel = (typeof artworkLevels)[number];

/** The widest that a logo is printed. */
export const widestPrintMm = 2_000;

const mmOfInch = 25.4;
/** Dots an inch: sharp to the eye, and the least that is printed. */
const dots = { good: 300, lowest: 150 };

/** How wide so many pixels print, in mm, to a tenth. */
export function sharpUpTo(widthPx: number): { readonly good: number; readonly lowest: number } {
  const at = (dpi: number) => Math.round((widthPx / dpi) * mmOfInch * 10) / 10;
  return { good: at(dots.good), lowest: at(dots.lowest) };
}

const notes = {
  pdf: /*i18n*/ {
    id: "artwork.pdf",
    message: "We look at a PDF by hand: drawn as lines it prints sharp at any size.",
  },
  sharp: /*i18n*/ { id: "artwork.sharp", message: "It prints sharp up to {good, number} cm wide." },
  soft: /*i18n*/ {
    id: "artwork.soft",
    message:
      "Sharp up to {good, number} cm; you chose {chosen, number} cm: it will look soft. Send the PDF or AI file, or print it smaller.",
  },
  tooSmall: /*i18n*/ {
    id: "artwork.tooSmall",
    message:
      "It prints sharp up to {good, number} cm only. If you have it as a PDF or AI file, please send that.",
  },
  colours: /*i18n*/ {
    id: "artwork.colours",
    message: "{count, plural, one {We count # color.} other {We count # colors.}}",
  },
  photo: /*i18n*/ {
    id: "artwork.photo",
    message: "It is a photo or has soft shades: we talk with you about how it is printed.",
  },
  whiteBox: /*i18n*/ {
    id: "artwork.whiteBox",
    message: "It stands on a white box. On colored cloth we leave the white out, unless you want it printed.",
  },
} as const satisfies Record<string, Message>;

/** A logo narrower than this looks soft on most bags. */
const usualPrintMm = 100;

export interface LookedAt {
  readonly type: LogoType;
  /** Of a picture. */
  readonly picture?: { readonly widthPx: number; readonly counted: CountedColours } | undefined;
}

interface Found {
  readonly level: ArtworkLevel;
  readonly notes: readonly Message[];
}

/** What is said of a file, and whether it needs work before it is printed. */
export function artworkNotes({ picture }: LookedAt, chosenMm?: number): Found {
  if (!picture) return { level: "fine", notes: [notes.pdf] };
  const { widthPx, counted } = picture;
  const { good } = sharpUpTo(widthPx);
  const sharpness = sharpnessNote(good, chosenMm);
  const said = [sharpness, colourNote(counted.count, counted.colours.length)];
  if (counted.hasWhiteBox) said.push(notes.whiteBox);
  const isFine = sharpness.id === notes.sharp.id && counted.count !== "photo";
  return { level: isFine ? "fine" : "needs_work", notes: said };
}

const inCm = (mm: number) => Math.round(mm) / 10;

function sharpnessNote(good: number, chosenMm: number | undefined): Message {
  if (chosenMm !== undefined && chosenMm > good)
    return withValues(notes.soft, { good: inCm(good), chosen: inCm(chosenMm) });
  if (chosenMm === undefined && good < usualPrintMm) return withValues(notes.tooSmall, { good: inCm(good) });
  return withValues(notes.sharp, { good: inCm(good) });
}

function colourNote(count: ColourCount, found: number): Message {
  return count === "photo" ? notes.photo : withValues(notes.colours, { count: Math.max(1, found) });
}
