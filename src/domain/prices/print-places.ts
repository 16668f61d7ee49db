import type { Message } from "../words.ts";

/** Where on a bag something is printed (L2.2). */
export const printPlaces = ["front", "back", "gusset", "handle"] as const;
export type PrintPlaceName = (typeof printPlaces)[number];

/** A place that is printed, and in how many colours. */
export interface PrintPlace {
  readonly place: PrintPlaceName;
  readonly colours: number;
}

/** More is a photograph, which is not printed colour by colour. */
export const maximumPrintColours = 12;

const placeNames: Readonly<Record<PrintPlaceName, Message>> = {
  front: /*i18n*/ { id: "print.place.front", message: "Front" },
  back: /*i18n*/ { id: "print.place.back", message: "Back" },
  gusset: /*i18n*/ { id: "print.place.gusset", message: "Gusset" },
  handle: /*i18n*/ { id: "print.place.handle", message: "Handle" },
};

const coloursInvalid: Message = /*i18n*/ {
  id: "print.colours.invalid",
  message: "Please give a whole number of colors for each printed place, up to 12.",
};
const placeTwice: Message = /*i18n*/ {
  id: "print.place.twice",
  message: "Please name each printed place once.",
};

/** The printed places of a request: each once, with its colours. */
export function placesRule(places: readonly PrintPlace[]): Message | undefined {
  if (new Set(places.map(({ place }) => place)).size < places.length) return placeTwice;
  const isCount = (colours: number) =>
    Number.isInteger(colours) && colours >= 1 && colours <= maximumPrintColours;
  return places.every(({ colours }) => isCount(colours)) ? undefined : coloursInvalid;
}

/** What a place is called. */
export function placeName(place: PrintPlaceName): Message {
  return placeNames[place];
}

/** The colours of all places together. */
export function printedColours(places: readonly Pick<PrintPlace, "colours">[]): number {
  return places.reduce((sum, { colours }) => sum + colours, 0);
}
