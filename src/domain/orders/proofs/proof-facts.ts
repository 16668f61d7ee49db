import { placeName, printPlaces } from "#domain/prices/print-places.ts";
import { atMost } from "#domain/text/at-most.ts";
import { lineRule, textRule } from "#domain/text/field-rules.ts";
import { required } from "#domain/text/required.ts";
import { type Message, type Rule, withValues } from "#domain/words.ts";

/** Limits of what a proof says (L16.1). Bags are smaller than three meters. */
export const proofLimits = { places: 12, inks: 12, millimetres: 3_000, text: 60, note: 1_000 } as const;

/** What is printed at one place of the bag. */
export interface ProofPlace {
  /** One of the places of a price list by its name, or in staff's own words. */
  readonly place: string;
  /** Where at that place: "centered, 60 mm below the rim". */
  readonly position?: string | undefined;
  readonly width_mm: number;
  readonly height_mm: number;
  /** By name: "PMS 185 C". */
  readonly inks: readonly string[];
}

/** What a proof states beside its picture. Sizes, quantities and the address are the order's own. */
export interface ProofFacts {
  readonly places: readonly ProofPlace[];
  /** To the client, who reads it beside the picture. */
  readonly note?: string | undefined;
}

const placeRequired: Message = /*i18n*/ {
  id: "proof.place.required",
  message: "Please name the printed place.",
};
const placesRequired: Message = /*i18n*/ {
  id: "proof.places.count",
  message: "A proof has at least one printed place, and at most {most}.",
};
const millimetresInvalid: Message = /*i18n*/ {
  id: "proof.millimetres",
  message: "Please give whole millimeters from 1 to {most, number}.",
};
const inksRequired: Message = /*i18n*/ {
  id: "proof.inks.count",
  message: "Please name at least one ink for each place, and at most {most}.",
};

/** The rules of what a proof states, for forms and calls alike. */
export const proofRules = {
  place: lineRule(required(placeRequired), atMost(proofLimits.text)),
  position: lineRule(atMost(proofLimits.text * 2)),
  millimetres: ((value) =>
    Number.isInteger(value) && value >= 1 && value <= proofLimits.millimetres
      ? undefined
      : withValues(millimetresInvalid, { most: proofLimits.millimetres })) satisfies Rule<number>,
  ink: lineRule(atMost(proofLimits.text)),
  inks: ((inks) => {
    if (inks.length === 0 || inks.length > proofLimits.inks)
      return withValues(inksRequired, { most: proofLimits.inks });
    return inks.map(lineRule(atMost(proofLimits.text))).find((each) => each !== undefined);
  }) satisfies Rule<readonly string[]>,
  places: ((places) =>
    places.length >= 1 && places.length <= proofLimits.places
      ? undefined
      : withValues(placesRequired, { most: proofLimits.places })) satisfies Rule<readonly unknown[]>,
  note: textRule(atMost(proofLimits.note)),
};

/** What a place is called: a known one in the reader's language, any other as staff wrote it. */
export function nameOfProofPlace(place: string, say: (message: Message) => string): string {
  const known = printPlaces.find((each) => each === place);
  return known ? say(placeName(known)) : place;
}
