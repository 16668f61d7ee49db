import type { Message } from "#domain/words.ts";
import type { DocumentPicture } from "../drawing/document-layout.ts";
import type { Say } from "./document-parts.ts";

const words = {
  label: /*i18n*/ { id: "document.sketch", message: "A sketch of the bag" },
  caption: /*i18n*/ { id: "document.sketch.caption", message: "Sketch, not a proof" },
} as const satisfies Record<string, Message>;

/** How the bag is to look, which is always called a sketch. */
export function sketchPicture(bytes: Buffer | undefined, say: Say): DocumentPicture | undefined {
  return bytes && { bytes, label: say(words.label), caption: say(words.caption) };
}
