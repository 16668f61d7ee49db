import { useWording } from "../words/use-wording.ts";

/** What `lang` says of a French phrase of the specification: in the mixture it stands among English (SPEC-2.44). */
export function useFrench(): "fr" | undefined {
  return useWording() === "mul" ? "fr" : undefined;
}
