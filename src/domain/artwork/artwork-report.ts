import { type Message, withValues } from "../words.ts";
import type { ArtworkType } from "./artwork-file.ts";
import type { ColourCount, CountedColours } from "./counted-colours.ts";
import type { DrawingFacts } from "./drawing-facts.ts";

/** Whether a file can be printed as it is. Nothing but `blocks` stops a request. */
export const artworkLevels = ["blocks", "needs_work", "fine"] as const;
export type ArtworkLevel = (typeof artworkLevels)[number];

/** The widest that a logo is printed. */
export const widestPrintMm = 2_000;

/** Millimetres. */
export const mmOfInch = 25.4;
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
  vector: /*i18n*/ { id: "artwork.vector", message: "Vector: prints sharp at any size." },
  pages: /*i18n*/ {
    id: "artwork.pages",
    message: "It has {pages, number} pages. We print the first one, unless you tell us otherwise.",
  },
  fontsMissing: /*i18n*/ {
    id: "artwork.fontsMissing",
    message:
      "A font of its text is not in the file, so that the letters may come out differently. Please send it with the text as outlines.",
  },
  spotColours: /*i18n*/ { id: "artwork.spotColours", message: "Spot colors in the file: {names}." },
  unreadable: /*i18n*/ {
    id: "artwork.unreadable",
    message: "We keep this file as it came. It cannot be shown here, so we look at it by hand.",
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
  readonly type?: ArtworkType;
  /** Of a picture, and of a drawing; `widthPx` is null for what has no pixels. */
  readonly picture?: { readonly widthPx: number | null; readonly counted: CountedColours } | undefined;
  readonly drawing?: DrawingFacts | undefined;
}

interface Found {
  readonly level: ArtworkLevel;
  readonly notes: readonly Message[];
}

/** What is said of a file, and whether it needs work before it is printed. */
export function artworkNotes({ type, picture, drawing }: LookedAt, chosenMm?: number): Found {
  const isUnread = type === "eps" || type === "ai";
  if (!picture) return { level: "fine", notes: [isUnread ? notes.unreadable : notes.pdf] };
  const { counted } = picture;
  const sharpness = drawing?.isVector ? notes.vector : sharpnessNote(picture.widthPx, chosenMm);
  const said = [sharpness, colourNote(counted.count, counted.colours.length), ...drawingNotes(drawing)];
  if (counted.hasWhiteBox) said.push(notes.whiteBox);
  const isSoft = sharpness.id === notes.soft.id || sharpness.id === notes.tooSmall.id;
  const needsWork = isSoft || counted.count === "photo" || drawing?.fonts === "missing";
  return { level: needsWork ? "needs_work" : "fine", notes: said };
}

function drawingNotes(drawing: DrawingFacts | undefined): Message[] {
  if (!drawing) return [];
  const said: Message[] = [];
  if (drawing.pages > 1) said.push(withValues(notes.pages, { pages: drawing.pages }));
  if (drawing.fonts === "missing") said.push(notes.fontsMissing);
  if (drawing.spotColours.length > 0)
    said.push(withValues(notes.spotColours, { names: drawing.spotColours.join(", ") }));
  return said;
}

const inCm = (mm: number) => Math.round(mm) / 10;

function sharpnessNote(widthPx: number | null, chosenMm: number | undefined): Message {
  if (widthPx === null) return notes.pdf;
  const { good } = sharpUpTo(widthPx);
  if (chosenMm !== undefined && chosenMm > good)
    return withValues(notes.soft, { good: inCm(good), chosen: inCm(chosenMm) });
  if (chosenMm === undefined && good < usualPrintMm) return withValues(notes.tooSmall, { good: inCm(good) });
  return withValues(notes.sharp, { good: inCm(good) });
}

function colourNote(count: ColourCount, found: number): Message {
  return count === "photo" ? notes.photo : withValues(notes.colours, { count: Math.max(1, found) });
}
