import { useLocale } from "../words/use-locale.ts";

/** What `lang` says of a French phrase of the specification: in the mixture it stands among English (SPEC-2.44). */
export function useFrench(): "fr" | undefined {
  return useLocale() === "mul" ? "fr" : undefined;
}
