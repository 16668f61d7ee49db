import { type Message, withValues } from "../words.ts";
import { type PrintPlace, placeName } from "./print-places.ts";

const printedPlace: Message = /*i18n*/ {
  id: "print.place.colours",
  message: "{place}: {colours, plural, one {# color} other {# colors}}",
};

/** The printed places as pages, mails and documents name them: `Front: 2 colors, Back: 1 color`. */
export function namePlaces(places: readonly PrintPlace[], say: (message: Message) => string): string {
  return places
    .map(({ place, colours }) => say(withValues(printedPlace, { place: say(placeName(place)), colours })))
    .join(", ");
}
