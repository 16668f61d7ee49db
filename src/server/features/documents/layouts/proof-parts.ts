import type { Proof } from "#contracts/orders/proof.ts";
import { showSides } from "#domain/language/show-measures.ts";
import { nameOfProofPlace } from "#domain/orders/proofs/proof-facts.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { DocumentFact, DocumentPicture } from "../drawing/document-layout.ts";
import { type DocumentSetting, moneyOf, type Say } from "./document-parts.ts";

const words = {
  inks: /*i18n*/ { id: "document.ticket.inks", message: "Inks: {inks}" },
  picture: /*i18n*/ { id: "document.ticket.picture", message: "Picture of proof {number, number}" },
} as const satisfies Record<string, Message>;

/** What of a proof is printed. */
export type PrintedProof = Pick<Proof, "number" | "facts">;

/** Each printed place with its true size and its inks by name. */
export function placesOf(
  proof: PrintedProof | undefined,
  { say, ...setting }: Pick<DocumentSetting, "say" | "language" | "facts">,
): DocumentFact[] {
  return (proof?.facts.places ?? []).map(({ place, position, width_mm, height_mm, inks }) => ({
    label: nameOfProofPlace(place, say),
    value: [
      [showSides({ widthMm: width_mm, heightMm: height_mm }, moneyOf(setting)), position]
        .filter(Boolean)
        .join(" · "),
      say(withValues(words.inks, { inks: inks.join(", ") })),
    ].join("\n"),
  }));
}

export function pictureOf(
  proof: PrintedProof | undefined,
  bytes: Buffer | undefined,
  say: Say,
): DocumentPicture | undefined {
  return bytes && proof && { bytes, label: say(withValues(words.picture, { number: proof.number })) };
}
