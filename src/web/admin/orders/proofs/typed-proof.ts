import { type ProofFacts, type ProofPlace, proofRules } from "#domain/orders/proofs/proof-facts.ts";
import { printPlaces } from "#domain/prices/print-places.ts";
import type { Message } from "#domain/words.ts";

/** A printed place as it is typed; `other` has a name of its own. */
export interface TypedPlace {
  readonly place: (typeof printPlaces)[number] | "other";
  readonly name: string;
  readonly position: string;
  readonly width: number | null | undefined;
  readonly height: number | null | undefined;
  /** Separated by commas. */
  readonly inks: string;
}

export const blankPlace: TypedPlace = {
  ...{ place: "front", name: "", position: "", width: null, height: null, inks: "" },
};

/** A place of the proof before, to be typed on. */
export function typedPlace({ place, position = "", width_mm, height_mm, inks }: ProofPlace): TypedPlace {
  const known = printPlaces.find((each) => each === place);
  return {
    ...{ place: known ?? "other", name: known ? "" : place, position },
    ...{ width: width_mm, height: height_mm, inks: inks.join(", ") },
  };
}

/** The inks of a text that names them, separated by commas. */
export const inksOfText = (text: string) => text.split(",").flatMap((ink) => ink.trim() || []);

/** The first thing that is wrong with a typed place. */
export function placeProblem({
  place,
  name,
  position,
  width,
  height,
  inks,
}: TypedPlace): Message | undefined {
  return (
    (place === "other" ? proofRules.place(name) : undefined) ??
    proofRules.position(position) ??
    proofRules.millimetres(width ?? Number.NaN) ??
    proofRules.millimetres(height ?? Number.NaN) ??
    proofRules.inks(inksOfText(inks))
  );
}

/** The facts of a proof as the call takes them. */
export function factsOf(places: readonly TypedPlace[], note: string) {
  const facts: ProofFacts = {
    places: places.map(({ place, name, position, width, height, inks }) => ({
      place: place === "other" ? name : place,
      ...(position.trim() && { position }),
      ...{ width_mm: width ?? 0, height_mm: height ?? 0, inks: inksOfText(inks) },
    })),
    ...(note.trim() && { note }),
  };
  return { ...facts, places: facts.places.map((each) => ({ ...each, inks: [...each.inks] })) };
}
