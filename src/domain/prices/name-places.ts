import { colonOf } from "../language/colon-of.ts";
import type { Locale } from "../language/language.ts";
import type { Message } from "../words.ts";
import { type PrintPlace, placeName } from "./print-places.ts";

/** The printed places as staff, mails and documents name them: `Front: 2, Back: 1`. */
export function namePlaces(
  places: readonly PrintPlace[],
  say: (message: Message) => string,
  locale: Locale,
): string {
  const colon = colonOf(locale);
  return places.map(({ place, colours }) => `${say(placeName(place))}${colon} ${colours}`).join(", ");
}
