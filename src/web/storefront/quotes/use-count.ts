import { intlLocale } from "#domain/language/language.ts";
import { useWording } from "../../words/use-wording.ts";

/** Writes a number of bags with the separators of the reader's language. */
export function useCount(): (count: number) => string {
  const format = new Intl.NumberFormat(intlLocale(useWording()));
  return (count) => format.format(count);
}
