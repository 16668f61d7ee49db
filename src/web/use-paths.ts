import { useLocation } from "react-router";
import { pathsFrom } from "./paths.ts";
import { wordingOfPath } from "./words/wording.ts";

/** The links of the page at hand: they stay under `/en` or `/fr` where the visitor is. */
export function usePaths() {
  const wording = wordingOfPath(useLocation().pathname);
  return pathsFrom(wording === "en" || wording === "fr" ? `/${wording}` : "");
}
